import type { Output } from '../model/output.ts';
import { toDraft } from '../view/drafts.ts';
import type { Drafts, Phase } from '../view/panel-state.ts';
import { checkStatus, STATUS, sampleStatus } from '../view/wording.ts';
import { commitAll, commitDraft, type Faults, faultOf, toValues } from './read-drafts.ts';
import { type CardEvent, closedState, type State } from './state.ts';

/** The next state. An event that means nothing in a state leaves it: the very same object comes back. */
export function nextState(state: State, event: CardEvent): State {
  const { phase } = state;
  if (phase === 'closed') {
    return event.type === 'open' ? { ...state, phase: 'loading', status: STATUS.loading } : state;
  }
  switch (event.type) {
    case 'open':
      return state;
    case 'close':
      return { ...closedState(state.tool, state.seeded), run: state.run };
    case 'ready':
      return phase === 'loading' ? { ...state, phase: restingPhase(state), status: '' } : state;
    case 'unready':
      if (phase !== 'loading') return state;
      return { ...state, phase: 'failed', failure: event.failure, answered: state.drafts, status: STATUS.failed };
    case 'input':
      return edited(state, new Map(state.drafts).set(event.id, event.draft), withFault(state.faults, event.id, ''));
    case 'commit':
      return committed(state, event.id);
    case 'sample':
      return filled(state, event.index);
    case 'reset': {
      const { tool, seeded, run } = state;
      const opening = closedState(tool, seeded);
      return { ...opening, run, phase: phase === 'loading' ? phase : restingPhase(opening), status: STATUS.reset };
    }
    case 'run':
      return phase === 'running' ? state : started(state, event.asked);
    case 'cancel':
      if (phase !== 'running') return state;
      return { ...stopped(state), phase: restingPhase(state), status: STATUS.cancelled };
    default:
      return event.run === state.run ? reported(state, event) : state;
  }
}

/** What the latest run reports. */
function reported(state: State, event: Extract<CardEvent, { run: number }>): State {
  const running = state.phase === 'running';
  switch (event.type) {
    case 'slow':
      return running ? { ...state, slow: true } : state;
    case 'progress':
      return running ? { ...state, fraction: event.fraction, partial: event.partial ?? state.partial } : state;
    case 'done': {
      if (!running) return state;
      const status = doneStatus(state, event.output);
      const { drafts: answered } = state;
      return { ...stopped(state), phase: 'result', shown: event.output, failure: undefined, answered, status };
    }
    case 'failed':
      // A result may also turn out to be broken when it is drawn.
      if (!running && state.phase !== 'result') return state;
      return {
        ...stopped(state),
        phase: 'failed',
        failure: event.failure,
        answered: state.drafts,
        status: STATUS.failed,
      };
  }
}

function doneStatus({ tool }: State, output: Output): string {
  if (output.kind !== 'error') return STATUS.ready;
  const input = tool.inputs.find((one) => one.id === output.input);
  return input === undefined ? STATUS.refused : checkStatus(input.label);
}

/** A run begins, unless the form holds no values: then its faults show, if the reader asked for the run. */
function started(state: State, asked: boolean): State {
  const { inputs } = state.tool;
  const checked = commitAll(inputs, state.drafts);
  const faulty = inputs.find((input) => checked.faults.has(input.id));
  if (faulty !== undefined) {
    if (!asked) return state;
    return { ...state, ...checked, asked, status: checkStatus(faulty.label) };
  }
  return {
    ...stopped(state),
    // What one is typing is left alone.
    drafts: asked ? checked.drafts : state.drafts,
    faults: checked.faults,
    phase: 'running',
    run: state.run + 1,
    values: toValues(inputs, state.drafts),
    asked,
    status: STATUS.running,
  };
}

function committed(state: State, id: string): State {
  const input = state.tool.inputs.find((one) => one.id === id);
  const before = state.drafts.get(id);
  if (input === undefined || before === undefined) return state;
  const after = commitDraft(input, before);
  const faults = withFault(state.faults, id, faultOf(input, after));
  if (after === before) return { ...state, faults };
  return edited(state, new Map(state.drafts).set(id, after), faults);
}

function filled(state: State, index: number): State {
  const { tool, drafts } = state;
  const sample = tool.samples[index];
  if (sample === undefined) return state;
  const values = Object.entries(sample.input).map(([id, value]) => [id, toDraft(value)] as const);
  const status = sampleStatus(sample.label, tool.autoRun);
  return { ...edited(state, new Map([...drafts, ...values]), new Map()), status };
}

/** The form holds something else: a run that is under way was for what it held before. */
function edited(state: State, drafts: Drafts, faults: Faults): State {
  const changed = { ...stopped(state), drafts, faults };
  if (state.phase === 'loading') return changed;
  const phase = restingPhase(changed);
  return { ...changed, phase, status: phase === 'stale' && !state.tool.autoRun ? STATUS.stale : '' };
}

/** Nothing of a run is left. */
function stopped(state: State): State {
  return { ...state, partial: undefined, fraction: undefined, slow: false };
}

/** What a card is in when nothing runs: whether what it shows answers what the form holds. */
function restingPhase({ drafts, answered, failure, shown }: State): Phase {
  if (answered === undefined) return 'idle';
  if (drafts.size !== answered.size || [...drafts].some(([id, draft]) => answered.get(id) !== draft)) return 'stale';
  if (failure !== undefined) return 'failed';
  return shown === undefined ? 'idle' : 'result';
}

function withFault(faults: Faults, id: string, fault: string): Faults {
  const changed = new Map(faults);
  if (fault === '') changed.delete(id);
  else changed.set(id, fault);
  return changed;
}
