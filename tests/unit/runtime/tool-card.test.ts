// @vitest-environment happy-dom
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { renderToolCard } from '../../../src/view/render-tool-card.tsx';
import { makeTool } from '../../support/make-tool.ts';

const BUNDLE = `${process.cwd()}/tests/unit/runtime/echo-bundle.ts`;
let logged: ReturnType<typeof vi.spyOn>;

/** A page with one card, whose element is defined. */
async function page(module = BUNDLE, status: 'live' | 'retired' = 'live'): Promise<HTMLElement> {
  const seed = { kind: 'text', text: 'seeded' } as const;
  const props = status === 'retired' ? { seed: undefined, module: undefined } : { seed, module };
  document.body.innerHTML = renderToolCard({ tool: makeTool({ status }), mode: 'page', href: '/', ...props });
  await import('../../../src/runtime/tool-card.ts');
  return document.querySelector<HTMLElement>('tool-card')!;
}
const status = (card: HTMLElement) => card.querySelector('.pb-status')!.textContent;
const result = (card: HTMLElement) => card.querySelector('.pb-result > :not(.pb-exports, progress)')!.textContent;
const submit = (card: HTMLElement) =>
  card.querySelector('form')!.dispatchEvent(new Event('submit', { bubbles: true, cancelable: true }));

beforeEach(() => {
  logged = vi.spyOn(console, 'error').mockImplementation(() => {});
});
afterEach(() => {
  document.body.innerHTML = '';
  vi.restoreAllMocks();
});

describe('<tool-card>', () => {
  it('makes the form usable, and does nothing else before it is used', async () => {
    const card = await page();
    expect(card.querySelector('fieldset')?.disabled).toBe(false);
    card.querySelector<HTMLElement>('textarea')!.focus();
    card.querySelector<HTMLElement>('.pb-result')!.click();
    card.querySelector('textarea')!.dispatchEvent(new KeyboardEvent('keydown', { key: 'Tab', bubbles: true }));
    await new Promise((resolve) => setTimeout(resolve, 50));
    expect(status(card)).toBe('');
  });

  it('loads and runs on the first Run, which never leaves the page', async () => {
    const card = await page();
    card.querySelector('textarea')!.value = 'typed';
    expect(submit(card)).toBe(false);
    expect(status(card)).toBe('Loading…');
    await vi.waitUntil(() => result(card) === 'echo typed', { timeout: 5000 });
  });

  it('is defined once, be its script evaluated twice', async () => {
    await page();
    const defined = customElements.get('tool-card');
    vi.resetModules();
    await import('../../../src/runtime/tool-card.ts');
    expect(customElements.get('tool-card')).toBe(defined);
  });

  it('says that it could not be loaded, and tries again when it is used again', async () => {
    const card = await page('/not/there.js');
    submit(card);
    await vi.waitUntil(() => status(card)?.startsWith('The tool could not be loaded.'), { timeout: 5000 });
    expect(logged).toHaveBeenCalled();
    expect(result(card)).toBe('seeded');
    card.setAttribute('module', BUNDLE);
    submit(card);
    await vi.waitUntil(() => result(card) === 'echo 3 1 4', { timeout: 5000 });
  });

  it('stops when it is taken away, and works on when it is put back', async () => {
    const card = await page();
    submit(card);
    await vi.waitUntil(() => result(card) === 'echo 3 1 4', { timeout: 5000 });
    submit(card);
    card.remove();
    document.body.append(card);
    expect(status(card)).toBe('Cancelled.');
    submit(card);
    await vi.waitUntil(() => status(card) === 'The result is ready.', { timeout: 5000 });
  });

  it('of a retired tool does nothing', async () => {
    const card = await page(BUNDLE, 'retired');
    card.querySelector<HTMLElement>('.pb-note')!.click();
    expect(card.querySelector('.pb-status')).toBeNull();
    expect(logged).not.toHaveBeenCalled();
  });
});
