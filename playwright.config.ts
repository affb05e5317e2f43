import { defineConfig } from '@playwright/test';
import { chromiumArgs, findChromium } from './scripts/find-chromium.ts';

const executablePath = findChromium();

export default defineConfig({
  testDir: 'tests/browser',
  globalSetup: './tests/browser/support/global-setup.ts',
  outputDir: 'test-results',
  fullyParallel: true,
  // A test left alone with `.only` would hide all others.
  forbidOnly: Boolean(process.env.CI),
  workers: 2,
  timeout: 30_000,
  reporter: 'list',
  use: {
    browserName: 'chromium',
    // A window for each test is most of what a test costs; Playwright empties the one it keeps.
    reuseContext: true,
    launchOptions: { ...(executablePath === undefined ? {} : { executablePath }), args: chromiumArgs() },
    // Tracing every test costs half as much again: ask for it with `--trace on`.
    trace: 'off',
  },
});
