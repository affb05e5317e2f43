import { beforeEach, expect, it, vi } from 'vitest';
import type { ToolBundle } from '../../../src/model/tool-module.ts';
import type { FromChecker } from '../../../src/runtime/check-messages.ts';
import { createCheckSession } from '../../../src/runtime/check-session.ts';
import { makeLiveTool } from '../../support/make-tool.ts';

const said: FromChecker[] = [];
const bundle: ToolBundle = {
  tool: makeLiveTool(),
  load: () => Promise.reject(new Error('never asked for')),
  check: async () => (value) => {
    if (value === 'endless') throw new RangeError('Maximum call stack size exceeded');
    return value === 1 ? [] : [{ keyword: 'const', path: '', params: {} }];
  },
};
function session(found: () => Promise<ToolBundle>) {
  return createCheckSession({
    origin: 'https://here.test',
    importBundle: found,
    post: (message) => said.push(message),
  });
}
beforeEach(() => {
  said.length = 0;
  vi.spyOn(console, 'error').mockImplementation(() => {});
  vi.spyOn(console, 'warn').mockImplementation(() => {});
});

it('answers each text by the tool’s check, and outlives one that breaks off', async () => {
  const hear = session(async () => bundle);
  await hear({ type: 'load', url: 'https://here.test/x.js' });
  for (const text of ['1', '"endless"', '2']) await hear({ type: 'check', text });
  expect(said).toEqual([
    { type: 'ready' },
    { type: 'checked', faults: [] },
    { type: 'failed' },
    { type: 'checked', faults: [{ keyword: 'const', path: '', params: {} }] },
  ]);
});

it.each<[string, string, () => Promise<ToolBundle>]>([
  ['of another origin', 'https://there.test/x.js', async () => bundle],
  ['that is not there', 'https://here.test/x.js', () => Promise.reject(new Error('404'))],
  ['without a check', 'https://here.test/x.js', async () => ({ tool: bundle.tool, load: bundle.load })],
])('is not ready with a tool %s', async (_, url, found) => {
  await session(found)({ type: 'load', url });
  expect(said).toEqual([{ type: 'unready' }]);
});
