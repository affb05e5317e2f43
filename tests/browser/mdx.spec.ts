import { expect, test } from './support/test.ts';

test.use({ site: 'fixture' });

test('a document draws its components and expressions', async ({ page }) => {
  await page.goto('parts/');
  const main = page.getByRole('main');
  await expect(main.getByRole('heading', { name: 'Main echo' })).toBeVisible();
  await expect(main.locator('.pb-tool-list > li')).toHaveCount(3);
  await expect(main.getByRole('link', { name: 'the other' })).toHaveAttribute('href', '/sub/path/tools/main-echo/');
  await expect(main.getByRole('note', { name: 'Tip' })).toContainText('One of 2');
  await expect(main.getByRole('list').last().getByRole('listitem')).toHaveText(['small', 'large']);
  await main.getByRole('link', { name: 'Guide', exact: true }).click();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Guide');
});

test('tabs are chosen by keyboard; those of one key together, and again on the next page', async ({ page }) => {
  await page.goto('parts/');
  const npm = page.getByRole('radio', { name: 'npm' });
  const yarn = page.getByRole('radio', { name: 'yarn' });
  await expect(page.getByText('First npm.')).toBeVisible();
  await expect(page.getByText('Then yarn.')).toBeHidden();
  await npm.first().focus();
  await page.keyboard.press('ArrowRight');
  await expect(yarn.first()).toBeFocused();
  await expect(yarn.last()).toBeChecked();
  await expect(page.getByText('Then yarn.')).toBeVisible();
  await expect(page.getByText('First npm.')).toBeHidden();
  await page.keyboard.press('Tab');
  await expect(page.locator('.pb-tab pre:visible')).toBeFocused();
  await page.reload();
  await expect(yarn.first()).toBeChecked();
  await page.getByText('npm', { exact: true }).first().click();
  await expect(npm.last()).toBeChecked();
});

test('an address of a place in a tab opens that tab', async ({ page }) => {
  await page.goto('parts/#in-a-tab');
  await expect(page.getByRole('heading', { name: 'In a tab' })).toBeVisible();
});

test('code is copied without what is removed, and says so', async ({ page, context }) => {
  await context.grantPermissions(['clipboard-read', 'clipboard-write']);
  await page.goto('parts/');
  const code = page.getByRole('figure');
  await expect(code).toContainText('src/sum.js');
  await code
    .getByRole('button', { name: 'Copy: Code, JavaScript. Marked: line 10. Added: line 11. Removed: line 12' })
    .click();
  await expect(page.getByRole('status').filter({ hasText: 'Copied' })).toHaveCount(1);
  expect(await page.evaluate(() => navigator.clipboard.readText())).toBe(
    'const a = 1;\nconst b = 2;\nexport const sum = a + b;\n',
  );
  await expect(page.getByRole('status').filter({ hasText: 'Copied' })).toHaveCount(0);
});

test('lines are marked by signs too, and their numbers are no text', async ({ page }) => {
  await page.goto('parts/');
  const signs = await page
    .getByRole('figure')
    .locator('.pb-line')
    .evaluateAll((lines) =>
      lines.map((line) =>
        getComputedStyle(line, '::before')
          .content.replace(/ \/ ""$/, '')
          .replaceAll(/["\\ ]/g, ''),
      ),
    );
  expect(signs.map((sign) => sign.replace(/^attr.*/, '9'))).toEqual(['9', '▸10', '+11', '−12']);
});

test('on paper every tab is open', async ({ page }) => {
  await page.goto('parts/');
  await page.emulateMedia({ media: 'print' });
  for (const text of ['First npm.', 'Then yarn.']) await expect(page.getByText(text)).toBeVisible();
});

test('a document is no wider than a narrow screen, also from right to left', async ({ page }) => {
  await page.setViewportSize({ width: 320, height: 640 });
  await page.goto('parts/');
  for (const direction of ['ltr', 'rtl']) {
    await page.evaluate((dir) => document.documentElement.setAttribute('dir', dir), direction);
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(320);
  }
});

test.describe('without script', () => {
  test.use({ javaScriptEnabled: false });

  test('tabs work, and no code has a button', async ({ page }) => {
    await page.goto('parts/');
    await page.locator('label', { hasText: 'yarn' }).last().click();
    await expect(page.getByText('Then yarn.')).toBeVisible();
    await expect(page.getByText('First npm.')).toBeHidden();
    await expect(page.locator('.pb-prose pre + button')).toHaveCount(0);
  });
});
