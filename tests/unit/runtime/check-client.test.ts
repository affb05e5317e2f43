// @vitest-environment happy-dom
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import {
  CHECK_LIMIT_MS,
  createCheckClient,
  LOAD_LIMIT_MS,
  PAUSE_MS,
  type Recheck,
} from '../../../src/runtime/check-client.ts';
import type { FromChecker, ToChecker } from '../../../src/runtime/check-messages.ts';

/** A worker that answers when a test says so. */
class HandWorker {
  static made: HandWorker[] = [];
  static refused = false;
  onmessage: ((event: { data: FromChecker }) => void) | null = null;
  onerror: (() => void) | null = null;
  heard: ToChecker[] = [];
  terminated = false;
  constructor() {
    if (HandWorker.refused) throw new Error('no workers here');
    HandWorker.made.push(this);
  }
  postMessage(message: ToChecker) {
    this.heard.push(message);
  }
  terminate() {
    this.terminated = true;
  }
  say(data: FromChecker) {
    if (!this.terminated) this.onmessage?.({ data });
  }
}

let client: Recheck;
const answer = vi.fn();
const worker = (at = -1) => HandWorker.made.at(at)!;
const texts = () => worker().heard.flatMap((message) => (message.type === 'check' ? [message.text] : []));
const ask = (text: string) => {
  client.check(text, (found) => answer(text, found));
  vi.advanceTimersByTime(PAUSE_MS);
};
const fault = (keyword: string) => ({ keyword, path: '', params: {} });

beforeEach(() => {
  vi.useFakeTimers();
  vi.stubGlobal('Worker', HandWorker);
  HandWorker.made = [];
  HandWorker.refused = false;
  answer.mockReset();
  client = createCheckClient('/x.js');
});
afterEach(() => {
  client.stop();
  vi.unstubAllGlobals();
  vi.useRealTimers();
});

it('starts with the first text, and checks it once the tool is loaded', () => {
  expect(HandWorker.made).toHaveLength(0);
  ask('1');
  expect(worker().heard).toEqual([{ type: 'load', url: new URL('/x.js', document.baseURI).href }]);
  worker().say({ type: 'ready' });
  worker().say({ type: 'checked', faults: [fault('type')] });
  expect(answer).toHaveBeenCalledExactlyOnceWith('1', { faults: [fault('type')] });
});

it('waits for a pause, and checks the last text alone', () => {
  client.check('1', (found) => answer('1', found));
  vi.advanceTimersByTime(PAUSE_MS - 1);
  ask('12');
  worker().say({ type: 'ready' });
  expect(texts()).toEqual(['12']);
});

it('drops the answer to a text that was changed meanwhile', () => {
  ask('1');
  worker().say({ type: 'ready' });
  ask('2');
  ask('3');
  expect(texts()).toEqual(['1']);
  worker().say({ type: 'checked', faults: [fault('old')] });
  expect(answer).not.toHaveBeenCalled();
  expect(texts()).toEqual(['1', '3']);
  worker().say({ type: 'checked', faults: [] });
  expect(answer).toHaveBeenCalledExactlyOnceWith('3', { faults: [] });
});

it('ends a check that takes too long, says so, and tries the next text in another worker', () => {
  ask('slow');
  worker().say({ type: 'ready' });
  vi.advanceTimersByTime(CHECK_LIMIT_MS);
  expect(worker().terminated).toBe(true);
  expect(answer).toHaveBeenCalledExactlyOnceWith('slow', {
    unchecked: expect.stringContaining('longer than a second'),
  });
  ask('quick');
  expect(HandWorker.made).toHaveLength(2);
  worker().say({ type: 'ready' });
  worker().say({ type: 'checked', faults: [] });
  expect(answer).toHaveBeenLastCalledWith('quick', { faults: [] });
});

it('checks what was typed during a check that took too long', () => {
  ask('slow');
  worker().say({ type: 'ready' });
  ask('quick');
  vi.advanceTimersByTime(CHECK_LIMIT_MS);
  worker().say({ type: 'ready' });
  expect(texts()).toEqual(['quick']);
});

it.each<[string, () => void]>([
  ['cannot be made', () => {}],
  ['has no script', () => worker().onerror?.()],
  ['has no check', () => worker().say({ type: 'unready' })],
  ['does not answer', () => vi.advanceTimersByTime(LOAD_LIMIT_MS)],
])('says that nothing is checked where a worker %s, and tries again', (what, fail) => {
  vi.spyOn(console, 'error').mockImplementation(() => {});
  HandWorker.refused = what === 'cannot be made';
  ask('1');
  fail();
  expect(answer).toHaveBeenCalledExactlyOnceWith('1', { unchecked: expect.stringContaining('could not be loaded') });
  HandWorker.refused = false;
  const made = HandWorker.made.length;
  ask('2');
  expect(HandWorker.made).toHaveLength(made + 1);
});

it('says where the check itself broke off', () => {
  ask('1');
  worker().say({ type: 'ready' });
  worker().say({ type: 'failed' });
  expect(answer).toHaveBeenCalledExactlyOnceWith('1', { unchecked: expect.stringContaining('broke off') });
});

it('ends its worker when it is stopped, and answers nothing more', () => {
  ask('1');
  worker().say({ type: 'ready' });
  client.check('2', (found) => answer('2', found));
  client.stop();
  vi.advanceTimersByTime(60_000);
  expect(worker().terminated).toBe(true);
  expect(HandWorker.made).toHaveLength(1);
  expect(answer).not.toHaveBeenCalled();
});
