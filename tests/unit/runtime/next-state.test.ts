import { describe, expect, it } from 'vitest';
import type { Output } from '../../../src/model/output.ts';
import type { LiveTool } from '../../../src/model/tool.ts';
import { nextState } from '../../../src/runtime/next-state.ts';
import { type CardEvent, closedState, type State } from '../../../src/runtime/state.ts';
import { EVERY_INPUT, makeLiveTool } from '../../support/make-tool.ts';

const samples: LiveTool['samples'] = [{ label: 'Skewed', input: { text: '1 1 9', bins: 3, ends: false } }];
const tool = makeLiveTool({ samples });
const RESULT: Output = { kind: 'text', text: 'done' };
const REFUSAL: Output = { kind: 'error', message: 'No number', input: 'text', at: 2, len: 3 };

function play(start: State, ...events: CardEvent[]): State {
  return events.reduce(nextState, start);
}
/** What of a state is drawn, also where it is absent. */
function drawn({ phase, run, status, shown, partial, fraction, failure }: State) {
  return { phase, run, status, shown, partial, fraction, failure };
}
const closed = closedState(tool, true);
const OPEN: CardEvent[] = [{ type: 'open' }, { type: 'ready' }];
const RUN: CardEvent = { type: 'run', asked: true };
const type = (id: string, draft: string | boolean): CardEvent => ({ type: 'input', id, draft });
const done = (run: number, output: Output = RESULT): CardEvent => ({ type: 'done', run, output });
const failed = (run: number): CardEvent => ({ type: 'failed', run, failure: 'crash' });
const progress = (run: number, fraction: number, partial?: Output): CardEvent => ({
  type: 'progress',
  run,
  fraction,
  partial,
});

const idle = play(closed, ...OPEN);
const running = play(idle, RUN);
const result = play(running, done(1));
const stale = play(result, type('separator', ';'));
const broken = play(running, failed(1));
const STATES = { closed, loading: play(closed, OPEN[0]!), idle, running, result, stale, failed: broken };

describe('every state', () => {
  it('is reached, under its name', () => {
    for (const [name, state] of Object.entries(STATES)) expect(state.phase).toBe(name);
  });

  const EVENTS: { [name: string]: CardEvent } = {
    open: { type: 'open' },
    close: { type: 'close' },
    ready: { type: 'ready' },
    input: type('separator', '|'),
    commit: { type: 'commit', id: 'separator' },
    sample: { type: 'sample', index: 0 },
    reset: { type: 'reset' },
    run: RUN,
    cancel: { type: 'cancel' },
    fill: { type: 'fill', drafts: [['separator', '|']] },
    expand: { type: 'expand' },
    say: { type: 'say', status: 'Said.' },
    link: { type: 'link', tooLong: true },
    progress: progress(1, 0.5),
    done: done(1),
    failed: failed(1),
  };

  it('has a next one for every event', () => {
    const table = Object.entries(STATES).map(([name, state]) => {
      const outcomes = Object.entries(EVENTS).map(([event, what]) => {
        const own = name === 'loading' && event === 'failed' ? failed(0) : what;
        const after = nextState(state, own);
        return `${event}: ${after === state ? 'nothing' : after.phase}`;
      });
      return [name, ...outcomes];
    });
    expect(table).toEqual([
      [
        'closed',
        'open: loading',
        ...Object.keys(EVENTS)
          .slice(1)
          .map((event) => (event === 'fill' ? 'fill: closed' : `${event}: nothing`)),
      ],
      [
        'loading',
        'open: nothing',
        'close: closed',
        'ready: idle',
        'input: loading',
        'commit: nothing',
        'sample: loading',
        'reset: loading',
        'run: running',
        'cancel: nothing',
        'fill: loading',
        'expand: running',
        'say: loading',
        'link: loading',
        'progress: nothing',
        'done: nothing',
        'failed: failed',
      ],
      [
        'idle',
        'open: nothing',
        'close: closed',
        'ready: nothing',
        'input: stale',
        'commit: nothing',
        'sample: stale',
        'reset: idle',
        'run: running',
        'cancel: nothing',
        'fill: stale',
        'expand: running',
        'say: idle',
        'link: idle',
        'progress: nothing',
        'done: nothing',
        'failed: nothing',
      ],
      [
        'running',
        'open: nothing',
        'close: closed',
        'ready: nothing',
        'input: stale',
        'commit: nothing',
        'sample: stale',
        'reset: idle',
        'run: nothing',
        'cancel: idle',
        'fill: stale',
        'expand: running',
        'say: running',
        'link: running',
        'progress: running',
        'done: result',
        'failed: failed',
      ],
      [
        'result',
        'open: nothing',
        'close: closed',
        'ready: nothing',
        'input: stale',
        'commit: nothing',
        'sample: stale',
        'reset: idle',
        'run: running',
        'cancel: nothing',
        'fill: stale',
        'expand: result',
        'say: result',
        'link: result',
        'progress: nothing',
        'done: nothing',
        'failed: failed',
      ],
      [
        'stale',
        'open: nothing',
        'close: closed',
        'ready: nothing',
        'input: stale',
        'commit: nothing',
        'sample: stale',
        'reset: idle',
        'run: running',
        'cancel: nothing',
        'fill: stale',
        'expand: stale',
        'say: stale',
        'link: stale',
        'progress: nothing',
        'done: nothing',
        'failed: nothing',
      ],
      [
        'failed',
        'open: nothing',
        'close: closed',
        'ready: nothing',
        'input: stale',
        'commit: nothing',
        'sample: stale',
        'reset: idle',
        'run: running',
        'cancel: nothing',
        'fill: stale',
        'expand: running',
        'say: failed',
        'link: failed',
        'progress: nothing',
        'done: nothing',
        'failed: nothing',
      ],
    ]);
  });
});

describe('opening', () => {
  it('shows the form and does not run', () => {
    expect(drawn(idle)).toMatchObject({ phase: 'idle', run: 0, shown: undefined, status: '' });
  });

  it('keeps what was typed before the tool was loaded, and says that the result is not for it', () => {
    const typed = new Map(closed.drafts).set('text', '7');
    const opened = play(closedState(tool, true, typed), ...OPEN);
    expect(opened.phase).toBe('stale');
    expect(play(opened, type('text', '3 1 4')).phase).toBe('idle');
  });

  it('can fail, and a run tries again', () => {
    const lost = play(closed, OPEN[0]!, { type: 'failed', run: 0, failure: 'load' });
    expect(lost).toMatchObject({ phase: 'failed', failure: 'load', status: 'There is no result.' });
    expect(drawn(play(lost, RUN, done(1)))).toMatchObject({ phase: 'result', failure: undefined });
  });

  it('may be followed by a run at once', () => {
    expect(play(closed, OPEN[0]!, RUN, OPEN[1]!, done(1))).toMatchObject({ phase: 'result', shown: RESULT });
  });
});

describe('a run', () => {
  it('is given a value for every input', () => {
    expect(running.values).toEqual({ text: '3 1 4', separator: ',', bins: 10, method: 'linear', ends: true });
    expect(running.status).toBe('Running…');
  });

  it('clamps, cuts and falls back, in the form too', () => {
    const state = play(idle, type('bins', '999'), type('separator', 'abcdef'), type('method', 'zork'), RUN);
    expect(state.values).toMatchObject({ bins: 200, separator: 'abc', method: 'linear' });
    expect([...state.drafts]).toEqual(
      expect.arrayContaining([
        ['bins', '200'],
        ['separator', 'abc'],
        ['method', 'linear'],
      ]),
    );
  });

  it('leaves a number as it was typed', () => {
    const state = play(idle, type('bins', '3.10'), { type: 'commit', id: 'bins' }, RUN);
    expect(state.drafts.get('bins')).toBe('3.10');
    expect(state.values.bins).toBe(3.1);
  });

  it('does not start from a number that is none: its control is at fault', () => {
    const state = play(result, type('bins', ''), RUN);
    expect(state).toMatchObject({ phase: 'stale', run: 1, status: 'Check “Bins”.', asked: true });
    expect([...state.faults]).toEqual([['bins', 'Enter a number from 1 to 200.']]);
    expect(play(state, type('bins', '5')).faults.size).toBe(0);
    expect(play(state, type('bins', '5'), RUN)).toMatchObject({ phase: 'running', run: 2 });
  });

  it('shows progress and the latest partial result', () => {
    const partial: Output = { kind: 'text', text: 'half' };
    const state = play(running, progress(1, 0.5, partial), progress(1, 0.6));
    expect(state).toMatchObject({ phase: 'running', fraction: 0.6, partial });
    expect(drawn(play(state, done(1)))).toMatchObject({ partial: undefined, fraction: undefined, shown: RESULT });
    expect(drawn(play(state, { type: 'cancel' }))).toMatchObject({
      partial: undefined,
      phase: 'idle',
      status: 'Cancelled.',
    });
  });

  it('that is not the latest is dropped, with all that it says', () => {
    const second = play(running, type('text', '9'), RUN);
    expect(second).toMatchObject({ phase: 'running', run: 2 });
    for (const late of [done(1), failed(1), progress(1, 0.9, RESULT)]) expect(nextState(second, late)).toBe(second);
    expect(play(second, done(2)).phase).toBe('result');
  });

  it('says nothing more after its end, be it late progress', () => {
    for (const late of [done(1), progress(1, 1, RESULT)]) expect(nextState(result, late)).toBe(result);
  });

  it('may turn out to have given a broken result when that is drawn', () => {
    expect(play(result, { type: 'failed', run: 1, failure: 'shape' })).toMatchObject({
      phase: 'failed',
      failure: 'shape',
    });
  });

  it.each([
    ['a result', done(1), 'The result is ready.'],
    ['a refusal that names a control', done(1, REFUSAL), 'Check “Numbers”.'],
    ['a refusal that names none', done(1, { kind: 'error', message: 'x' }), 'The input was not accepted.'],
    [
      'a refusal that names what is not there',
      done(1, { kind: 'error', message: 'x', input: 'toString' }),
      'The input was not accepted.',
    ],
    ['a failure', failed(1), 'There is no result.'],
  ])('that ends in %s says so', (_, event, status) => {
    expect(play(running, event).status).toBe(status);
  });

  it('works after any end', () => {
    for (const end of [done(1), done(1, REFUSAL), failed(1), { type: 'cancel' } as const]) {
      expect(drawn(play(running, end, RUN, done(2)))).toMatchObject({ phase: 'result', run: 2, failure: undefined });
    }
  });
});

describe('a changed input', () => {
  it('makes the result stale, and says what to do', () => {
    expect(stale).toMatchObject({ phase: 'stale', shown: RESULT, status: 'The inputs have changed. Press Run.' });
  });

  it('is no change when it is taken back', () => {
    expect(play(stale, type('separator', ',')).phase).toBe('result');
    expect(play(broken, type('separator', ';'), type('separator', ',')).phase).toBe('failed');
  });

  it('says nothing where the tool runs as one types, and of a number half typed only that it is to be checked', () => {
    const auto = play(closedState(makeLiveTool({ autoRun: true }), true), ...OPEN, type('bins', ''));
    expect(auto).toMatchObject({ phase: 'stale', status: '' });
    const halfTyped = nextState(auto, { type: 'run', asked: false });
    expect(halfTyped).toEqual({ ...auto, status: 'Check “Bins”.' });
    const typed = play(auto, type('bins', '999'), { type: 'run', asked: false });
    expect(typed.values.bins).toBe(200);
    expect(typed.drafts.get('bins')).toBe('999');
  });

  it('is nothing to a tool that has shown no result yet', () => {
    expect(play(closedState(tool, false), ...OPEN, type('text', 'x')).phase).toBe('idle');
  });
});

describe('leaving a control', () => {
  const commit = (id: string): CardEvent => ({ type: 'commit', id });

  it('clamps', () => {
    expect(play(idle, type('bins', '-5'), commit('bins')).drafts.get('bins')).toBe('1');
  });

  it('says nothing of what is wrong with it: only a run does', () => {
    const state = play(idle, type('bins', ''));
    expect(nextState(state, commit('bins'))).toBe(state);
  });

  it('of another name is nothing', () => {
    expect(nextState(idle, commit('__proto__'))).toBe(idle);
  });
});

describe('a sample', () => {
  it('fills what it names, leaves the rest as the reader left it, and does not run', () => {
    const state = play(idle, type('separator', ';'), { type: 'sample', index: 0 });
    expect(Object.fromEntries(state.drafts)).toEqual({
      text: '1 1 9',
      separator: ';',
      bins: '3',
      method: 'linear',
      ends: false,
    });
    expect(state).toMatchObject({ phase: 'stale', status: '“Skewed” is filled in. Press Run.' });
  });

  it('takes faults away', () => {
    expect(play(idle, type('bins', ''), RUN, { type: 'sample', index: 0 }).faults.size).toBe(0);
  });

  it('that is not there is nothing', () => {
    expect(nextState(idle, { type: 'sample', index: Number.NaN })).toBe(idle);
  });

  it('does not ask for Run where the tool runs by itself', () => {
    const auto = play(closedState(makeLiveTool({ autoRun: true, samples }), true), ...OPEN, {
      type: 'sample',
      index: 0,
    });
    expect(auto.status).toBe('“Skewed” is filled in.');
  });
});

describe('filling by a link, a file or the host', () => {
  const fill = (drafts: [string, string | boolean][], status?: string): CardEvent =>
    status === undefined ? { type: 'fill', drafts } : { type: 'fill', drafts, status };

  it('changes what it names, runs nothing, and says what it was told to', () => {
    const state = play(idle, fill([['separator', ';']], 'Filled in.'));
    expect(state).toMatchObject({ phase: 'stale', run: 0, status: 'Filled in.' });
    expect(state.drafts.get('separator')).toBe(';');
    expect(state.drafts.get('text')).toBe('3 1 4');
    expect(play(idle, fill([['separator', ';']])).status).toBe('The inputs have changed. Press Run.');
  });

  it('with what the tool has not is left out', () => {
    expect(nextState(idle, fill([['gone', 'x']]))).toBe(idle);
    expect(nextState(idle, fill([['__proto__', 'x']]))).toBe(idle);
  });

  it('of a closed card waits for it to be opened', () => {
    const filled = play(closed, fill([['separator', ';']]));
    expect(filled.phase).toBe('closed');
    expect(play(filled, ...OPEN)).toMatchObject({ phase: 'stale' });
    expect(play(filled, OPEN[0]!, RUN).values.separator).toBe(';');
  });

  it('gives up a run that is under way', () => {
    expect(play(running, fill([['separator', ';']]))).toMatchObject({ phase: 'stale', run: 1 });
  });
});

describe('a sentence', () => {
  const say: CardEvent = { type: 'say', status: 'Copied.' };

  it('changes nothing else, and is another text each time, so that it is read out each time', () => {
    const said = [say, say, say].map((_, times) => play(result, ...Array.from({ length: times + 1 }, () => say)));
    expect(said.map(({ status }) => status)).toEqual(['Copied.', 'Copied.\u00a0', 'Copied.']);
    expect({ ...said[0], status: '' }).toEqual({ ...result, status: '' });
  });
});

describe('asking for the rest', () => {
  it('draws more of the result that is shown', () => {
    expect(play(result, { type: 'expand' })).toMatchObject({ phase: 'result', expanded: true, run: 1 });
  });

  it('runs the tool where the result of the build stands: the page has no more of it', () => {
    expect(play(idle, { type: 'expand' })).toMatchObject({ phase: 'running', expanded: true, run: 1 });
    expect(play(running, { type: 'expand' })).toMatchObject({ phase: 'running', expanded: true, run: 1 });
  });

  it('ends with Reset', () => {
    expect(play(result, { type: 'expand' }, { type: 'reset' }).expanded).toBeUndefined();
  });
});

describe('reset and close', () => {
  it('bring back the opening values and the result for them', () => {
    for (const state of [stale, broken, result, running]) {
      const after = play(state, { type: 'reset' });
      expect(drawn(after)).toMatchObject({
        phase: 'idle',
        shown: undefined,
        failure: undefined,
        status: 'Back to the opening values.',
      });
      expect(after.drafts).toEqual(closed.drafts);
      expect(drawn(play(state, { type: 'close' }))).toMatchObject({ phase: 'closed', shown: undefined, status: '' });
    }
  });

  it('never let an earlier run through', () => {
    const after = play(running, { type: 'reset' }, RUN);
    expect(after.run).toBe(2);
    expect(nextState(after, done(1))).toBe(after);
  });
});

describe('names', () => {
  it('of inputs may be those of any object', () => {
    const inputs = ['constructor', '__proto__', 'toString'].map((id) => ({ ...EVERY_INPUT[1]!, id }));
    const state = play(closedState(makeLiveTool({ inputs }), true), ...OPEN, type('__proto__', 'p'), RUN);
    expect(Object.entries(state.values)).toEqual([
      ['constructor', ','],
      ['__proto__', 'p'],
      ['toString', ','],
    ]);
  });
});

describe('a sentence for the status', () => {
  it('changes nothing else, and is not said of a closed card', () => {
    for (const [name, state] of Object.entries(STATES)) {
      const next = nextState(state, { type: 'say', status: 'Copied as text.' });
      if (name === 'closed') expect(next).toBe(state);
      else expect(next, name).toEqual({ ...state, status: 'Copied as text.' });
    }
  });
});
