import { expect, test } from './support/test.ts';

test.use({ site: 'shipped' });

test('a page says what its definition declares, in words and with reasons', async ({ page }) => {
  await page.goto('tools/edit/');
  const glance = page.getByRole('list', { name: 'At a glance' }).getByRole('listitem');
  await expect(glance).toHaveText([
    /^fs\.read\s+It reads files\.$/,
    /^fs\.write\s+It writes files\.$/,
    /^serial\s+It declares that its calls run one after another\.$/,
  ]);
  const declares = page.getByRole('region', { name: 'What it declares' });
  await expect(declares).toContainText('Calling it again does something again.');
  await expect(declares.locator('[data-from=assumed]')).toHaveText(/source.*native, product.*assumed/);
  const model = page.getByRole('region', { name: 'What a model sees' });
  await expect(model).toContainText('"name": "edit"');
  await expect(model).not.toContainText('Edit a file');
  await expect(model).not.toContainText('fs.write');
});

test('what a server says and what clients assume are told apart', async ({ page }) => {
  await page.goto('tools/memory/create-entities/');
  const declares = page.getByRole('region', { name: 'What it declares' });
  const [said, assumed] = [declares.locator('[data-from=said]'), declares.locator('[data-from=assumed]')];
  expect((await said.count()) + (await assumed.count())).toBe(4);
  for (const each of await said.all()) await expect(each).toContainText('The server says');
  for (const each of await assumed.all()) await expect(each).toContainText('assumed');
});

test('every file for programs is there, and is JSON', async ({ page }) => {
  for (const path of ['tools/edit/', 'tools/text-hash/', 'tools/filesystem/edit-file/', 'tools/histogram/']) {
    await page.goto(path);
    const files = page.getByRole('region', { name: 'For programs' }).getByRole('link');
    const hrefs = await files.evaluateAll((links) => links.map((link) => (link as HTMLAnchorElement).href));
    expect(hrefs.length, path).toBeGreaterThan(2);
    for (const href of hrefs) expect(typeof (await (await page.request.get(href)).json()), href).toBe('object');
  }
  const catalog = await (await page.request.get('catalog.json')).json();
  expect(catalog.tools).toHaveLength(catalog.total);
});
