import { mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { expect, test } from '@playwright/test';
import { type DevServer, serveDev } from '../support/serve-dev.ts';

const MANIFEST = {
  sdk: 9,
  id: 'words',
  name: 'Word count',
  blurb: 'Counts the words of a text.',
  version: '1.0.0',
  capabilities: ['pure'],
  runtime: { entry: 'index.ts' },
  kinds: ['text', 'error'],
  inputs: [{ id: 'text', type: 'text', label: 'Text', default: 'one two' }],
};

let root: string;
let server: DevServer;

test.beforeAll(async () => {
  root = mkdtempSync(join(tmpdir(), 'pegboard-dev-'));
  write('tools/words/tool.json', JSON.stringify(MANIFEST, null, 2));
  write('tools/words/index.ts', "export default { run: () => ({ kind: 'text', text: 'two' }) };");
  const known = [{ name: 'two', input: { text: 'a b' }, expect: { kind: 'text', text: 'two' } }];
  write('tools/words/cases.json', JSON.stringify(known));
  write('content/guide.md', '# Guide\n');
  server = await serveDev({ PEGBOARD_TOOLS: join(root, 'tools'), PEGBOARD_CONTENT: join(root, 'content') });
});

test.afterAll(() => {
  server.close();
  rmSync(root, { recursive: true });
});

function write(file: string, text: string): void {
  mkdirSync(dirname(join(root, file)), { recursive: true });
  writeFileSync(join(root, file), text);
}

test('problems lie over the page with their places, are closed by Escape, and go when they are mended', async ({
  page,
}) => {
  test.setTimeout(120_000);
  await expect(async () => {
    await page.goto(`${server.origin}/guide/`);
    await expect(page.locator('h1')).toHaveText('Guide');
  }).toPass();
  const overlay = page.locator('pegboard-problems');
  const dialog = overlay.getByRole('dialog');
  await expect(overlay).toHaveCount(0);

  const manifest = join(root, 'tools/words/tool.json');
  const right = readFileSync(manifest, 'utf8');
  writeFileSync(manifest, right.replace('"kinds": [\n    "text"', '"autorun": true,\n  "kinds": [\n    "txt"'));
  await expect(dialog).toBeVisible({ timeout: 30_000 });
  await expect(dialog.getByRole('heading')).toHaveText('1 error and 1 warning');
  await expect(dialog.getByRole('listitem').first()).toContainText('Did you mean "text"?');
  await expect(dialog.locator('pre').first()).toHaveText(/"txt",\n +\^/);

  const place = dialog.getByRole('button', { name: /tools\/words\/tool\.json:\d+:\d+$/ }).first();
  const asked = page.waitForRequest(/__open-in-editor/);
  // What answers would start an editor on this machine.
  await page.route(/__open-in-editor/, (route) => route.fulfill({ body: '' }));
  await place.click();
  expect(new URL((await asked).url()).searchParams.get('file')).toMatch(
    new RegExp(`^${root}/tools/words/tool\\.json:\\d+:\\d+$`),
  );

  // It is there when a page loads, over whichever page that is.
  await page.goto(`${server.origin}/tools/`);
  await expect(dialog).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(dialog).toBeHidden();
  await page.reload();
  const button = overlay.getByRole('button', { name: '1 error and 1 warning' });
  await expect(button).toBeVisible();
  await expect(dialog).toBeHidden();
  await button.click();
  await expect(dialog).toBeVisible();

  // A warning alone waits to be asked for.
  writeFileSync(manifest, right.replace('"kinds"', '"autorun": true,\n  "kinds"'));
  await expect(overlay.getByRole('button', { name: '1 warning', exact: true })).toBeVisible({ timeout: 30_000 });
  await expect(dialog).toBeHidden();

  writeFileSync(manifest, right);
  await expect(page.locator('body')).toBeVisible();
  await expect(overlay).toHaveCount(0, { timeout: 30_000 });
});
