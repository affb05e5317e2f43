import { defineConfig } from 'vitest/config';
import { moduleAddresses } from './tests/support/module-addresses.ts';

/** Tests of a built `dist/`; they need `npm run build` first. */
const site = [
  'tests/budgets.test.ts',
  'tests/links.test.ts',
  'tests/programs.test.ts',
  'tests/determinism.test.ts',
  'tests/dev.test.ts',
  'tests/catalogue-size.test.ts',
  'tests/published.test.ts',
];

/** Packs and installs the package: minutes rather than seconds, and the registry. */
const packed = ['tests/package.test.ts', 'tests/docs-commands.test.ts'];

export default defineConfig({
  test: {
    projects: [
      {
        plugins: [moduleAddresses()],
        test: {
          name: 'unit',
          include: ['tests/**/*.test.{ts,tsx}'],
          exclude: ['tests/browser/**', ...site, ...packed],
          testTimeout: 60_000,
        },
      },
      // One file after the other: they build from one folder, and share its cache.
      { test: { name: 'site', include: site, maxWorkers: 1, testTimeout: 300_000, hookTimeout: 300_000 } },
      {
        test: {
          name: 'package',
          include: packed,
          globalSetup: 'tests/support/install-package.ts',
          maxWorkers: 1,
          testTimeout: 600_000,
          hookTimeout: 600_000,
        },
      },
    ],
  },
});
