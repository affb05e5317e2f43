import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { chromium } from '@playwright/test';
import { serveSite } from '../tests/support/serve-site.ts';
import { chromiumArgs, findChromium } from './find-chromium.ts';

/** Runs before the first that is timed, until everything is loaded and compiled. */
const WARM_UP = 10;

/** How long a click on Run takes until its result is drawn, in milliseconds. */
export interface ClickTimes {
  median: number;
  /** Nineteen of twenty are as fast. */
  p95: number;
}

/**
 * Times clicks on Run, in the page itself, until the frame that shows the result is on its way to the screen. The input
 * differs each time.
 * @param folder a built site, absolute
 * @param tool one whose first input takes any numbers between spaces
 * @returns undefined where there is no Chromium, or no such tool
 */
export async function timeClicks(folder: string, tool: string, count: number): Promise<ClickTimes | undefined> {
  const executablePath = findChromium();
  if (!executablePath || !existsSync(join(folder, 'tools', tool))) return undefined;
  const served = await serveSite(folder);
  const browser = await chromium.launch({ executablePath, args: chromiumArgs() });
  try {
    const page = await browser.newPage();
    await page.goto(`${served.url}tools/${tool}/`);
    await page.getByRole('textbox').first().fill('1 2 3');
    const times: number[] = [];
    for (let run = 0; run < WARM_UP + count; run++) {
      await page.getByRole('textbox').first().fill(`1 2 3 ${run}`);
      const time = page.evaluate(timeOne);
      await page.getByRole('button', { name: 'Run', exact: true }).click();
      if (run >= WARM_UP) times.push(await time);
      else await time;
    }
    times.sort((a, b) => a - b);
    const at = (share: number) => times[Math.floor(share * (times.length - 1))] ?? Number.NaN;
    return { median: at(0.5), p95: at(0.95) };
  } finally {
    await browser.close();
    await served.close();
  }
}

/** In the page: from the next click to the frame after the result is in the document. */
function timeOne(): Promise<number> {
  return new Promise((resolve) => {
    let start = 0;
    addEventListener(
      'click',
      ({ timeStamp }) => {
        start = timeStamp;
      },
      { capture: true, once: true },
    );
    addEventListener(
      'pegboard:result',
      () => requestAnimationFrame(() => setTimeout(() => resolve(performance.now() - start))),
      { once: true },
    );
  });
}
