import type { Output } from '../model/output.ts';
import { toDraft } from '../view/drafts.ts';
import type { Draft, Phase } from '../view/panel-state.ts';
import { readDraft } from '../view/read-draft.ts';
import { checkStatus, STATUS, sampleStatus } from '../view/wording.ts';
import { type CardEvent, closedState, type RunEvent, type State } from './state.ts';

/** The next state. An event that means nothing in a state leaves it: the very same object comes back. */
export function nextState(state: State, event: CardEvent): State {
  const { phase, tool, drafts, run } = state;
  if (phase === 'closed' && event.type !== 'fill') {
    return event.type === 'open' ? { ...state, phase: 'loading', status: STATUS.loading } : state;
  }
  switch (event.type) {
    case 'open':
      return state;
    case 'close':
      return { ...closedState(tool, state.seeded), run };
    case 'ready':
      return phase === 'loading'
        ? { ...compared(state), ...(state.status !== STATUS.loading && { status: state.status }) }
        : state;
    case 'input':
      return edited(state, [[event.id, event.draft]]);
    case 'commit': {
      // Clamped or cut. What is wrong is said by a run: a message that appears here would move Run from under the pointer.
      const input = tool.inputs.find(({ id }) => id === event.id);
      return input ? edited(state, [[event.id, readDraft(input, drafts.get(event.id) ?? '').draft]]) : state;
    }
    case 'sample': {
      const sample = tool.samples[event.index];
      if (!sample) return state;
      const values = Object.entries(sample.input).map(([id, value]): [string, Draft] => [id, toDraft(value)]);
      return { ...edited(state, values), status: sampleStatus(sample.label, tool.autoRun || !tool.runs) };
    }
    case 'fill': {
      const filled = edited(
        state,
        [...event.drafts].filter(([id]) => drafts.has(id)),
      );
      const { status = filled.status } = event;
      // Where what is shown answers it already, there is nothing to be done.
      const answered = filled.phase === 'result' || (filled.phase === 'idle' && filled.seeded);
      const next = { ...filled, tooLong: false, status: answered ? '' : status };
      return filled === state && status === state.status ? state : next;
    }
    case 'seed':
      return state.shown ? state : { ...state, shown: event.output };
    case 'expand':
      return state.shown || phase === 'running'
        ? { ...state, expanded: true }
        : started({ ...state, expanded: true }, false);
    case 'say':
      // What is said again is read out again only when it is another text: a space more is none to the eye.
      return { ...state, status: state.status === event.status ? `${event.status}\u00a0` : event.status };
    case 'link':
      return event.tooLong === (state.tooLong ?? false) ? state : { ...state, tooLong: event.tooLong };
    case 'reset': {
      const opening = { ...closedState(tool, state.seeded), run };
      return phase === 'loading' ? { ...opening, phase, status: STATUS.reset } : rest(opening, STATUS.reset);
    }
    case 'run':
      return phase === 'running' || !tool.runs ? state : started(state, event.asked);
    case 'cancel':
      return phase === 'running' ? rest(state, STATUS.cancelled) : state;
    default:
      return event.run === run ? reported(state, event) : state;
  }
}

/** What the latest run reports. */
function reported(state: State, event: RunEvent): State {
  const { phase, drafts: answered } = state;
  if (event.type === 'failed') {
    // A result may also turn out to be broken when it is drawn.
    if (phase !== 'running' && phase !== 'loading' && phase !== 'result') return state;
    return rest({ ...state, failure: event.failure, answered }, STATUS.failed);
  }
  if (phase !== 'running') return state;
  if (event.type === 'done') {
    return rest({ ...state, shown: event.output, failure: undefined, answered }, doneStatus(state, event.output));
  }
  return { ...state, fraction: event.fraction, partial: event.partial ?? state.partial };
}

function doneStatus({ tool }: State, output: Output): string {
  if (output.kind !== 'error') return STATUS.ready;
  const input = tool.inputs.find(({ id }) => id === output.input);
  return input ? checkStatus(input.label) : STATUS.refused;
}

/** A run begins, unless the form holds no values: then its faults show, if the reader asked for the run. */
function started(state: State, asked: boolean): State {
  const read = state.tool.inputs.map((input) => {
    return { ...input, ...readDraft(input, state.drafts.get(input.id) ?? toDraft(input.default)) };
  });
  const faults = new Map(read.filter(({ fault }) => fault).map(({ id, fault }) => [id, fault]));
  const drafts = new Map(read.map(({ id, draft }) => [id, draft]));
  const faulty = read.find(({ fault }) => fault);
  // While one types, a message below the control would come and go.
  if (faulty) return { ...state, ...(asked && { drafts, faults, asked }), status: checkStatus(faulty.label) };
  return {
    ...state,
    // What one is typing is left alone.
    drafts: asked ? drafts : state.drafts,
    faults,
    phase: 'running',
    run: state.run + 1,
    values: Object.fromEntries(read.map(({ id, value }) => [id, value])),
    asked,
    status: STATUS.running,
  };
}

/** The form holds something else. A run that is under way was for what it held before. */
function edited(state: State, changes: [id: string, draft: Draft][]): State {
  if (changes.every(([id, draft]) => state.drafts.get(id) === draft)) return state;
  const faults = new Map(state.faults);
  for (const [id] of changes) faults.delete(id);
  const changed = { ...state, faults, drafts: new Map([...state.drafts, ...changes]) };
  return state.phase === 'loading' || state.phase === 'closed' ? changed : compared(changed);
}

/** A state in which nothing runs, and which says so when what is shown does not answer what the form holds. */
function compared(state: State): State {
  const resting = rest(state, '');
  return resting.phase === 'stale' && !state.tool.autoRun ? { ...resting, status: STATUS.stale } : resting;
}

/** A state in which nothing runs. */
function rest(state: State, status: string): State {
  return { ...state, phase: restingPhase(state), partial: undefined, fraction: undefined, status };
}

/** Which one it is turns on whether what is shown answers what the form holds. */
function restingPhase({ drafts, answered, failure, shown }: State): Phase {
  if (!answered) return 'idle';
  if ([...drafts].some(([id, draft]) => answered.get(id) !== draft)) return 'stale';
  if (failure) return 'failed';
  return shown ? 'result' : 'idle';
}
