import { readdirSync } from 'node:fs';
import { join } from 'node:path';
import { gzipSync } from 'node:zlib';
import type { Page } from '@playwright/test';
import { sites } from './support/sites.ts';
import { expect, test } from './support/test.ts';

/** Most bytes, after gzip, that opening a card may fetch besides the tool's own module and what draws charts. */
const OPENING = 12_288;

const pages = readdirSync(join(sites.shipped.folder, 'tools'), { withFileTypes: true })
  .filter((entry) => entry.isDirectory() && entry.name !== 'page')
  .map((entry) => entry.name);

/** From now on, what the page fetches: its size after gzip, by path. */
function weigh(page: Page): () => Promise<Map<string, number>> {
  const weights = new Map<string, Promise<number>>();
  page.on('response', (response) => {
    const size = response.body().then((body) => gzipSync(body).length);
    weights.set(new URL(response.url()).pathname, size);
  });
  return async () => {
    const sizes = [...weights].map(async ([path, size]) => [path, await size] as const);
    return new Map(await Promise.all(sizes));
  };
}

for (const tool of pages) {
  test(`opening ${tool} fetches little`, async ({ page }) => {
    await page.goto(`tools/${tool}/`, { waitUntil: 'networkidle' });
    const form = page.locator('tool-card form');
    test.skip((await form.count()) === 0, 'a retired tool cannot be opened');
    const weights = weigh(page);
    await form.locator('input, textarea, select').first().click();
    await expect.poll(async () => [...(await weights()).keys()].join()).toContain(`/_pegboard/tools/${tool}.`);
    await page.waitForLoadState('networkidle');
    const fetched = [...(await weights())].filter(([path]) => !/\/_pegboard\/tools\/|\/charts?\./.test(path));
    const total = fetched.reduce((sum, [, size]) => sum + size, 0);
    expect(fetched.length).toBeGreaterThan(0);
    expect(total, fetched.map(([path, size]) => `${path}: ${size}`).join('\n')).toBeLessThanOrEqual(OPENING);
  });
}
