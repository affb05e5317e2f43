import { expect, test } from './support/test.ts';
import { openTool, toolCard } from './support/tool-card.ts';

test.use({ site: 'fixture', allowedErrors: /ERR_FAILED|Failed to fetch dynamically imported module|did not load/ });

test('a tool that cannot be fetched says so, and works when it is tried again', async ({ page }) => {
  await page.route('**/_pegboard/tools/main-echo.*', (route) => route.abort());
  const card = await openTool(page, 'main-echo');
  await card.control('Text').fill('kept');
  await card.run.click();
  await expect(card.status).toContainText('The tool could not be loaded.');
  await page.unrouteAll();
  await card.run.click();
  await expect(card.result).toContainText('kept');
});

test('what runs tools cannot be fetched either, and is tried again', async ({ page }) => {
  await page.route('**/live-tool.*', (route) => route.abort());
  await page.goto('tools/');
  const card = toolCard(page, 'main-echo');
  await card.open.click();
  await expect(card.status).toContainText('The tool could not be loaded.');
  await page.unrouteAll();
  await card.root.getByRole('button', { name: 'Try again' }).click();
  await card.run.click();
  await expect(card.status).toHaveText('The result is ready.');
});

test('a tool is opened, run, linked and copied as soon as each part of it can be fetched', async ({ page }) => {
  for (const part of ['main-runner', 'load-drawing', 'links']) {
    await page.route(`**/${part}.*`, (route) => route.abort());
    const card = await openTool(page, 'main-echo');
    await card.control('Text').fill('kept');
    if (part !== 'main-runner') await card.run.click();
    if (part === 'links') await expect(card.status).toHaveText('The result is ready.');
    else await expect(card.root).toContainText('could not be loaded. Check the connection');
    await page.unrouteAll();
    if (part !== 'links') await card.root.getByRole('button', { name: 'Try again' }).click();
    await card.control('Text').fill('kept on');
    await card.run.click();
    await expect(card.result, part).toContainText('kept on');
    await expect.poll(() => page.url(), part).toContain('#text=kept+on');
  }
});

test('a worker that does not start is told from a crash, and works when it is tried again', async ({
  page,
  context,
}) => {
  await context.route('**/run-worker*', (route) => route.abort());
  const card = await openTool(page, 'worker-echo');
  await card.control('Text').fill('kept');
  await card.run.click();
  await expect(card.result).toContainText('The tool’s worker did not start.');
  await expect(card.status).toHaveText('There is no result.');
  await context.unrouteAll();
  await card.result.getByRole('button', { name: 'Try again' }).click();
  await expect(card.result).toContainText('worker says kept');
});

test('a worker that cannot fetch its tool says that it did not start', async ({ page, context }) => {
  await context.route('**/shared.code.*', (route) => route.abort());
  const card = await openTool(page, 'worker-echo');
  await card.run.click();
  await expect(card.result).toContainText('The tool’s worker did not start.');
  await context.unrouteAll();
  await card.result.getByRole('button', { name: 'Try again' }).click();
  await expect(card.result).toContainText('worker says hello');
});
