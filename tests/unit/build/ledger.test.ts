import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, it } from 'vitest';
import { checkLedger, recordLedger } from '../../../src/build/ledger.ts';
import { makeTree } from '../../support/make-tree.ts';

it('a site without a ledger has promised nothing', async () => {
  expect(await checkLedger(makeTree({ 'tools/': '' }), () => false)).toEqual([]);
});

it('what was recorded must answer, and a record adds to what is there', async () => {
  const root = makeTree({ 'tools/': '' });
  await recordLedger(root, ['/tools/b/', '/']);
  await recordLedger(root, ['/tools/a/', '/']);
  expect(JSON.parse(readFileSync(join(root, 'published.json'), 'utf8'))).toEqual(['/', '/tools/a/', '/tools/b/']);
  const problems = await checkLedger(root, (path) => path !== '/tools/a/');
  expect(problems).toMatchObject([{ code: 'lost-address', file: 'published.json', line: 3, column: 3, pointer: '/1' }]);
});

it('a ledger that cannot be read is never replaced by a shorter one', async () => {
  const root = makeTree({ 'published.json': '["/tools/a/",' });
  await expect(recordLedger(root, ['/'])).rejects.toThrow('published.json');
  expect(readFileSync(join(root, 'published.json'), 'utf8')).toBe('["/tools/a/",');
});
