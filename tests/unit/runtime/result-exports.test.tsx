// @vitest-environment happy-dom
/** @jsxImportSource preact */
import { render } from 'preact';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import type { Output } from '../../../src/model/output.ts';
import { withExports } from '../../../src/runtime/result-exports.tsx';
import { ALL_VIEWS } from '../../../src/view/all-views.ts';
import { readCardOptions } from '../../../src/view/card-options.ts';
import type { ExtraViews } from '../../../src/view/extra-views.ts';
import { type Limits, limitsOf, PAGE_LIMITS } from '../../../src/view/limits.ts';
import { OutputView } from '../../../src/view/output.tsx';
import { makeLiveTool } from '../../support/make-tool.ts';

const ON_CARD = limitsOf(
  readCardOptions(() => null),
  4,
  '/tools/x/',
);
const TEXT: Output = { kind: 'text', text: 'hello' };
const TABLE: Output = { kind: 'table', columns: [{ label: 'A' }], rows: [['x,y']] };
const GROUP: Output = { kind: 'group', parts: [TEXT, { kind: 'group', parts: [TABLE] }] };

let said: string[];
let copied: string[];
let saved: { name: string; content: Blob }[];

/** Draws a result as a live card does; `shown` is what the card has. */
function draw(
  output: Output,
  { shown = output, limits = PAGE_LIMITS as Limits, extra = ALL_VIEWS as ExtraViews } = {},
) {
  const views = withExports(
    extra,
    makeLiveTool({ id: 'shout' }),
    () => shown,
    (event) => {
      if (event.type === 'say') said.push(event.status);
    },
  );
  render(<OutputView output={output} limits={limits} extra={views} />, document.body);
}
const rows = () =>
  [...document.querySelectorAll('.pb-exports')].map((row) => ({
    name: row.getAttribute('aria-label'),
    buttons: [...row.querySelectorAll('button')].map((button) => button.getAttribute('aria-label')),
  }));
async function press(name: string, at = 0) {
  document.querySelectorAll<HTMLButtonElement>(`[aria-label="${name}"]`)[at]!.click();
  await vi.waitUntil(() => said.length > 0);
}

beforeEach(() => {
  [said, copied, saved] = [[], [], []];
  vi.spyOn(console, 'error').mockImplementation(() => {});
  vi.spyOn(console, 'warn').mockImplementation(() => {});
  vi.spyOn(navigator.clipboard, 'writeText').mockImplementation(async (text) => void copied.push(text));
  let content: Blob;
  vi.spyOn(URL, 'createObjectURL').mockImplementation((blob) => {
    content = blob as Blob;
    return 'blob:x';
  });
  vi.spyOn(HTMLAnchorElement.prototype, 'click').mockImplementation(function (this: HTMLAnchorElement) {
    saved.push({ name: this.download, content });
  });
});
afterEach(() => {
  render(null, document.body);
  vi.restoreAllMocks();
});

describe('the buttons of a result', () => {
  it('stand below it on its page', () => {
    draw(TABLE);
    const formats = ['TSV', 'CSV', 'JSON'];
    expect(rows()).toEqual([
      {
        name: 'Copy or download',
        buttons: [...formats.map((format) => `Copy as ${format}`), ...formats.map((format) => `Download as ${format}`)],
      },
    ]);
  });

  it('stand below each part of a group, and below the whole', () => {
    draw(GROUP);
    expect(rows().map(({ name }) => name)).toEqual([
      'Copy or download: part 1',
      'Copy or download: part 2',
      'Copy or download: whole result',
    ]);
    expect(rows()[2]?.buttons).toEqual(['Copy as JSON', 'Download as JSON']);
  });

  it('are one on a card of a list', () => {
    draw(TABLE, { limits: ON_CARD });
    expect(rows().map(({ buttons }) => buttons)).toEqual([['Copy as TSV']]);
    draw(GROUP, { limits: ON_CARD });
    expect(rows().map(({ buttons }) => buttons)).toEqual([['Copy as text']]);
  });

  it('are not there for an error, a partial result, or what cannot be drawn', () => {
    draw({ kind: 'error', message: 'No.' });
    expect(rows()).toEqual([]);
    for (const shown of [TABLE, { ...TEXT }]) {
      draw(TEXT, { shown });
      expect(rows()).toEqual([]);
    }
    const parts: Output[] = [{ kind: 'pie', label: 'p', slices: [] }, { kind: 'zork' } as unknown as Output];
    draw({ kind: 'group', parts }, { extra: { pictures: new Map() } });
    expect(rows().map(({ name }) => name)).toEqual(['Copy or download: whole result']);
  });
});

describe('to copy', () => {
  it('takes the clipboard at once, and says so', async () => {
    draw(TABLE);
    document.querySelector<HTMLButtonElement>('[aria-label="Copy as CSV"]')!.click();
    expect(copied).toEqual(['A\n"x,y"']);
    await vi.waitUntil(() => said.length === 1);
    expect(said).toEqual(['Copied as CSV.']);
  });

  it('takes one part, or all', async () => {
    draw(GROUP);
    await press('Copy as TSV');
    expect(copied).toEqual(['A\nx,y']);
    await press('Copy as JSON');
    expect(JSON.parse(copied[1]!)).toEqual(GROUP);
  });

  it('says what to do when the browser refuses', async () => {
    vi.spyOn(navigator.clipboard, 'writeText').mockRejectedValue(new Error('denied'));
    draw(TEXT);
    await press('Copy as text');
    expect(said.at(-1)).toBe(
      'The browser did not let the page copy. Download the result, or select it and copy it by hand.',
    );
  });

  it('says so when a result cannot be written', async () => {
    const endless: { kind: 'code'; lang: string; source: string; self?: unknown } = {
      kind: 'code',
      lang: 'x',
      source: '',
    };
    endless.self = endless;
    draw(endless);
    await press('Copy as JSON');
    expect(said.at(-1)).toBe('The result could not be made into JSON: it may be too large. Try another format.');
  });
});

describe('to download', () => {
  it('saves a file named after the tool, and gives its memory back', async () => {
    vi.useFakeTimers();
    const revoke = vi.spyOn(URL, 'revokeObjectURL');
    draw(TABLE);
    document.querySelector<HTMLButtonElement>('[aria-label="Download as CSV"]')!.click();
    expect(said).toEqual(['Saved as shout.csv.']);
    vi.advanceTimersByTime(100_000);
    expect(revoke).toHaveBeenCalledWith('blob:x');
    vi.useRealTimers();
    expect(saved[0]?.name).toBe('shout.csv');
    expect(saved[0]?.content.type).toBe('text/csv;charset=utf-8');
    expect(await saved[0]?.content.text()).toBe('A\n"x,y"');
  });

  it('tells the parts of a group apart', async () => {
    draw(GROUP);
    await press('Download as text');
    await press('Download as CSV');
    await press('Download as JSON');
    expect(saved.map(({ name }) => name)).toEqual(['shout-1.txt', 'shout-2.csv', 'shout.json']);
  });
});
