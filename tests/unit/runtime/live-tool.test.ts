// @vitest-environment happy-dom
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import type { Output } from '../../../src/model/output.ts';
import type { Tool } from '../../../src/model/tool.ts';
import type { Ctx, ToolModule } from '../../../src/model/tool-module.ts';
import { type Live, mountTool } from '../../../src/runtime/live-tool.tsx';
import { renderToolCard } from '../../../src/view/render-tool-card.tsx';
import { makeLiveTool, makeTool } from '../../support/make-tool.ts';

const SEED: Output = { kind: 'text', text: 'seeded' };
const samples = [{ label: 'Skewed', input: { text: '1 1 9' } }];
let live: Live;
let card: HTMLElement;

type Run = (input: Record<string, unknown>, ctx: Ctx) => unknown;

/** A static card, as a page holds it, made live after what a reader does in `before`. */
async function open(run: Run, changes: Partial<Tool> = {}, mode: 'card' | 'page' = 'page', before = () => {}) {
  const tool = makeTool({ samples, card: 'live', ...changes });
  document.body.innerHTML = renderToolCard({ tool, seed: SEED, mode, href: '/tools/histogram/', module: '/x.js' });
  card = document.querySelector<HTMLElement>('tool-card')!;
  for (const fieldset of card.querySelectorAll('fieldset')) fieldset.disabled = false;
  before();
  live = await mountTool(
    card,
    { tool: makeLiveTool({ samples, ...changes }), load: async () => ({ run }) as ToolModule },
    '/x.js',
  );
  for (const type of ['click', 'submit', 'input', 'change', 'keydown'])
    card.addEventListener(type, (event) => live.handle(event));
  if (mode === 'page') await phase('idle', 'stale');
}

const get = <E extends HTMLElement = HTMLInputElement>(selector: string) => card.querySelector<E>(selector)!;
const status = () => get('.pb-status').textContent;
/** Without the buttons that copy and save it, which come when they are loaded. */
const result = () =>
  [...card.querySelectorAll('.pb-result > :not(.pb-exports)')].map((node) => node.textContent).join('');
const phase = (...names: string[]) => vi.waitUntil(() => names.includes(get<HTMLElement>('.pb-result').dataset.phase!));
const act = (name: string) => get<HTMLButtonElement>(`[data-act="${name}"]`).click();
const submit = () => get('form').dispatchEvent(new Event('submit', { bubbles: true, cancelable: true }));
function type(name: string, value: string, selector = `[name="${name}"]`) {
  const control = get(selector);
  control.value = value;
  control.dispatchEvent(new Event('input', { bubbles: true }));
}

beforeEach(() => void vi.spyOn(console, 'error').mockImplementation(() => {}));
afterEach(() => {
  live.stop();
  vi.restoreAllMocks();
});

describe('a static card made live', () => {
  it('stays as it was: its controls, its result and what was typed are the same', async () => {
    let control: Element | null = null;
    let shown: Node | undefined;
    await open(
      () => SEED,
      {},
      'page',
      () => {
        control = get('[name="text"]');
        get('[name="text"]').value = 'typed';
        get('[name="ends"]').checked = false;
        get('[name="method"]').value = 'rank';
        shown = get('.pb-seed').firstChild!;
      },
    );
    expect(get('[name="text"]')).toBe(control);
    expect(get('[name="text"]').value).toBe('typed');
    expect(get('[name="ends"]').checked).toBe(false);
    expect(get('[name="method"]').value).toBe('rank');
    expect(get('.pb-seed').firstChild).toBe(shown);
    expect(get('.pb-result').dataset.phase).toBe('stale');
  });

  it('is idle where nothing was typed, whatever a browser makes of the values', async () => {
    const inputs = [
      { id: 'a', type: 'textarea' as const, label: 'A', default: '\r\nx\r\n' },
      {
        id: 'n',
        type: 'number' as const,
        label: 'N',
        default: 3.5,
        min: 0,
        max: 10,
        step: 1,
        control: 'slider' as const,
      },
    ];
    const run = vi.fn(() => SEED);
    await open(run, { inputs });
    expect(get('.pb-result').dataset.phase).toBe('idle');
    submit();
    await phase('result');
    expect(run).toHaveBeenCalledExactlyOnceWith({ a: '\r\nx\r\n', n: 3.5 }, expect.anything());
  });

  it('runs with what the form holds and draws the result in place of the old one', async () => {
    await open(({ text, bins }) => ({ kind: 'text', text: `${text} in ${bins}` }));
    expect(result()).toBe('seeded');
    type('text', '7 8');
    type('bins', '12');
    expect(get('[type="range"]').value).toBe('12');
    submit();
    expect(status()).toBe('Running…');
    await phase('result');
    expect(result()).toBe('7 8 in 12');
    expect(status()).toBe('The result is ready.');
  });

  it('is opened in a list by its button, and closed again to what it was', async () => {
    const run = vi.fn(() => ({ kind: 'text', text: 'ran' }));
    await open(run, {}, 'card');
    expect(card.querySelector('form')).toBeNull();
    act('open');
    await phase('idle');
    expect(run).not.toHaveBeenCalled();
    expect([...card.querySelectorAll('[name]')].map((control) => control.getAttribute('name'))).toEqual(['text']);
    expect(card.querySelector('form')?.textContent).toContain('+4 more inputs on the tool’s page');
    expect(card.querySelector('form a')?.getAttribute('href')).toBe('/tools/histogram/');
    submit();
    await phase('result');
    expect(result()).toBe('ran');
    act('close');
    expect(card.querySelector('form')).toBeNull();
    expect(result()).toBe('seeded');
  });

  it('has other ids every time it stands in a list', async () => {
    await open(() => SEED, {}, 'card');
    act('open');
    const first = get('textarea').id;
    live.stop();
    await open(() => SEED, {}, 'card');
    act('open');
    expect(get('textarea').id).not.toBe(first);
    expect(get<HTMLLabelElement>('label').htmlFor).toBe(get('textarea').id);
  });
});

describe('a reader', () => {
  it('runs from a text area by Ctrl+Enter or Cmd+Enter, not by Enter', async () => {
    const run = vi.fn(() => SEED);
    await open(run);
    const press = (init: KeyboardEventInit) =>
      get('textarea').dispatchEvent(new KeyboardEvent('keydown', { key: 'Enter', bubbles: true, ...init }));
    press({});
    expect(get('.pb-result').dataset.phase).toBe('idle');
    for (const [at, init] of [{ ctrlKey: true }, { metaKey: true }].entries()) {
      press(init);
      await phase('result');
      expect(run).toHaveBeenCalledTimes(at + 1);
      type('text', `${at}`);
    }
  });

  it('fills a sample in, keeps the focus on its button, and resets', async () => {
    await open(() => SEED);
    get<HTMLButtonElement>('[data-act="sample"]').focus();
    act('sample');
    expect(get('[name="text"]').value).toBe('1 1 9');
    expect(status()).toBe('“Skewed” is filled in. Press Run.');
    expect(document.activeElement).toBe(get('[data-act="sample"]'));
    act('reset');
    expect(get('[name="text"]').value).toBe('3 1 4');
    expect(result()).toBe('seeded');
  });

  it('is led to the control and the characters that a tool refuses', async () => {
    await open(() => ({ kind: 'error', message: 'No number <b>', input: 'text', at: 3, len: 2 }));
    type('text', '1\n2 xx 3');
    submit();
    await phase('result');
    const control = get<HTMLTextAreaElement>('textarea');
    expect(document.activeElement).toBe(control);
    expect([control.selectionStart, control.selectionEnd]).toEqual([3, 5]);
    expect(control.getAttribute('aria-invalid')).toBe('true');
    const [message] = control.getAttribute('aria-describedby')!.split(' ');
    expect(document.getElementById(message!)?.textContent).toBe('No number <b>');
    type('text', '1');
    expect(control.hasAttribute('aria-invalid')).toBe(false);
  });

  it('is led to a number that is none', async () => {
    const run = vi.fn(() => SEED);
    await open(run);
    type('bins', '');
    submit();
    await vi.waitUntil(() => document.activeElement === get('[type="number"]'));
    expect(status()).toBe('Check “Bins”.');
    expect(run).not.toHaveBeenCalled();
  });

  it('who has gone elsewhere in the meantime is left there', async () => {
    await open(() => ({ kind: 'error', message: 'No', input: 'text' }));
    const other = document.body.appendChild(document.createElement('button'));
    submit();
    other.focus();
    await phase('result');
    expect(document.activeElement).toBe(other);
  });

  it('cancels, and does not lose the focus with the button', async () => {
    const signals: AbortSignal[] = [];
    await open((_, { signal }) => new Promise(() => signals.push(signal)));
    submit();
    await vi.waitUntil(() => signals.length === 1);
    get<HTMLButtonElement>('[data-act="cancel"]').focus();
    act('cancel');
    expect(signals[0]?.aborted).toBe(true);
    expect(status()).toBe('Cancelled.');
    expect(document.activeElement).toBe(get('.pb-run'));
  });

  it('who types stops the run that was for something else', async () => {
    const run = vi.fn(
      (_: unknown, { signal }: Ctx) => new Promise((_resolve, reject) => signal.addEventListener('abort', reject)),
    );
    await open(run);
    submit();
    await vi.waitUntil(() => run.mock.calls.length === 1);
    type('text', '5');
    expect(run.mock.calls[0]?.[1].signal.aborted).toBe(true);
    expect(get('.pb-result').dataset.phase).toBe('stale');
  });
});

describe('a tool that runs as one types', () => {
  it('runs once after a pause, and never moves the focus', async () => {
    const run = vi.fn(({ text }) => (text === 'bad' ? { kind: 'error', message: 'No', input: 'text' } : SEED));
    await open(run, { autoRun: true });
    get('[name="separator"]').focus();
    for (const value of ['b', 'ba', 'bad']) type('text', value);
    await phase('result');
    expect(run).toHaveBeenCalledOnce();
    expect(document.activeElement).toBe(get('[name="separator"]'));
    expect(get('[name="text"]').getAttribute('aria-invalid')).toBe('true');
  });

  it('stops waiting when the card goes away', async () => {
    const run = vi.fn(() => SEED);
    await open(run, { autoRun: true });
    type('text', 'x');
    live.stop();
    await new Promise((resolve) => setTimeout(resolve, 250));
    expect(run).not.toHaveBeenCalled();
  });
});

describe('what goes wrong', () => {
  it('is told apart, and the next run works', async () => {
    let next: Run = () => SEED;
    await open((input, ctx) => next(input, ctx), { kinds: ['fields', 'text', 'table', 'group', 'error'] });
    const outcome = async (run: Run) => {
      next = run;
      submit();
      await phase('running');
      await phase('failed', 'result');
      return result();
    };
    expect(
      await outcome(() => {
        throw new Error('oops');
      }),
    ).toBe('× The tool has a bug: it broke off. Details are in the browser’s console.');
    const broken =
      '× The tool has a bug: it returned something it did not promise. Details are in the browser’s console.';
    expect(await outcome(() => undefined)).toBe(broken);
    expect(await outcome(() => ({ kind: 'bytes', bytes: [] }))).toBe(broken);
    expect(await outcome(() => ({ kind: 'error', message: 'Not so.' }))).toBe('× Not so.');
    expect(await outcome(() => ({ kind: 'text', text: 'fine' }))).toBe('fine');
  });

  it.each([
    { kind: 'table' },
    { kind: 'table', columns: [{ label: 'A' }], rows: 'none' },
    { kind: 'fields', fields: [null] },
    { kind: 'text', text: null },
    { kind: 'group', parts: [undefined] },
  ])('in the shape of a result %j does not break the page', async (output) => {
    await open(() => output, { kinds: ['fields', 'text', 'table', 'group', 'error'] });
    submit();
    await phase('failed');
    expect(result()).toContain('it returned something it did not promise');
    expect(status()).toBe('There is no result.');
  });

  it('when a tool does not load can be tried again', async () => {
    const tool = makeLiveTool();
    const load = vi.fn(async () => ({ run: () => SEED }) as ToolModule).mockRejectedValueOnce(new Error('offline'));
    document.body.innerHTML = renderToolCard({
      tool: makeTool(),
      seed: SEED,
      mode: 'page',
      href: '/',
      module: '/x.js',
    });
    card = document.querySelector<HTMLElement>('tool-card')!;
    live = await mountTool(card, { tool, load }, '/x.js');
    card.addEventListener('click', (event) => live.handle(event));
    await phase('failed');
    expect(result()).toBe('× The tool could not be loaded. Check the connection, then try again.Try again');
    act('run');
    await phase('result');
    expect(result()).toBe('seeded');
  });
});
