import { delay } from './support/delay.ts';
import { expect, test } from './support/test.ts';
import { openTool, toolCard } from './support/tool-card.ts';

test.use({ site: 'fixture' });

test('Run may be the very first click', async ({ page }) => {
  const card = await openTool(page, 'main-echo');
  await card.run.click();
  await expect(card.status).toHaveText('The result is ready.');
});

test('a sample may be the very first click', async ({ page }) => {
  const card = await openTool(page, 'main-echo');
  await card.sample('Another text').click();
  await expect(card.control('Text')).toHaveValue('other');
});

test('what is typed before the tool is loaded is kept, with the caret', async ({ page }) => {
  // The tool's module takes its time; one types on meanwhile.
  let arrive = () => {};
  const arrived = new Promise<void>((resolve) => {
    arrive = resolve;
  });
  await page.route('**/_pegboard/tools/main-echo.*', async (route) => {
    await arrived;
    await route.continue();
  });
  const card = await openTool(page, 'main-echo');
  const text = card.control('Text');
  await text.click();
  await text.press('Home');
  await text.pressSequentially('so ');
  await card.control('Switch').check();
  await text.focus();
  await expect(card.status).toHaveText('Loading…');
  arrive();
  await expect(card.status).not.toHaveText('Loading…');
  await expect(text).toHaveValue('so hello');
  await expect(text).toBeFocused();
  await page.keyboard.type('much ');
  await expect(text).toHaveValue('so much hello');
  await text.press('Enter');
  await expect(card.result.getByRole('definition')).toHaveText(['so much hello', '2', '3', 'a', 'on']);
});

test('a run asked for before the tool is loaded happens then, once', async ({ page }) => {
  await delay(page, '**/_pegboard/tools/worker-echo.*', 300);
  const card = await openTool(page, 'worker-echo');
  await card.control('Text').fill('patient');
  await card.control('Text').press('Enter');
  await expect(card.result).toContainText('worker says patient');
  await expect(card.status).toHaveText('The result is ready.');
});

test('the form does not move when the tool is loaded', async ({ page }) => {
  const card = await openTool(page, 'main-echo');
  const before = await card.root.boundingBox();
  await card.control('Text').click();
  await page.waitForLoadState('networkidle');
  await expect(card.status).toHaveText('');
  expect(await card.root.boundingBox()).toEqual(before);
});

test('two impatient clicks open a card, and a closed one stays usable', async ({ page }) => {
  await delay(page, '**/live-tool.*', 500);
  await page.goto('tools/');
  const card = toolCard(page, 'main-echo');
  await card.open.click();
  await card.open.click();
  await expect(card.run).toBeVisible();
});

test('a card for a worker that is closed and opened again keeps its result', async ({ page }) => {
  await page.clock.install();
  await page.goto('tools/');
  const card = toolCard(page, 'worker-echo');
  await delay(page, '**/run-worker*', 1000);
  await card.open.click();
  await expect(card.close).toBeVisible();
  await card.close.click();
  await card.open.click();
  await card.run.click();
  await expect(card.status).toHaveText('The result is ready.');
  await page.clock.runFor(20_000);
  await expect(card.status).toHaveText('The result is ready.');
  await expect(card.result).toContainText('worker says hello');
});

test('a card that is moved while its tool is loaded is loaded all the same', async ({ page }) => {
  await delay(page, '**/run-worker*', 700);
  const card = await openTool(page, 'worker-echo');
  await card.control('Text').fill('moved');
  await expect(card.status).toHaveText('Loading…');
  await expect(card.root.locator('form')).toHaveAttribute('id', /./);
  await page.waitForTimeout(200);
  await card.root.evaluate((element) => element.parentElement!.append(element));
  await expect(card.status).toHaveText('The inputs have changed. Press Run.');
  await card.run.click();
  await expect(card.result).toContainText('worker says moved');
});

test('what is selected in an untouched text area stays selected while the tool is loaded', async ({ page }) => {
  await delay(page, '**/main-runner.*', 500);
  const card = await openTool(page, 'main-echo');
  await card.control('Text').fill('x');
  const lines = card.control('Lines');
  await lines.selectText();
  await expect(card.status).toHaveText('The inputs have changed. Press Run.');
  await page.keyboard.type('new');
  await expect(lines).toHaveValue('new');
});

test('a number that is left while the tool is loaded is clamped then', async ({ page }) => {
  await delay(page, '**/main-runner.*', 500);
  const card = await openTool(page, 'main-echo');
  await card.control('Number things').fill('42');
  await card.control('Number things').press('Tab');
  await expect(card.control('Number things')).toHaveValue('10');
});
