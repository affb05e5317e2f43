import type { InputValues } from '../model/input.ts';
import type { Output } from '../model/output.ts';
import type { LiveTool } from '../model/tool.ts';
import { openingDrafts } from '../view/drafts.ts';
import type { Draft, Drafts, Failure, PanelState } from '../view/panel-state.ts';

/** Everything a card knows. What is to be drawn of it is the panel's part. */
export interface State extends PanelState {
  tool: LiveTool;
  /** A result for the opening values was made at build time. */
  seeded: boolean;
  /** What the form held for what is shown, be it a result or a failure; undefined where nothing is. */
  answered: Drafts | undefined;
  /** Counts the runs: the number of the latest. */
  run: number;
  /** What the latest run is given. */
  values: InputValues;
  /** The reader asked for the latest run: only then may the focus move. */
  asked: boolean;
}

/** What a run reports. That of a run that is not the latest is dropped. Loading reports as the latest run. */
export type RunEvent =
  | { type: 'progress'; run: number; fraction: number; partial: Output | undefined }
  | { type: 'done'; run: number; output: Output }
  | { type: 'failed'; run: number; failure: Failure };

/** What can happen to a card. */
export type CardEvent =
  | { type: 'open' }
  | { type: 'close' }
  /** The tool is loaded. (That it could not be is reported as `failed`.) */
  | { type: 'ready' }
  | { type: 'input'; id: string; draft: Draft }
  /** The reader has left a control. */
  | { type: 'commit'; id: string }
  | { type: 'sample'; index: number }
  | { type: 'reset' }
  /** A link, a file or the host fills the form. `status` says so; without it the status is as after typing. */
  | { type: 'fill'; drafts: Iterable<[id: string, draft: Draft]>; status?: string }
  /** The result made at build time, to be drawn as a live one is. */
  | { type: 'seed'; output: Output }
  /** The reader asks for what the card leaves out. */
  | { type: 'expand' }
  /** A sentence for the status, on something that changes nothing else. */
  | { type: 'say'; status: string }
  /** Whether the inputs are too long for a link. */
  | { type: 'link'; tooLong: boolean }
  /** `asked` is false for a run that follows from typing. */
  | { type: 'run'; asked: boolean }
  | { type: 'cancel' }
  | RunEvent;

/**
 * A card before it is opened.
 * @param drafts what the form holds: not the opening values when the reader typed before the tool was loaded
 */
export function closedState(tool: LiveTool, seeded: boolean, drafts = openingDrafts(tool.inputs)): State {
  return {
    phase: 'closed',
    drafts,
    faults: new Map(),
    status: '',
    tool,
    seeded,
    answered: seeded ? openingDrafts(tool.inputs) : undefined,
    run: 0,
    values: {},
    asked: false,
  };
}
