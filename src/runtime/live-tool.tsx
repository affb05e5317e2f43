/** @jsxImportSource preact */
import { type ComponentType, render } from 'preact';
import type { InputValues } from '../model/input.ts';
import type { Output } from '../model/output.ts';
import type { ToolBundle } from '../model/tool-module.ts';
import { readCardOptions } from '../view/card-options.ts';
import { openingDrafts } from '../view/drafts.ts';
import type { ResultProps } from '../view/drawn-result.tsx';
import { withOpeningValues } from '../view/opening-values.ts';
import chart from '../view/outputs/chart.tsx?part';
import { readDraft } from '../view/read-draft.ts';
import { ToolPanel } from '../view/tool-panel.tsx';
import { failureText } from '../view/wording.ts';
import { announce } from './card-events.ts';
import { errandOf, eventOf } from './event-of.ts';
import type { Links } from './links.ts';
import links from './links.ts?part';
import result from './load-result.tsx?part';
import mainRunner from './main-runner.ts?part';
import { nextState } from './next-state.ts';
import { pointAt } from './point-at.ts';
import { controlsOf, readForm } from './read-form.ts';
import { createReporter } from './reporter.ts';
import type { Runner } from './runner.ts';
import { type CardEvent, closedState, type State } from './state.ts';
import workerRunner from './worker-runner.ts?part';

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
}

/** Cards of lists opened so far in this page: their forms' ids differ by it. */
let opened = 0;

/**
 * Makes a static card live, in place: what the reader typed, and the focus, stay.
 * @param url the tool's module, for a worker
 * @param opening the values that the static card was made with, as JSON
 */
export async function mountTool(
  host: HTMLElement,
  bundle: ToolBundle,
  url: string,
  opening: string | null,
): Promise<Live> {
  const tool = withOpeningValues(bundle.tool, JSON.parse(opening ?? '{}'));
  const runner = await loadRunner(bundle, url);
  const options = readCardOptions((name) => host.getAttribute(name));
  const panel = host.querySelector('.pb-panel')!;
  const seed = panel.querySelector('.pb-seed');
  // Not the form's property, which a control called “id” hides.
  const formId = panel.querySelector('form')?.getAttribute('id');
  const prefix = formId?.replace(/_form$/, '') ?? `pb-${tool.id}_${++opened}`;
  const href = host.querySelector('.pb-card-name a')?.getAttribute('href') ?? '';
  const hasFragment = host.hasAttribute('fragment');
  let state = closedState(tool, seed !== null, readForm(panel, tool.inputs));
  let Result: ComponentType<ResultProps> | undefined;
  let drawing: Promise<unknown> | undefined;
  let pause: ReturnType<typeof setTimeout>;
  /** What the form holds is the reader's own doing. */
  let typed = true;
  let waiting: PromiseWithResolvers<Output> | undefined;
  let linking: Promise<Links | undefined> | undefined;

  function dispatch(event: CardEvent) {
    const before = state;
    state = nextState(before, event);
    if (state === before) return;
    if (state.run !== before.run) start(state);
    else if (state.phase === 'closed') stop();
    else if (state.phase === 'loading' && before.phase === 'closed') prepare();
    else if (before.phase === 'running' && state.phase !== 'running') runner.stop();
    const changed = state.drafts !== before.drafts;
    if (changed) {
      typed = event.type !== 'fill';
      loadDrawing();
    }
    if (changed || event.type === 'ready') {
      clearTimeout(pause);
      if (tool.autoRun && typed && state.phase === 'stale')
        pause = setTimeout(dispatch, PAUSE_MS, { type: 'run', asked: false });
    }
    paint();
    if (state.asked && (event.type === 'done' || event.type === 'run')) moveFocus();
    const typedBefore = event.type === 'ready' && state.phase === 'stale';
    if ((changed || typedBefore) && typed && hasFragment) link().then((own) => own?.write());
    tell(event);
  }

  /** The host hears how a run ended. */
  function tell(event: CardEvent) {
    const about = { tool: tool.id };
    if (event.type === 'done') {
      announce(host, 'result', { ...about, values: state.values, output: event.output });
      waiting?.resolve(event.output);
    } else if (event.type === 'failed') {
      const message = failureText(event.failure, tool.timeoutMs);
      announce(host, 'error', { ...about, reason: event.failure, message });
      waiting?.reject(new Error(message));
    } else if (state.phase !== 'running') waiting?.reject(new DOMException('The run was given up.', 'AbortError'));
    if (state.phase !== 'running') waiting = undefined;
  }

  /** What has to do with links is loaded when it is first needed. */
  function link() {
    linking ??= import(/* @vite-ignore */ links).then(
      ({ createLinks }: typeof import('./links.ts')) =>
        createLinks({ tool, host, drafts: () => state.drafts, values, dispatch }),
      (error) => {
        console.error(error);
        linking = undefined;
        return undefined;
      },
    );
    return linking;
  }

  async function prepare() {
    try {
      await runner.prepare();
      dispatch({ type: 'ready' });
    } catch (error) {
      console.error(error);
      dispatch({ type: 'failed', run: state.run, failure: tool.thread === 'worker' ? 'start' : 'load' });
    }
  }

  /** What draws results is loaded when a run is likely. */
  function loadDrawing() {
    drawing ??= import(/* @vite-ignore */ result)
      .then(({ loadResult }: typeof import('./load-result.tsx')) => loadResult(tool.kinds, chart))
      .then(
        (loaded) => {
          Result = loaded;
        },
        (error) => {
          drawing = undefined;
          console.error(error);
        },
      );
    return drawing;
  }

  async function start({ run, values }: State) {
    if (!Result) await loadDrawing();
    if (run !== state.run || state.phase !== 'running') return;
    if (Result) runner.start(values, createReporter(run, tool.kinds, dispatch));
    else dispatch({ type: 'failed', run, failure: 'load' });
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
      <ToolPanel
        {...{ tool, options, state, prefix, href, Result }}
        linked={hasFragment}
        seed={shownSeed}
        onBroken={broken}
      />,
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
    pointAt(control, refusal ?? {}, String(state.drafts.get(control.name)));
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
    let given: unknown;
    try {
      given = JSON.parse(host.getAttribute('values') ?? '{}');
    } catch (error) {
      const message = 'The values given to this card are no JSON.';
      console.error(error);
      dispatch({ type: 'say', status: message });
      announce(host, 'error', { tool: tool.id, reason: 'values', message });
      return;
    }
    // It was for the values that the static card was made with.
    host.querySelector('.pb-given')?.remove();
    dispatch({ type: 'fill', drafts: openingDrafts(withOpeningValues(tool, given).inputs) });
  }

  if (options.mode !== 'card') state = nextState(state, { type: 'open' });
  paint();
  if (options.mode !== 'card') prepare();
  if (host.getAttribute('values') !== opening) fill();
  if (hasFragment && location.hash) link().then((own) => own?.restore());

  return {
    handle(event) {
      const errand = errandOf(event);
      if (errand) link().then((own) => own?.run(errand));
      else if (event.type === 'hashchange') link().then((own) => own?.restore());
      else {
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
      if (state.phase !== 'running') return Promise.reject(new Error('An input holds no value.'));
      waiting ??= Promise.withResolvers();
      return waiting.promise;
    },
    stop() {
      dispatch({ type: 'cancel' });
      stop();
    },
  };
}

/** A worker's runner is started ahead, so it is loaded with the tool. */
async function loadRunner(bundle: ToolBundle, url: string): Promise<Runner> {
  if (bundle.tool.thread === 'worker') {
    const { createWorkerRunner }: typeof import('./worker-runner.ts') = await import(/* @vite-ignore */ workerRunner);
    return createWorkerRunner(bundle.tool, url);
  }
  const { createMainRunner }: typeof import('./main-runner.ts') = await import(/* @vite-ignore */ mainRunner);
  return createMainRunner(bundle);
}
