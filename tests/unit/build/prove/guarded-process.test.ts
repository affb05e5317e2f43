import { describe, expect, it, onTestFinished } from 'vitest';
import { GuardedProcess } from '../../../../src/build/prove/guarded-process.ts';
import { createLane } from '../../../../src/build/prove/lane.ts';
import type { Answer } from '../../../../src/build/prove/outcome.ts';
import { runnerProgram } from '../../../../src/build/prove/runner-program.ts';
import { makeTree } from '../../../support/make-tree.ts';

/** A program that answers each run as its input says, in place of ours. */
const PUPPET = `
process.on('message', ({ runs }) => {
  process.send({ type: 'loaded' });
  for (const { input } of runs) {
    if (input.say) process.send(input.say);
    if (input.write) process.stderr.write(input.write);
    if (input.exit !== undefined) process.exit(input.exit);
    if (input.kill) process.kill(process.pid, input.kill);
    if (input.end) process.send({ type: 'ended', end: input.end });
  }
});
process.send({ type: 'ready' });
`;

const DONE = { type: 'no-run' };
const THREW = { type: 'threw', error: 'x' };

async function answersOf(inputs: object[], program = PUPPET): Promise<Answer['outcome'][]> {
  const root = makeTree({ 'a.js': 'export {}' });
  const guarded = new GuardedProcess(root, program);
  onTestFinished(() => guarded.stop());
  const outcomes: Answer['outcome'][] = [];
  const runs = inputs.map((input) => ({ input, limitMs: 100, elsewhere: false }));
  await guarded.run({ file: `${root}/a.js`, runs }, ({ outcome }) => outcomes.push(outcome) > 0);
  return outcomes;
}

describe('a guarded process', () => {
  it('runs a module whose folder is reached by a link', async () => {
    const root = makeTree({
      'true/a.js': 'export const load = async () => ({ run: () => 1 });',
      linked: { link: 'true' },
    });
    const guarded = new GuardedProcess(`${root}/linked`, await runnerProgram());
    onTestFinished(() => guarded.stop());
    const outcomes: Answer['outcome'][] = [];
    const runs = [{ input: {}, limitMs: 1000, elsewhere: false }];
    await guarded.run({ file: `${root}/linked/a.js`, runs }, ({ outcome }) => outcomes.push(outcome) > 0);
    expect(outcomes).toMatchObject([{ type: 'returned' }]);
  });

  it('answers run by run', async () => {
    expect(await answersOf([{ end: THREW }, { end: THREW }, { end: DONE }])).toEqual([THREW, THREW, DONE]);
  });

  it('that ends says how, at the run that ended it', async () => {
    expect(await answersOf([{ end: THREW }, { exit: 3 }, { end: DONE }])).toEqual([
      THREW,
      { type: 'exited', how: 'with code 3' },
    ]);
    expect(await answersOf([{ exit: 0 }])).toEqual([{ type: 'exited', how: 'with code 0' }]);
    expect(await answersOf([{ kill: 'SIGTERM' }])).toEqual([{ type: 'exited', how: 'by SIGTERM' }]);
    expect(await answersOf([{ write: 'FATAL ERROR: JavaScript heap out of memory', exit: 134 }])).toEqual([
      { type: 'out-of-memory' },
    ]);
  });

  it('that does not answer in time is ended', async () => {
    expect(await answersOf([{ end: THREW }, {}, { end: DONE }])).toEqual([THREW, DONE]);
    expect(await answersOf([{ end: THREW }, {}])).toEqual([THREW, { type: 'timed-out' }]);
  });

  it('may say what it likes', async () => {
    const say = [
      null,
      'x',
      {},
      { type: 'x' },
      { type: 'ended' },
      { type: 'ended', end: null },
      { type: 'ended', end: DONE, conduct: 1 },
    ];
    expect(await answersOf([...say.map((message) => ({ say: message })), { end: DONE }])).toEqual([DONE]);
  });

  it('that does not start is told of, with what it wrote', async () => {
    await expect(answersOf([{}], 'throw new Error("no start")')).rejects.toThrow(
      /The guarded process for tools does not start: [\s\S]*no start/,
    );
  });
});

describe('a lane', () => {
  const files = {
    // Keeps what it is given, until the memory of the process is full.
    'hoard.js':
      'const kept = []; export const load = async () => ({ run: (n) => { for (let i = 0; i < n; i++) kept.push(Array(1e6).fill(i / 3)); return 1; } });',
    'needs.js': 'export const load = async () => ({ run: (n) => Array(n * 1e6).fill(1 / 3).length });',
    'pid.js': 'const id = Math.random(); export const load = async () => ({ run: () => id });',
  };

  it('runs a tool again in a new process where an old one may be what ended it', async () => {
    const root = makeTree(files);
    const lane = createLane(root, await runnerProgram());
    onTestFinished(() => lane.close());
    const types = async (file: string, input: unknown) => {
      const found: string[] = [];
      const runs = [{ input, limitMs: 20_000, elsewhere: false }];
      await lane.run({ file: `${root}/${file}`, runs }, ({ outcome }) => found.push(outcome.type) > 0);
      return found;
    };
    expect(await types('hoard.js', 18)).toEqual(['returned']);
    expect(await types('needs.js', 15)).toEqual(['returned']);
    expect(await types('needs.js', 1)).toEqual(['returned']);
  });

  it('stops where it is told to', async () => {
    const root = makeTree(files);
    const lane = createLane(root, await runnerProgram());
    onTestFinished(() => lane.close());
    const run = { input: 1, limitMs: 5_000, elsewhere: false };
    let count = 0;
    await lane.run({ file: `${root}/pid.js`, runs: [run, run, run] }, () => {
      count += 1;
      return count < 2;
    });
    expect(count).toBe(2);
    await lane.run({ file: `${root}/pid.js`, runs: [run] }, () => {
      count += 1;
      return true;
    });
    expect(count).toBe(3);
  });
});
