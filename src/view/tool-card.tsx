/** @jsxImportSource preact */

import type { InputValues } from '../model/input.ts';
import type { Output } from '../model/output.ts';
import type { Link, Tool } from '../model/tool.ts';
import { ALL_VIEWS } from './all-views.ts';
import { type CardOptions, type Mode, readCardOptions } from './card-options.ts';
import { createComposer } from './composer/composer.tsx';
import { openingDrafts } from './drafts.ts';
import { Given } from './given.tsx';
import { IdleReadout } from './idle-readout.tsx';
import { limitsOf } from './limits.ts';
import { withOpeningValues } from './opening-values.ts';
import { OutputView } from './output.tsx';
import type { PanelState } from './panel-state.ts';
import { seedData } from './seed-data.ts';
import { ToolPanel } from './tool-panel.tsx';

/** What a card is made of. */
export interface ToolCardProps {
  tool: Tool;
  /** The result for the opening values; undefined where there is none. */
  seed: Output | undefined;
  mode: Mode;
  /** The rest of what a host may set. */
  options?: Partial<CardOptions>;
  /** Opening values in place of the tool's own, by input id. `seed` is the result for them. */
  values?: InputValues | undefined;
  /** The card keeps its inputs in the fragment of the page's URL: one card a page does. */
  fragment?: boolean;
  /** Of the form and its controls, unique in the page. Default: made of the tool's id. */
  prefix?: string;
  /** The tool's page, with the site's base. */
  href: string;
  /** The tool's module, with the site's base; undefined for a tool that is not run. */
  module: string | undefined;
  /** The name of the server that offers it, for a card among those of others. */
  server?: string | undefined;
  /** Where a retired tool leads on to, with the site's base. Default: the tool's links as they are written. */
  links?: readonly Link[] | undefined;
  /** Of the name, where the card has one. Default 3. */
  headingLevel?: 1 | 2 | 3;
}

/** A tool as a page holds it before any script has run, and for good where none does. */
export function ToolCard(props: ToolCardProps) {
  const { seed, mode, href, module, values, fragment, links = props.tool.links, headingLevel = 3, server } = props;
  const tool = values ? withOpeningValues(props.tool, values) : props.tool;
  const { status } = tool;
  const runs = module !== undefined && status !== 'retired';
  const live = runs && (mode !== 'card' || (tool.card === 'live' && status === 'live'));
  const { parts, more, layout, controls } = props.options ?? {};
  const options = readCardOptions((name) => {
    const set = name === 'mode' ? mode : props.options?.[name as keyof CardOptions];
    return set === undefined ? null : String(set);
  });
  // Only a script can draw more.
  if (!live) options.more = 'link';
  // A frame of another site stays with the tool.
  const target = mode === 'embed' ? '_blank' : undefined;
  const Heading = (['h1', 'h2', 'h3'] as const)[headingLevel - 1]!;
  const panel = { ...props, tool, options };
  return (
    <tool-card
      tool={tool.id}
      mode={mode}
      module={live ? module : undefined}
      values={values && JSON.stringify(values)}
      fragment={live ? fragment : undefined}
      {...{ parts, more, layout, controls }}
    >
      {mode !== 'page' && (
        <Heading class="pb-card-name">
          <a href={href} target={target}>
            {tool.name}
          </a>
          {status !== 'live' && <span class="pb-badge">{status}</span>}
        </Heading>
      )}
      {mode === 'card' && server !== undefined && <p class="pb-server-name">{server}</p>}
      {mode === 'card' && <p class="pb-blurb">{tool.blurb}</p>}
      {mode === 'card' && seed && <Given inputs={tool.inputs} />}
      {mode !== 'card' && status === 'deprecated' && <Deprecated />}
      {mode !== 'card' && status === 'retired' && <Retired {...{ links, target }} />}
      {mode !== 'card' && live && (
        <noscript>
          <p class="pb-note">
            {tool.runs
              ? 'Running this tool needs JavaScript. What is shown answers the values in the form.'
              : 'To compose a call needs JavaScript. What is shown is made of the values in the form.'}
          </p>
        </noscript>
      )}
      {live ? <LivePanel {...panel} /> : <Seed {...panel} />}
    </tool-card>
  );
}

type PartProps = Pick<ToolCardProps, 'tool' | 'seed' | 'href' | 'prefix' | 'fragment' | 'values'> & {
  options: CardOptions;
};

function LivePanel({ tool, seed, href, options, values, fragment = false, prefix = `pb-${tool.id}` }: PartProps) {
  const state: PanelState = {
    phase: options.mode === 'card' ? 'closed' : 'idle',
    drafts: openingDrafts(tool.inputs),
    faults: new Map(),
    status: '',
  };
  return (
    <div class="pb-panel" data-opening={values && JSON.stringify(values)}>
      <ToolPanel
        {...{ tool, options, state, prefix, href }}
        linked={fragment}
        Composer={tool.inputs[0]?.type === 'schema' ? createComposer(tool) : undefined}
        disabled={true}
        seed={seed && <Seed {...{ tool, seed, href, options }} live={true} />}
      />
    </div>
  );
}

function Seed({ tool, seed, href, options, live = false }: PartProps & { live?: boolean }) {
  if (seed === undefined) return null;
  const limits = limitsOf(options, tool.cardFields, href);
  // A closed card of a list is looked at, and opened to be read.
  const data = live && options.mode !== 'card' ? seedData(seed) : undefined;
  const extra = data === undefined ? ALL_VIEWS : { ...ALL_VIEWS, Readout: IdleReadout };
  return (
    <div class="pb-seed">
      <OutputView output={seed} limits={limits} extra={extra} />
      {data !== undefined && <script type="application/json" dangerouslySetInnerHTML={{ __html: data }} />}
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
function Retired({ links, target }: { links: readonly Link[]; target: '_blank' | undefined }) {
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
              <a href={href} target={target}>
                {label}
              </a>
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
      'tool-card': Partial<Record<keyof CardOptions | 'tool' | 'module' | 'values' | 'fragment', unknown>> & {
        children?: ComponentChildren;
      };
    }
  }
}
