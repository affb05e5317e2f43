import { expect, test } from './support/test.ts';

test.use({ site: 'fixture' });

test('styles apply, and code is coloured by classes', async ({ page }) => {
  await page.goto('guide/');
  const colours = await page
    .locator('pre code span')
    .evaluateAll((spans) => spans.map((span) => getComputedStyle(span).color));
  expect(new Set(colours).size).toBeGreaterThan(2);
  await expect(page.locator('[style]')).toHaveCount(0);
  expect(await page.evaluate(() => getComputedStyle(document.documentElement).backgroundColor)).toMatch(/^rgb\(\d/);
});

test.describe('what the policy refuses', () => {
  test.use({ allowedErrors: /Content Security Policy|elsewhere\.test/ });

  test('inline scripts, inline styles and other hosts', async ({ page }) => {
    await page.goto('tools/hostile/');
    const refused = await page.evaluate(async () => {
      const seen: string[] = [];
      document.addEventListener('securitypolicyviolation', ({ effectiveDirective }) => seen.push(effectiveDirective));
      const script = document.createElement('script');
      script.textContent = 'document.title = "ran"';
      document.body.append(script);
      document.body.setAttribute('style', 'color: red');
      await fetch('https://elsewhere.test/').catch(() => {});
      document.body.append(Object.assign(new Image(), { src: 'https://elsewhere.test/x.png' }));
      await new Promise((resolve) => setTimeout(resolve, 100));
      return seen.sort();
    });
    expect(refused).toEqual(['connect-src', 'img-src', 'script-src-elem', 'style-src-attr']);
    await expect(page).not.toHaveTitle('ran');
  });
});
