/** @jsxImportSource preact */
import type { ComponentChildren, ComponentType } from 'preact';
import type { LiveTool } from '../model/tool.ts';
import type { CardOptions } from './card-options.ts';
import type { ComposerView } from './composer-view.ts';
import { DrawnResult, type ResultProps } from './drawn-result.tsx';
import type { PanelState } from './panel-state.ts';
import { ToolForm } from './tool-form.tsx';

interface Props {
  tool: LiveTool;
  options: CardOptions;
  state: PanelState;
  /** Unique in the page: the ids of the form and of its controls begin with it. */
  prefix: string;
  /** The tool's page. */
  href: string;
  /** The card keeps its inputs in the page's URL. */
  linked?: boolean;
  /** As long as no script is there to run the tool. */
  disabled?: boolean;
  /** For a tool whose arguments a schema describes. */
  Composer?: ComposerView;
  /** Draws a live result: it is loaded before the first one comes. */
  Result?: ComponentType<ResultProps> | undefined;
  /** The result made at build time, shown until there is another. */
  seed: ComponentChildren;
  /** Told when a result has not the shape that its kind promises. */
  onBroken?: (error: unknown) => void;
}

/** The form, the status and the result: the part of a card that changes. */
export function ToolPanel({
  tool,
  options,
  state,
  prefix,
  href,
  linked = false,
  disabled = false,
  Composer,
  Result,
  seed,
  onBroken,
}: Props) {
  const open = state.phase !== 'closed';
  const hasForm = options.controls === 'all';
  const result = tool.runs && (
    <DrawnResult
      key="result"
      state={state}
      timeoutMs={tool.timeoutMs}
      Result={Result}
      seed={seed}
      onBroken={onBroken}
    />
  );
  const form = (
    <ToolForm key="form" {...{ tool, state, prefix, href, linked, disabled, Composer }} mode={options.mode} />
  );
  const answerFirst = options.layout === 'answer-first';
  return (
    <>
      {answerFirst && result}
      {hasForm && options.mode === 'card' && <OpenButton name={tool.name} open={open} />}
      {hasForm && open && form}
      <p class="pb-status" role="status" key="status">
        {state.status}
      </p>
      {!answerFirst && result}
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
