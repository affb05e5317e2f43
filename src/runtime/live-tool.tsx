/** @jsxImportSource preact */
import { render } from 'preact';
import type { InputValues } from '../model/input.ts';
import type { Output } from '../model/output.ts';
import type { ToolBundle } from '../model/tool-module.ts';
import { readCardOptions } from '../view/card-options.ts';
import { openingDrafts } from '../view/drafts.ts';
import { withOpeningValues } from '../view/opening-values.ts';
import { readDraft } from '../view/read-draft.ts';
import { ToolPanel } from '../view/tool-panel.tsx';
import { STATUS } from '../view/wording.ts';
import { announce } from './card-events.ts';
import { createHostCalls } from './create-host-calls.ts';
import { errandOf, eventOf, isOnSeed } from './event-of.ts';
import type { Links } from './links.ts';
import linksUrl from './links.ts?part';
import type { Composing } from './load-composer.tsx';
import composerUrl from './load-composer.tsx?part';
import type { Drawing } from './load-drawing.tsx';
import drawingUrl from './load-drawing.tsx?part';
import { loadRunner } from './load-runner.ts';
import main from './main-runner.ts?part';
import { nextState } from './next-state.ts';
import { once } from './once.ts';
import { readForm } from './read-form.ts';
import { type CardEvent, closedState, type State } from './state.ts';
import worker from './worker-runner.ts?part';

/** A tool that runs as one types waits for a pause of so many milliseconds. */
const PAUSE_MS = 150;

/** A card at work. */
export interface Live {
  /** Takes what the reader did: an event on the card, or a change of the page's fragment. */
  handle(event: Event): void;
  /** Fills the form with the values that the host has set. */
  fill(): void;
  /** What the form holds. */
  values(): InputValues;
  /** Runs the tool for the host. Rejects where there is no result. */
  run(): Promise<Output>;
  /** Stops what runs, and gives back worker and timers. The next run works. */
  stop(): void;
  /** Goes on with what `stop` broke off. */
  resume(): void;
}

/** Cards of lists opened so far in this page: their forms' ids differ by it. */
let cards = 0;

/**
 * Makes a static card live, in place: what the reader typed, and the focus, stay.
 * @param url the tool's module, for a worker
 */
export async function mountTool(host: HTMLElement, bundle: ToolBundle, url: string): Promise<Live> {
  const panel = host.querySelector<HTMLElement>('.pb-panel')!;
  // The host may have set others since.
  const opening = panel.dataset.opening ?? null;
  const tool = withOpeningValues(bundle.tool, JSON.parse(opening ?? '{}'));
  const runner = await loadRunner(bundle, url, { main, worker });
  const composing: Composing | undefined =
    tool.inputs[0]?.type === 'schema'
      ? (await import(/* @vite-ignore */ composerUrl)).loadComposer(bundle, url, dispatch)
      : undefined;
  const options = readCardOptions((name) => host.getAttribute(name));
  const linked = host.hasAttribute('fragment');
  const seed = panel.querySelector('.pb-seed');
  // Not the form's property, which a control called “id” hides.
  const formId = panel.querySelector('form')?.getAttribute('id');
  const prefix = formId?.replace(/_form$/, '') ?? `pb-${tool.id}_${++cards}`;
  const href = host.querySelector('.pb-card-name a')?.getAttribute('href') ?? '';
  const hostCalls = createHostCalls(host, tool);
  const openingHeld = openingDrafts(tool.inputs);
  let state = closedState(tool, seed !== null);
  let preparing = 0;
  let drawing: Drawing | undefined;
  let links: Links | undefined;
  let pause: ReturnType<typeof setTimeout>;
  /** What the form holds is the reader's own doing. */
  let typed = true;

  const loadDrawing = once(async () => {
    const part: typeof import('./load-drawing.tsx') = await import(/* @vite-ignore */ drawingUrl);
    drawing = await part.loadDrawing({ tool, options, href, panel, shown: () => state.shown, dispatch, paint });
  });
  const loadLinks = once(async () => {
    const part: typeof import('./links.ts') = await import(/* @vite-ignore */ linksUrl);
    links ??= part.createLinks({ tool, host, drafts: () => state.drafts, values, dispatch });
    return links;
  });
  /** Does what needs the links, once they are there. */
  async function withLinks(then: (own: Links) => void) {
    const own = await loadLinks();
    if (own) then(own);
    else dispatch({ type: 'say', status: STATUS.unloaded });
  }

  function dispatch(event: CardEvent) {
    const before = state;
    state = nextState(before, event);
    if (state === before) return;
    if (state.run !== before.run) start(state);
    else if (state.phase === 'closed') stop();
    else if (state.phase === 'loading' && before.phase === 'closed') prepare();
    else if (before.phase === 'running' && state.phase !== 'running') runner.stop();
    const changed = state.drafts !== before.drafts;
    if (changed) typed = event.type !== 'fill';
    if (changed || (event.type === 'ready' && state.phase === 'stale')) react();
    paint();
    // The focus moves only after a run that the reader asked for.
    if (state.asked && (event.type === 'done' || event.type === 'run'))
      loadDrawing().then(() => drawing?.moveFocus(host, state));
    hostCalls.tell(event, state);
  }

  /** What follows when the form holds something else: a link that fills it runs nothing, and is in the address already. */
  function react() {
    clearTimeout(pause);
    if (!typed) return;
    loadDrawing();
    if (linked) loadLinks().then((own) => own?.write());
    if (tool.autoRun && state.phase === 'stale') pause = setTimeout(dispatch, PAUSE_MS, { type: 'run', asked: false });
  }

  async function prepare() {
    const own = ++preparing;
    try {
      if (tool.runs) await runner.prepare();
      if (own === preparing) dispatch({ type: 'ready' });
    } catch (error) {
      console.error(error);
      if (own !== preparing) return;
      dispatch({ type: 'failed', run: state.run, failure: tool.thread === 'worker' ? 'start' : 'load' });
    }
  }

  async function start({ run, values }: State) {
    if (!drawing) await loadDrawing();
    if (run !== state.run || state.phase !== 'running') return;
    drawing?.loadExtras();
    if (drawing) runner.start(values, drawing.createReporter(run, tool.kinds, dispatch));
    else dispatch({ type: 'failed', run, failure: 'load' });
  }

  function stop() {
    preparing++;
    clearTimeout(pause);
    links?.stop();
    composing?.stop();
    runner.dispose();
  }

  function broken(error: unknown) {
    const { run } = state;
    console.error(error);
    // Not while it is being drawn.
    queueMicrotask(() => dispatch({ type: 'failed', run, failure: 'shape' }));
  }

  function paint() {
    const focused = document.activeElement;
    const inside = panel.contains(focused);
    const shownSeed = seed && <div class="pb-seed" ref={keepSeed} />;
    const { Result } = drawing ?? {};
    render(
      <ToolPanel
        {...{ tool, options, state, prefix, href, linked, Result }}
        Composer={composing?.Composer}
        seed={shownSeed}
        onBroken={broken}
      />,
      panel,
    );
    // What had the focus may be gone, as Cancel is, or was put back: it must not fall back to the top of the page.
    if (!inside || panel.contains(document.activeElement)) return;
    const result = panel.querySelector<HTMLElement>('.pb-result') ?? panel;
    result.tabIndex = -1;
    const next = focused?.isConnected ? focused : panel.querySelector('.pb-run, .pb-open');
    ((next as HTMLElement | null) ?? result).focus();
  }

  const seedNodes = [...(seed?.childNodes ?? [])];
  /** The result made at build time is not made again: its nodes are put back wherever it is shown. */
  function keepSeed(box: HTMLElement | null) {
    box?.replaceChildren(...seedNodes);
  }

  function values(): InputValues {
    return Object.fromEntries(
      tool.inputs.map((input) => [input.id, readDraft(input, state.drafts.get(input.id) ?? '').value]),
    );
  }

  function fill() {
    try {
      const { inputs } = withOpeningValues(tool, JSON.parse(host.getAttribute('values') ?? '{}'));
      // It was for the values that the static card was made with.
      host.querySelector('.pb-given')?.remove();
      dispatch({ type: 'fill', drafts: openingDrafts(inputs) });
    } catch (error) {
      const message = 'The values given to this card are no JSON.';
      console.error(error);
      dispatch({ type: 'say', status: message });
      announce(host, 'error', { tool: tool.id, reason: 'values', message });
    }
  }

  // Before anything else is done: what the reader has asked for meanwhile is meant for the inputs of the address.
  const filling = linked && location.hash.includes('=') ? await loadLinks().then((own) => own?.read()) : undefined;
  const typedBefore = readForm(panel, tool.inputs);
  const redo = composing?.keep(panel);
  state = closedState(tool, seed !== null, typedBefore);
  if (options.mode !== 'card') state = nextState(state, { type: 'open' });
  paint();
  redo?.();
  if (options.mode !== 'card') prepare();
  if (host.getAttribute('values') !== opening) fill();
  // What the reader has typed meanwhile stays.
  if (filling) {
    const drafts = filling.drafts.filter(([id]) => typedBefore.get(id) === openingHeld.get(id));
    dispatch({ ...filling, type: 'fill', drafts });
  }

  return {
    handle(event) {
      // Kept from before the form was live: it has gone its way already.
      if (!event.eventPhase) composing?.replay(event);
      const errand = errandOf(event);
      if (errand) withLinks((own) => own.run(errand));
      else if (event.type === 'hashchange') withLinks((own) => own.restore());
      else {
        if (isOnSeed(event)) loadDrawing().then(() => drawing?.takeSeed(event));
        const what = eventOf(event);
        if (what?.type === 'expand' && state.phase === 'closed') dispatch({ type: 'open' });
        if (what) dispatch(what);
      }
    },
    fill,
    values,
    run() {
      if (state.phase === 'closed') dispatch({ type: 'open' });
      dispatch({ type: 'run', asked: false });
      return state.phase === 'running' ? hostCalls.wait() : Promise.reject(new Error('An input holds no value.'));
    },
    stop() {
      dispatch({ type: 'cancel' });
      stop();
    },
    resume() {
      if (state.phase === 'loading') prepare();
    },
  };
}
