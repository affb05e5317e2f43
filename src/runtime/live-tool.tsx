/** @jsxImportSource preact */
import { render } from 'preact';
import type { ToolBundle } from '../model/tool-module.ts';
import bytes from '../view/outputs/bytes.tsx?part';
import chart from '../view/outputs/chart.tsx?part';
import type { Mode } from '../view/tool-form.tsx';
import { ToolPanel } from '../view/tool-panel.tsx';
import afterRun from './after-run.ts?part';
import { eventOf } from './event-of.ts';
import { loadParts } from './load-parts.ts';
import { createMainRunner } from './main-runner.ts';
import { nextState } from './next-state.ts';
import { controlsOf, readForm } from './read-form.ts';
import { type CardEvent, closedState } from './state.ts';
import workerRunner from './worker-runner.ts?part';

/** A tool that runs as one types waits for a pause of so many milliseconds. */
const PAUSE_MS = 150;

/** A card at work. */
export interface Live {
  /** Takes what the reader did: an event on the card. */
  handle(event: Event): void;
  /** Stops what runs, and gives back worker and timers. The next run works. */
  stop(): void;
}

type AfterRun = typeof import('./after-run.ts');

/** Cards of lists opened so far in this page: their forms' ids differ by it. */
let opened = 0;

/**
 * Makes a static card live, in place: what the reader typed, and the focus, stay.
 * @param url the tool's module, for a worker
 */
export async function mountTool(host: HTMLElement, bundle: ToolBundle, url: string): Promise<Live> {
  const { tool } = bundle;
  const { extra, createWorkerRunner } = await loadParts(tool, { bytes, chart, workerRunner });
  const mode = host.getAttribute('mode') as Mode;
  const panel = host.querySelector('.pb-panel')!;
  const seed = panel.querySelector('.pb-seed');
  const prefix = `pb-${tool.id}${mode === 'card' ? `_${++opened}` : ''}`;
  const href = host.querySelector('.pb-card-name a')?.getAttribute('href') ?? '';
  const runner = createWorkerRunner ? createWorkerRunner(tool, url, dispatch) : createMainRunner(bundle, dispatch);
  let state = closedState(tool, seed !== null, readForm(panel, tool.inputs));
  let pause: ReturnType<typeof setTimeout>;
  let views = extra;
  let later: Promise<AfterRun> | undefined;

  function dispatch(event: CardEvent) {
    const before = state;
    state = nextState(before, event);
    if (state === before) return;
    if (state.run !== before.run) {
      runner.start(state.run, state.values);
      later ??= loadLater();
    } else if (state.phase === 'closed') stop();
    else if (state.phase === 'loading' && before.phase === 'closed') prepare();
    else if (before.phase === 'running' && state.phase !== 'running') runner.stop();
    if (state.drafts !== before.drafts || event.type === 'ready') {
      clearTimeout(pause);
      if (tool.autoRun && state.phase === 'stale')
        pause = setTimeout(dispatch, PAUSE_MS, { type: 'run', asked: false });
    }
    paint();
    if (state.asked && (event.type === 'done' || event.type === 'run')) moveFocus();
  }

  async function prepare() {
    try {
      await runner.prepare();
      dispatch({ type: 'ready' });
    } catch (error) {
      console.error(error);
      dispatch({ type: 'failed', run: state.run, failure: createWorkerRunner ? 'start' : 'load' });
    }
  }

  /** A result that is there sooner does not wait. Without it nothing is copied, and the browser says why: all else works. */
  async function loadLater(): Promise<AfterRun> {
    const part: AfterRun = await import(/* @vite-ignore */ afterRun);
    views = part.withExports(extra, tool, () => state.shown, dispatch);
    paint();
    return part;
  }

  function stop() {
    clearTimeout(pause);
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
    render(
      <ToolPanel {...{ tool, mode, state, prefix, href, extra: views }} seed={shownSeed} onBroken={broken} />,
      panel,
    );
    // What had the focus may be gone, as Cancel is: it must not fall back to the top of the page.
    if (inside && !focused?.isConnected) panel.querySelector<HTMLElement>('.pb-run, .pb-open')?.focus();
  }

  /** Only after a run that the reader asked for, and only if they have not gone on to something else. */
  function moveFocus() {
    const { faults, shown, phase } = state;
    const refusal = phase === 'result' && shown?.kind === 'error' ? shown : undefined;
    const id = refusal ? refusal.input : faults.keys().next().value;
    const control = controlsOf(panel).find(({ name }) => name === id);
    const { activeElement, body } = document;
    if (!control || (activeElement !== body && !host.contains(activeElement))) return;
    control.focus();
    if (refusal) later?.then(({ pointAt }) => pointAt(control, refusal, state.drafts));
  }

  const seedNodes = [...(seed?.childNodes ?? [])];
  /** The result made at build time is not made again: its nodes are put back wherever it is shown. */
  function keepSeed(box: HTMLElement | null) {
    box?.replaceChildren(...seedNodes);
  }

  if (mode === 'page') state = nextState(state, { type: 'open' });
  paint();
  if (mode === 'page') prepare();

  return {
    handle(event) {
      const what = eventOf(event);
      if (what) dispatch(what);
    },
    stop() {
      dispatch({ type: 'cancel' });
      stop();
    },
  };
}
