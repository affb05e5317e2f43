import type { Page } from '@playwright/test';

/** Lets files come late. */
export function delay(page: Page, files: string, milliseconds = 700): Promise<unknown> {
  return page.route(files, async (route) => {
    await new Promise((resolve) => setTimeout(resolve, milliseconds));
    await route.continue();
  });
}
