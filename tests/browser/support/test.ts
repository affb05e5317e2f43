import { test as base, type Page, type Request } from '@playwright/test';
import { type Served, serveSite } from '../../support/serve-site.ts';
import { type SiteName, sites } from './sites.ts';

export { expect } from '@playwright/test';

/** What a page has asked the network for. */
export interface Traffic {
  /** The paths asked for since the start or the last `clear()`, relative to the site's base, in order; without the query, and without the icon. */
  paths(): string[];
  /** Forgets what was asked for so far. */
  clear(): void;
}

interface Options {
  /** Which site `page.goto('tools/')` is relative to. Default `shipped`. */
  site: SiteName;
  /** The complaints a test expects, such as a crash's details in the console. Any other fails it. Default none. */
  allowedErrors: RegExp | undefined;
}

interface Fixtures {
  traffic: Traffic;
  /** Fails a test whose page logs an error, opens a dialog, breaks the content policy or asks another host. Always on. */
  quietPage: undefined;
}

interface WorkerFixtures {
  served: Record<SiteName, Served>;
}

/** Playwright's `test`, on a served site: addresses are relative to it (`page.goto('tools/histogram/')`, without a slash before). */
export const test = base.extend<Options & Fixtures, WorkerFixtures>({
  site: ['shipped', { option: true }],
  allowedErrors: [undefined, { option: true }],

  served: [
    // biome-ignore lint/correctness/noEmptyPattern: Playwright reads a fixture's needs from this pattern
    async ({}, use) => {
      const serve = (name: SiteName) => serveSite(sites[name].folder, sites[name].base);
      const [shipped, fixture, host] = await Promise.all([serve('shipped'), serve('fixture'), serve('host')]);
      await use({ shipped, fixture, host });
      await Promise.all([shipped.close(), fixture.close(), host.close()]);
    },
    { scope: 'worker' },
  ],

  baseURL: async ({ served, site }, use) => use(served[site].url),

  traffic: async ({ page, baseURL }, use) => {
    const seen: string[] = [];
    page.on('request', (request) => {
      if (isAsked(request) && !isIcon(request)) seen.push(relativePath(request.url(), baseURL));
    });
    await use({ paths: () => [...seen], clear: () => seen.splice(0) });
  },

  quietPage: [
    async ({ page, baseURL, allowedErrors }, use) => {
      const complaints = watch(page, new URL(baseURL ?? '').origin);
      await use(undefined);
      const unexpected = complaints.filter((complaint) => !allowedErrors?.test(complaint));
      if (unexpected.length > 0) throw new Error(`The page complained:\n${unexpected.join('\n')}`);
    },
    { auto: true },
  ],
});

/** Collects what a page should not do. A breach of the content policy is logged as an error by the browser. */
function watch(page: Page, origin: string): string[] {
  const complaints: string[] = [];
  const complain = (text: string) => complaints.push(`${page.url()} ${text}`);
  page.on('console', (message) => {
    if (message.type() === 'error') complain(`logged: ${message.text()}`);
  });
  page.on('pageerror', (error) => complain(`threw: ${error.message}`));
  page.on('dialog', (dialog) => {
    complain(`opened a dialog: ${dialog.message()}`);
    return dialog.dismiss();
  });
  page.on('request', (request) => {
    if (isAsked(request) && new URL(request.url()).origin !== origin) complain(`asked another host: ${request.url()}`);
  });
  return complaints;
}

/** Whether a request goes out at all: `data:` and `blob:` do not. */
function isAsked(request: Request): boolean {
  return /^(https?|wss?):/.test(request.url());
}

/** A browser asks for a site's icon when it pleases. */
function isIcon(request: Request): boolean {
  return new URL(request.url()).pathname.endsWith('/icon.svg');
}

function relativePath(url: string, baseURL: string | undefined): string {
  const { origin, pathname } = new URL(url);
  const path = origin + pathname;
  return baseURL && path.startsWith(baseURL) ? path.slice(baseURL.length) : path;
}
