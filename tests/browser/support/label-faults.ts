import type { Page } from '@playwright/test';

/** What does not fit in the pictures of a page: a page that scrolls sideways, labels beyond the page, labels on others of the same axis. */
export function labelFaults(page: Page): Promise<string[]> {
  return page.evaluate(() => {
    const { clientWidth, scrollWidth } = document.documentElement;
    const found = scrollWidth > clientWidth ? [`The page is ${scrollWidth} pixels wide.`] : [];
    for (const plot of document.querySelectorAll('.pb-plot')) {
      const frame = plot.getBoundingClientRect();
      for (const svg of plot.querySelectorAll(':scope > svg, .pb-field-of-chart > div > svg')) {
        const labels = [...svg.querySelectorAll('text')]
          .map((text) => ({ text: text.textContent, box: text.getBoundingClientRect() }))
          .filter(({ box }) => box.width > 0);
        for (const [index, { text, box }] of labels.entries()) {
          if (box.left < frame.left - 2 || box.right > frame.right + 2) found.push(`“${text}” is cut.`);
          const other = labels
            .slice(0, index)
            .find(
              (one) =>
                one.box.left < box.right - 1 &&
                box.left < one.box.right - 1 &&
                one.box.top < box.bottom - 4 &&
                box.top < one.box.bottom - 4,
            );
          if (other) found.push(`“${text}” lies on “${other.text}”.`);
        }
      }
    }
    return found;
  });
}
