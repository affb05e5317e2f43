/** @jsxImportSource preact */
import { Component, createRef, hydrate, render } from 'preact';
import type { ToolBundle } from '../model/tool-module.ts';
import type { Mode } from '../view/tool-form.tsx';
import { ToolPanel } from '../view/tool-panel.tsx';
import { eventOf } from './event-of.ts';
import { createMainRunner } from './main-runner.ts';
import { nextState } from './next-state.ts';
import { pointAt } from './point-at.ts';
import { controlsOf, readForm } from './read-form.ts';
import { type CardEvent, closedState } from './state.ts';
import { createWorkerRunner } from './worker-runner.ts';

/** Progress is shown of a run that takes longer, in milliseconds. */
const SLOW_MS = 400;
/** A tool that runs as one types waits for a pause of so many milliseconds. */
const PAUSE_MS = 150;

/** A card at work. */
export interface Live {
  /** Takes what the reader did: an event on the card. */
  handle(event: Event): void;
  /** Stops what runs, and gives back worker and timers. The next run works. */
  stop(): void;
}

/** Cards of lists opened so far in this page: their forms' ids differ by it. */
let opened = 0;

/**
 * Makes a static card live, in place: what the reader typed and where the focus is stay.
 * @param url the tool's module, for a worker
 */
export function mountTool(host: HTMLElement, bundle: ToolBundle, url: string): Live {
  const { tool } = bundle;
  const mode: Mode = host.getAttribute('mode') === 'card' ? 'card' : 'page';
  const panel = host.querySelector('.pb-panel')!;
  const seed = panel.querySelector('.pb-seed');
  const seedNodes = seed && [...seed.childNodes];
  const prefix = mode === 'page' ? `pb-${tool.id}` : `pb-${tool.id}_${++opened}`;
  const href = host.querySelector('.pb-card-name a')?.getAttribute('href') ?? '';
  const runner =
    tool.thread === 'worker' ? createWorkerRunner(tool, url, dispatch) : createMainRunner(bundle, dispatch);
  let state = closedState(tool, seed !== null, readForm(panel, tool.inputs));
  let slow: ReturnType<typeof setTimeout>;
  let pause: ReturnType<typeof setTimeout>;

  function dispatch(event: CardEvent) {
    const before = state;
    state = nextState(before, event);
    if (state === before) return;
    act(before.phase, before.run);
    if (tool.autoRun) runAfterPause(event);
    paint();
    moveFocus(event);
  }

  /** What a change of state brings about. */
  function act(phase: typeof state.phase, run: number) {
    if (state.run !== run) {
      clearTimeout(slow);
      slow = setTimeout(dispatch, SLOW_MS, { type: 'slow', run: state.run });
      runner.start(state.run, state.values);
    } else if (phase === 'running' && state.phase !== 'running') runner.stop();
    if (state.phase === 'closed') stop();
    else if (state.phase === 'loading' && phase !== 'loading') prepare();
  }

  function prepare() {
    runner.prepare().then(
      () => dispatch({ type: 'ready' }),
      (error) => {
        console.error(error);
        dispatch({ type: 'unready', failure: tool.thread === 'worker' ? 'start' : 'load' });
      },
    );
  }

  function runAfterPause({ type }: CardEvent) {
    clearTimeout(pause);
    if (type === 'input' || type === 'commit' || type === 'sample' || type === 'ready') {
      if (state.phase === 'stale') pause = setTimeout(dispatch, PAUSE_MS, { type: 'run', asked: false });
    }
  }

  function stop() {
    clearTimeout(slow);
    clearTimeout(pause);
    runner.dispose();
  }

  function view() {
    return (
      <ToolPanel
        tool={tool}
        mode={mode}
        state={state}
        prefix={prefix}
        href={href}
        seed={seedNodes && <Seed nodes={seedNodes} />}
        onBroken={broken}
      />
    );
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
    render(view(), panel);
    // What had the focus may be gone, as Cancel is: it must not fall back to the top of the page.
    if (inside && !focused?.isConnected) panel.querySelector<HTMLElement>('.pb-run, .pb-open')?.focus();
  }

  /** Only after a run that the reader asked for, and only if they have not gone on to something else. */
  function moveFocus({ type }: CardEvent) {
    const { asked, faults, shown } = state;
    const elsewhere = document.activeElement !== document.body && !host.contains(document.activeElement);
    if (!asked || elsewhere) return;
    const refusal = type === 'done' && shown?.kind === 'error' ? shown : undefined;
    const id = type === 'run' ? faults.keys().next().value : refusal?.input;
    const control = controlsOf(panel).find(({ name }) => name === id);
    if (control !== undefined) pointAt(control, refusal ?? {}, String(state.drafts.get(control.name)));
  }

  if (mode === 'page') state = nextState(state, { type: 'open' });
  hydrate(view(), panel);
  if (mode === 'page') prepare();

  return {
    handle(event) {
      const what = eventOf(event);
      if (what !== undefined) dispatch(what);
    },
    stop() {
      dispatch({ type: 'cancel' });
      stop();
    },
  };
}

/** The result made at build time: its nodes are kept, and put back whenever it is shown again. */
class Seed extends Component<{ nodes: ChildNode[] }> {
  box = createRef<HTMLDivElement>();

  override componentDidMount() {
    this.box.current?.replaceChildren(...this.props.nodes);
  }

  override render() {
    return <div class="pb-seed" ref={this.box} />;
  }
}
