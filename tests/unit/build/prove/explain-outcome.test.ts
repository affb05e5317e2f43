import { join } from 'node:path';
import { expect, it } from 'vitest';
import { loadTools } from '../../../../src/build/load-tools.ts';
import { explainFailure } from '../../../../src/build/prove/explain-outcome.ts';
import type { RunFault } from '../../../../src/build/prove/outcome.ts';
import { dialects } from '../../../../src/dialects/index.ts';
import { makeTool } from '../../../support/make-tool.ts';
import { makeTree } from '../../../support/make-tree.ts';
import { definition } from '../../dialects/ctp/make-ctp.ts';

it.each([
  ['native', undefined, /^Return \{ kind: "error", message \} for wrong input/, /raise "timeoutMs"/],
  ['ctp', 'adapt.ts', /^Return \{ success: false, error, .* for wrong input/, /^Make it faster$/],
  ['agentfootprint', 'adapt.ts', /^Say what is wrong with the input in the schema/, /^Make it faster$/],
])('what is advised of a run that failed is what a tool can do in %s', (id, adapter, threw, slow) => {
  const tool = makeTool({ thread: 'worker', ...(adapter === undefined ? {} : { adapter }) });
  const read = { tool, dialect: dialects.find((dialect) => dialect.id === id)! };
  const fix = (failure: object) =>
    explainFailure(failure as RunFault, { subject: { type: 'seed' }, read, limitMs: 5000, place: undefined }).fix;
  expect(fix({ type: 'threw', error: 'Error: x' })).toMatch(threw);
  expect(fix({ type: 'timed-out' })).toMatch(slow);
});

it('what an adapter throws is told of the author’s files alone', async () => {
  const code = `export const definition = ${JSON.stringify(definition({ id: 'odd' }))};\nexport const fn = () => ({ sucess: true });\n`;
  const root = makeTree({ 'tools/odd/ctp.ts': code });
  const { problems } = await loadTools({ tools: join(root, 'tools'), root, outDir: join(root, 'out') });
  expect(problems.length).toBeGreaterThan(0);
  for (const { file, fault } of problems) {
    expect(file).toBe('tools/odd/ctp.ts');
    expect(fault).toContain('returned {"sucess":true}');
    expect(fault).not.toMatch(/ at .*\.ts:\d/);
  }
});
