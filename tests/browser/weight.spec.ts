import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { gzipSync } from 'node:zlib';
import { readBuiltSite } from '../support/built-site.ts';
import { laterFiles } from '../support/page-weight.ts';
import { sites } from './support/sites.ts';
import { expect, test } from './support/test.ts';
import { openTool } from './support/tool-card.ts';

/** Most bytes, after gzip, that opening a card may fetch besides the tool's own module and what draws charts. */
const OPENING = 12_288;

const { folder } = sites.shipped;
const tools = readdirSync(join(folder, 'tools'), { withFileTypes: true })
  .filter((entry) => entry.isDirectory() && entry.name !== 'page')
  .map((entry) => entry.name);

test('opening a tool fetches little, whichever it is', async ({ page, traffic }) => {
  const site = readBuiltSite(folder);
  const scripts = [...site.files].filter((file) => /\/live-tool\.[^/]+$/.test(file));
  const pictures = laterFiles(site, scripts).pictures.flatMap((files) => [...files]);
  expect(pictures.length).toBeGreaterThan(2);
  const opened = [];
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
    const sizes = files.map((path) => gzipSync(readFileSync(join(folder, path))).length);
    const total = sizes.reduce((sum, size) => sum + size, 0);
    expect(total, tool).toBeGreaterThan(0);
    expect(total, `${tool}: ${files.map((path, at) => `${path} ${sizes[at]}`)}`).toBeLessThanOrEqual(OPENING);
    opened.push(tool);
  }
  expect(opened).toContain('histogram');
});
