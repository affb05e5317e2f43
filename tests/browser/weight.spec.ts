import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { gzipSync } from 'node:zlib';
import { readBuiltSite } from '../support/built-site.ts';
import { laterFiles } from '../support/page-weight.ts';
import { sites } from './support/sites.ts';
import { expect, test } from './support/test.ts';
import { openTool } from './support/tool-card.ts';

/** Most bytes, after gzip, that opening a card may fetch besides the tool's own module, what draws charts and what composes. */
const OPENING = 12_288;

/** Most bytes, after gzip, of what composes arguments. */
const COMPOSING = 25_600;

const { folder } = sites.shipped;
const tools = readdirSync(join(folder, 'tools'), { withFileTypes: true })
  .filter((entry) => entry.isDirectory() && entry.name !== 'page')
  .map((entry) => entry.name);

test('opening a tool fetches little, whichever it is', async ({ page, traffic }) => {
  const site = readBuiltSite(folder);
  const scripts = [...site.files].filter((file) => /\/live-tool\.[^/]+$/.test(file));
  const later = laterFiles(site, scripts);
  const pictures = later.pictures.flatMap((files) => [...files]);
  const composers = later.composers.flatMap((files) => [...files]);
  expect(pictures.length).toBeGreaterThan(2);
  const opened: string[] = [];
  const composed: string[] = [];
  for (const tool of tools) {
    const card = await openTool(page, tool);
    const control = card.root.locator('input, textarea, select').first();
    if ((await control.count()) === 0) continue;
    await page.waitForLoadState('networkidle');
    traffic.clear();
    await control.click();
    await expect.poll(() => traffic.paths().join()).toContain(`_pegboard/tools/${tool}.`);
    // Whatever else it needs is asked for until it is ready: what draws its results, its worker.
    await expect(card.status).not.toHaveText('Loading…');
    const files = [...new Set(traffic.paths())].filter(
      (path) => !path.startsWith('_pegboard/tools/') && !pictures.includes(path),
    );
    const composing = files.filter((path) => composers.includes(path));
    expectLight(tool, composing, COMPOSING);
    const opening = files.filter((path) => !composers.includes(path));
    expect(opening.length, tool).toBeGreaterThan(0);
    expectLight(tool, opening, OPENING);
    opened.push(tool);
    if (composing.length > 0) composed.push(tool);
  }
  expect(opened).toContain('histogram');
  expect(composed.length).toBeGreaterThan(0);
  expect(composed).not.toContain('histogram');
});

function expectLight(tool: string, files: readonly string[], most: number) {
  const sizes = files.map((path) => gzipSync(readFileSync(join(folder, path))).length);
  const total = sizes.reduce((sum, size) => sum + size, 0);
  expect(total, `${tool}: ${files.map((path, at) => `${path} ${sizes[at]}`)}`).toBeLessThanOrEqual(most);
}
