import type { InputValues } from '../model/input.ts';
import type { Output } from '../model/output.ts';
import type { ToolBundle } from '../model/tool-module.ts';
import type { Live } from './live-tool.tsx';
import liveTool from './live-tool.tsx?chunk';

/** What a card listens to. Until the tool is loaded it is kept, and handed on then. */
const EVENTS = ['click', 'submit', 'input', 'change', 'keydown', 'mouseover'];

/**
 * A tool's card: a lifecycle only. All that runs the tool is loaded on first use.
 *
 * A host may set the attributes of {@link ../view/card-options.ts CardOptions} and `values`, and listen to what bubbles:
 * `pegboard:result` and `pegboard:error`, with the details of {@link ./card-events.ts}.
 */
class ToolCard extends HTMLElement {
  static observedAttributes = ['values'];

  live?: Live | undefined;
  kept: Event[] = [];
  loads = 0;
  loading?: Promise<Live | undefined> | undefined;

  connectedCallback() {
    if (!this.hasAttribute('module')) return;
    for (const fieldset of this.querySelectorAll('fieldset')) fieldset.disabled = false;
    for (const type of EVENTS) this.addEventListener(type, this);
    this.live?.resume();
    if (Object.hasOwn(this, 'values')) {
      // Set before there was this class, whose own it hides.
      const { values } = this;
      delete (this as Partial<ToolCard>).values;
      this.values = values;
    }
    if (!this.hasAttribute('fragment')) return;
    addEventListener('hashchange', this);
    // An address that holds inputs: the form is to hold them.
    if (location.hash.includes('=')) this.load();
  }

  disconnectedCallback() {
    removeEventListener('hashchange', this);
    this.live?.stop();
  }

  attributeChangedCallback() {
    this.live?.fill();
  }

  /** What the form holds, by input id; before the tool is loaded, what the host has set. To set it fills the form, and runs nothing. */
  get values(): InputValues {
    return this.live?.values() ?? JSON.parse(this.getAttribute('values') ?? '{}');
  }

  set values(values: InputValues) {
    this.setAttribute('values', JSON.stringify(values));
  }

  /** Runs the tool on what the form holds. Rejects where there is no result, with an `AbortError` where the run was given up. */
  async run(): Promise<Output> {
    const live = await this.load();
    if (!live) throw new Error('The tool could not be loaded.');
    return live.run();
  }

  handleEvent(event: Event) {
    const { type, target } = event;
    if (type === 'submit') event.preventDefault();
    if (this.live) return this.live.handle(event);
    // To pass over a card is no use of it, but a picture is read by passing over it.
    if (/Tab|Shift/.test((event as KeyboardEvent).key)) return;
    const used = type === 'mouseover' ? '[data-act=read]' : 'form,[data-act]';
    if (type !== 'hashchange' && !(target as Element).closest(used)) return;
    // What is typed the form keeps. What is done twice to one thing is meant once.
    if (type !== 'input')
      this.kept = [...this.kept.filter((kept) => kept.target !== target || kept.type !== type), event];
    else if (this.loads) return;
    this.load();
  }

  async load(): Promise<Live | undefined> {
    if (this.hasAttribute('module')) this.loading ??= this.start();
    return this.loading;
  }

  async start() {
    const url = this.getAttribute('module')!;
    const status = this.querySelector('.pb-status')!;
    // The button that tries again has the focus.
    (status.querySelector('button') ?? status).textContent = 'Loading…';
    try {
      // A browser may remember that a module failed: another address makes it try again.
      const again = this.loads++ ? `?${this.loads}` : '';
      const [{ mountTool }, bundle]: [typeof import('./live-tool.tsx'), ToolBundle] = await Promise.all([
        import(/* @vite-ignore */ liveTool + again),
        import(/* @vite-ignore */ url + again),
      ]);
      const live = await mountTool(this, bundle, url);
      this.live = live;
      for (const event of this.kept) live.handle(event);
      if (!this.isConnected) live.stop();
    } catch (error) {
      console.error(error);
      this.loading = undefined;
      status.innerHTML =
        'The tool could not be loaded. Check the connection. <button class=pb-button data-act=open>Try again</button>';
    }
    this.kept = [];
    return this.live;
  }
}

if (!customElements.get('tool-card')) customElements.define('tool-card', ToolCard);
