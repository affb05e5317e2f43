import { expect, it } from 'vitest';
import { createProgress } from '../../../src/cli/progress.ts';

/** A stream that keeps what is written to it. */
function stream(isTTY: boolean) {
  const written: string[] = [];
  const write = (text: string) => written.push(text) > 0;
  return { written, stream: { isTTY, write } as unknown as NodeJS.WriteStream };
}

it('draws one line on a terminal, not too often, and takes it away', () => {
  const { written, stream: terminal } = stream(true);
  const progress = createProgress(terminal);
  for (let done = 1; done <= 1000; done++) progress.update('Running tools', done, 1000);
  progress.clear();
  expect(written.length).toBeLessThan(20);
  expect(written.slice(-2)).toEqual(['\r\u001b[KRunning tools: 1000 of 1000', '\r\u001b[K']);
});

it('writes nothing elsewhere, nor where there was nothing to do', () => {
  const { written, stream: pipe } = stream(false);
  const progress = createProgress(pipe);
  progress.update('Running tools', 1, 1);
  progress.clear();
  expect(written).toEqual([]);
  const idle = stream(true);
  createProgress(idle.stream).clear();
  expect(idle.written).toEqual([]);
});

it('says at once what comes next, counted or not', () => {
  const { written, stream: terminal } = stream(true);
  const progress = createProgress(terminal);
  progress.update('Reading tools', 0, 0);
  progress.update('Running tools', 1, 9);
  expect(written).toEqual(['\r\u001b[KReading tools …', '\r\u001b[KRunning tools: 1 of 9']);
});
