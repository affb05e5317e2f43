import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, expect, it } from 'vitest';
import { buildSite } from './support/build-site.ts';
import { readBuiltSite } from './support/built-site.ts';
import { repository } from './support/repository.ts';

const folder = mkdtempSync(join(tmpdir(), 'pegboard-twice-'));
afterAll(() => rmSync(folder, { recursive: true, force: true }));

it('makes the same bytes a second time, elsewhere, in another time zone and language', async () => {
  const out = join(folder, 'site');
  await buildSite({ out, env: { TZ: 'Asia/Kathmandu', LANG: 'tr_TR.UTF-8', LC_ALL: 'tr_TR.UTF-8' } });
  const [first, second] = [readBuiltSite(join(repository, 'dist')), readBuiltSite(out)];
  expect([...second.files]).toEqual([...first.files]);
  const different = [...first.files].filter(
    (file) => !readFileSync(join(first.folder, file)).equals(readFileSync(join(out, file))),
  );
  expect(different).toEqual([]);
});
