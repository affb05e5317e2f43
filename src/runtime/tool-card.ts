import type { ToolBundle } from '../model/tool-module.ts';
import type { Live } from './live-tool.tsx';
import liveTool from './live-tool.tsx?chunk';

/** What a card listens to. Until the tool is loaded it is kept, and handed on then. */
const EVENTS = ['click', 'submit', 'input', 'change', 'keydown'];

/** A tool's card: a lifecycle only. All that runs the tool is loaded on first use. */
class ToolCard extends HTMLElement {
  live?: Live | undefined;
  kept: Event[] = [];
  loads = 0;
  loading = false;

  connectedCallback() {
    if (!this.hasAttribute('module')) return;
    for (const fieldset of this.querySelectorAll('fieldset')) fieldset.disabled = false;
    for (const type of EVENTS) this.addEventListener(type, this);
  }

  disconnectedCallback() {
    this.live?.stop();
  }

  handleEvent(event: Event) {
    if (event.type === 'submit') event.preventDefault();
    if (this.live) return this.live.handle(event);
    // To pass over a card by keyboard is no use of it.
    if (event.type === 'keydown' && (event as KeyboardEvent).key !== 'Enter') return;
    if (!(event.target as Element).closest('form,[data-act]')) return;
    this.kept.push(event);
    if (!this.loading) this.load();
  }

  async load() {
    this.loading = true;
    const url = this.getAttribute('module')!;
    this.say('Loading…');
    try {
      // A browser may remember that a module failed: another address makes it try again.
      const again = this.loads++ ? `?${this.loads}` : '';
      const [{ mountTool }, bundle]: [typeof import('./live-tool.tsx'), ToolBundle] = await Promise.all([
        import(/* @vite-ignore */ liveTool + again),
        import(/* @vite-ignore */ url + again),
      ]);
      this.live = await mountTool(this, bundle, url);
      for (const event of this.kept) this.live.handle(event);
      if (!this.isConnected) this.live.stop();
    } catch (error) {
      console.error(error);
      this.say('The tool could not be loaded. Check the connection, then press the button again.');
    }
    this.kept = [];
    this.loading = false;
  }

  say(text: string) {
    this.querySelector('.pb-status')!.textContent = text;
  }
}

if (!customElements.get('tool-card')) customElements.define('tool-card', ToolCard);
