/** @jsxImportSource preact */
import type { ComponentChildren } from 'preact';
import type { LiveTool } from '../model/tool.ts';
import { DrawnResult } from './drawn-result.tsx';
import type { ExtraViews } from './extra-views.ts';
import { cardLimits, PAGE_LIMITS } from './limits.ts';
import type { PanelState } from './panel-state.ts';
import { type Mode, ToolForm } from './tool-form.tsx';

interface Props {
  tool: LiveTool;
  mode: Mode;
  state: PanelState;
  /** Unique in the page: ids of controls begin with it. */
  prefix: string;
  /** The tool's page. */
  href: string;
  /** As long as no script is there to run the tool. */
  disabled?: boolean;
  extra: ExtraViews;
  /** The result made at build time, shown until there is another. */
  seed: ComponentChildren;
  /** Told when a result has not the shape that its kind promises. */
  onBroken?: (error: unknown) => void;
}

/** The form, the status and the result: the part of a card that changes. */
export function ToolPanel({ tool, mode, state, prefix, href, disabled = false, extra, seed, onBroken }: Props) {
  const open = state.phase !== 'closed';
  const limits = mode === 'card' ? cardLimits(tool.cardFields, href) : PAGE_LIMITS;
  return (
    <>
      {mode === 'card' && <OpenButton name={tool.name} open={open} />}
      {open && <ToolForm tool={tool} mode={mode} state={state} prefix={prefix} href={href} disabled={disabled} />}
      <p class="pb-status" role="status">
        {state.status}
      </p>
      <DrawnResult
        state={state}
        timeoutMs={tool.timeoutMs}
        limits={limits}
        extra={extra}
        seed={seed}
        onBroken={onBroken}
      />
    </>
  );
}

/** Opens a card's form in place, and closes it. Its name tells it from the buttons of other cards. */
function OpenButton({ name, open }: { name: string; open: boolean }) {
  const text = open ? 'Close' : 'Try it here';
  return (
    <button
      type="button"
      class="pb-button pb-open"
      data-act={open ? 'close' : 'open'}
      aria-expanded={open}
      aria-label={`${text}: ${name}`}
    >
      {text}
    </button>
  );
}
