import type { Frame, FrameLocator, Locator, Page } from '@playwright/test';

/** The parts of a tool's card, found as a reader finds them: by what they are called. */
export interface ToolCard {
  root: Locator;
  /** Opens and closes the card of a list. */
  open: Locator;
  close: Locator;
  run: Locator;
  reset: Locator;
  cancel: Locator;
  /** The sentence that is read out. */
  status: Locator;
  result: Locator;
  control(label: string): Locator;
  sample(label: string): Locator;
}

/** The card of a tool in a page or a frame; in a list of cards or on the tool's own page. */
export function toolCard(page: Page | Frame | FrameLocator, tool: string): ToolCard {
  const root = page.locator(`tool-card[tool="${tool}"]`);
  const button = (name: string | RegExp) => root.getByRole('button', { name, exact: true });
  return {
    root,
    open: button(/^Try it here/),
    close: button(/^Close/),
    run: button('Run'),
    reset: button('Reset'),
    cancel: button('Cancel'),
    status: root.getByRole('status'),
    result: root.getByRole('group', { name: 'Result', exact: true }),
    control: (label) => root.getByLabel(label, { exact: true }),
    sample: (label) => root.getByRole('group', { name: 'Samples' }).getByRole('button', { name: label, exact: true }),
  };
}

/** What a result says, without the buttons that copy and save it, which come when they are loaded, and without its data. */
export function answerOf({ result }: ToolCard): Promise<string> {
  return result.evaluate((element) => {
    const copy = element.cloneNode(true) as HTMLElement;
    for (const other of copy.querySelectorAll('.pb-exports, script')) other.remove();
    return copy.textContent;
  });
}

/** Opens a tool's own page. */
export async function openTool(page: Page, tool: string): Promise<ToolCard> {
  await page.goto(`tools/${tool}/`);
  return toolCard(page, tool);
}
