/** @jsxImportSource preact */
import type { Output } from '../model/output.ts';
import type { Link, Tool } from '../model/tool.ts';
import { ALL_VIEWS } from './all-views.ts';
import { openingDrafts } from './drafts.ts';
import { Given } from './given.tsx';
import { cardLimits, PAGE_LIMITS } from './limits.ts';
import { OutputView } from './output.tsx';
import type { PanelState } from './panel-state.ts';
import type { Mode } from './tool-form.tsx';
import { ToolPanel } from './tool-panel.tsx';

/** What a card is made of. */
export interface ToolCardProps {
  tool: Tool;
  /** The result for the opening values; undefined for a tool that is not run. */
  seed: Output | undefined;
  mode: Mode;
  /** The tool's page, with the site's base. */
  href: string;
  /** The tool's module, with the site's base; undefined for a tool that is not run. */
  module: string | undefined;
  /** Where a retired tool leads on to, with the site's base. Default: the tool's links as they are written. */
  links?: readonly Link[] | undefined;
  /** Of the name, on a card of a list. Default 3. */
  headingLevel?: 2 | 3;
}

/** A tool as a page holds it before any script has run, and for good where none does. */
export function ToolCard({ tool, seed, mode, href, module, links = tool.links, headingLevel = 3 }: ToolCardProps) {
  const { status } = tool;
  const runs = module !== undefined && status !== 'retired';
  const live = runs && (mode === 'page' || (tool.card === 'live' && status === 'live'));
  const Heading = headingLevel === 2 ? 'h2' : 'h3';
  return (
    <tool-card tool={tool.id} mode={mode} module={live ? module : undefined}>
      {mode === 'card' && (
        <>
          <Heading class="pb-card-name">
            <a href={href}>{tool.name}</a>
            {status !== 'live' && <span class="pb-badge">{status}</span>}
          </Heading>
          <p class="pb-blurb">{tool.blurb}</p>
          {seed && <Given inputs={tool.inputs} />}
        </>
      )}
      {mode === 'page' && status === 'deprecated' && <Deprecated />}
      {mode === 'page' && status === 'retired' && <Retired links={links} />}
      {mode === 'page' && live && (
        <noscript>
          <p class="pb-note">Running this tool needs JavaScript. What is shown answers the values in the form.</p>
        </noscript>
      )}
      {live ? (
        <LivePanel tool={tool} seed={seed} mode={mode} href={href} />
      ) : (
        <Seed tool={tool} seed={seed} mode={mode} href={href} />
      )}
    </tool-card>
  );
}

type PartProps = Pick<ToolCardProps, 'tool' | 'seed' | 'mode' | 'href'>;

function LivePanel({ tool, seed, mode, href }: PartProps) {
  const state: PanelState = {
    phase: mode === 'card' ? 'closed' : 'idle',
    drafts: openingDrafts(tool.inputs),
    faults: new Map(),
    status: '',
  };
  return (
    <div class="pb-panel">
      <ToolPanel
        tool={tool}
        mode={mode}
        state={state}
        prefix={`pb-${tool.id}`}
        href={href}
        disabled={true}
        extra={ALL_VIEWS}
        seed={seed && <Seed tool={tool} seed={seed} mode={mode} href={href} />}
      />
    </div>
  );
}

function Seed({ tool, seed, mode, href }: PartProps) {
  if (seed === undefined) return null;
  const limits = mode === 'card' ? cardLimits(tool.cardFields, href) : PAGE_LIMITS;
  return (
    <div class="pb-seed">
      <OutputView output={seed} limits={limits} extra={ALL_VIEWS} />
    </div>
  );
}

function Deprecated() {
  return (
    <p class="pb-note pb-warn-box">
      <strong>Deprecated.</strong> This tool still runs, but it is no longer kept up.
    </p>
  );
}

/** A bookmark of a tool that is gone finds out why, and the way on. */
function Retired({ links }: { links: readonly Link[] }) {
  return (
    <div class="pb-note pb-warn-box">
      <p>
        <strong>Retired.</strong> This tool no longer runs. Its page stays, so that links to it keep working.
        {links.length > 0 && ' Instead, see:'}
      </p>
      {links.length > 0 && (
        <ul>
          {links.map(({ label, href }) => (
            <li>
              <a href={href}>{label}</a>
            </li>
          ))}
        </ul>
      )}
    </div>
  );
}

declare module 'preact' {
  namespace JSX {
    interface IntrinsicElements {
      'tool-card': { tool: string; mode: Mode; module?: string | undefined; children?: ComponentChildren };
    }
  }
}
