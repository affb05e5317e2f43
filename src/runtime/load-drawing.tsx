/** @jsxImportSource preact */
import type { ComponentType } from 'preact';
import type { Output } from '../model/output.ts';
import type { LiveTool } from '../model/tool.ts';
import exportStyles from '../styles/exports.css?url';
import readoutStyles from '../styles/readout.css?url';
import type { CardOptions } from '../view/card-options.ts';
import type { ResultProps } from '../view/drawn-result.tsx';
import type { ExtraViews } from '../view/extra-views.ts';
import { limitsOf } from '../view/limits.ts';
import type { Picture } from '../view/picture.ts';
import heatmapUrl from '../view/pictures/heatmap-picture.tsx?part-of=./live-tool.tsx';
import pieUrl from '../view/pictures/pie-picture.tsx?part-of=./live-tool.tsx';
import radarUrl from '../view/pictures/radar-picture.tsx?part-of=./live-tool.tsx';
import seriesUrl from '../view/pictures/series-picture.tsx?part-of=./live-tool.tsx';
import treemapUrl from '../view/pictures/treemap-picture.tsx?part-of=./live-tool.tsx';
import vennUrl from '../view/pictures/venn-picture.tsx?part-of=./live-tool.tsx';
import readoutUrl from '../view/readout.tsx?part-of=./live-tool.tsx';
import { Result } from '../view/result.tsx';
import { loadStyles } from './load-styles.ts';
import { moveFocus } from './move-focus.ts';
import { once } from './once.ts';
import { createReporter } from './reporter.ts';
import exportsUrl from './result-exports.tsx?part-of=./live-tool.tsx';
import type { CardEvent } from './state.ts';

/** Where what draws each kind of picture is. */
const PICTURES = new Map<unknown, string>([
  ['series', seriesUrl],
  ['heatmap', heatmapUrl],
  ['pie', pieUrl],
  ['radar', radarUrl],
  ['treemap', treemapUrl],
  ['venn', vennUrl],
]);

/** What a card needs from its first run on, and not to be opened. */
export interface Drawing {
  Result: ComponentType<ResultProps>;
  createReporter: typeof createReporter;
  moveFocus: typeof moveFocus;
  /** Loads what reads pictures, and what copies and saves results, where it is not there yet. */
  loadExtras(): Promise<unknown>;
  /**
   * Takes the result that was made at build time for a live one, so that its pictures can be read.
   * @param event on what reads one of them
   */
  takeSeed(event: Event): Promise<void>;
}

/** What drawing needs of a card. */
export interface DrawnCard {
  tool: LiveTool;
  options: CardOptions;
  /** The tool's page. */
  href: string;
  /** What the card draws into. */
  panel: Element;
  /** The result that is shown: another, such as a partial one, cannot be copied. */
  shown(): Output | undefined;
  dispatch(event: CardEvent): void;
  /** Draws the card again. */
  paint(): void;
}

/** Loads what draws a tool's results. No result waits for the buttons below it. */
export async function loadDrawing({ tool, options, href, panel, shown, dispatch, paint }: DrawnCard): Promise<Drawing> {
  const urls = new Set(tool.kinds.flatMap((kind) => PICTURES.get(kind) ?? []));
  const parts: Record<string, Picture>[] = await Promise.all([...urls].map((url) => import(/* @vite-ignore */ url)));
  let extra: ExtraViews = { pictures: new Map(parts.flatMap(Object.entries<Picture>)) };
  let seed: Output | undefined;
  const loadExports = once(async () => {
    const [{ withExports }]: [typeof import('./result-exports.tsx'), unknown] = await Promise.all([
      import(/* @vite-ignore */ exportsUrl),
      loadStyles(exportStyles),
    ]);
    extra = withExports(extra, tool, offered, dispatch);
    paint();
  });
  const loadReadout = once(async () => {
    if (extra.pictures.size === 0) return;
    const [{ Readout }]: [typeof import('../view/readout.tsx'), unknown] = await Promise.all([
      import(/* @vite-ignore */ readoutUrl),
      loadStyles(readoutStyles),
    ]);
    extra = { ...extra, Readout };
    keepReading(paint);
  });
  const loadExtras = () => Promise.all([loadReadout(), loadExports()]);

  /** Buttons below a result come with a run that was asked for: to pass over a picture must not move anything. */
  const offered = () => (shown() === seed ? undefined : shown());

  async function takeSeed(event: Event) {
    await loadReadout();
    const data = panel.querySelector('.pb-seed > script')?.textContent;
    if (!data) return;
    seed = JSON.parse(data);
    keepReading(() => dispatch({ type: 'seed', output: seed! }), event);
  }

  /** What draws a picture anew takes the place of what reads it: what has the focus there, or the pointer over it, keeps it. */
  function keepReading(draw: () => void, event?: Event) {
    const readers = () => [...panel.querySelectorAll<HTMLElement>('.pb-reading')];
    const before = readers();
    const focused = before.indexOf(document.activeElement as HTMLElement);
    const pointed = before.findIndex((reader) => reader === event?.target && reader.matches(':hover'));
    draw();
    readers()[focused]?.focus();
    readers()[pointed]?.dispatchEvent(new PointerEvent('pointermove', event));
    // The first arrow begins where the focus does.
    if (event instanceof KeyboardEvent && !event.key.startsWith('Arrow'))
      readers()[focused]?.dispatchEvent(new KeyboardEvent('keydown', event));
  }

  return {
    Result: ({ expanded, ...props }) => (
      <Result {...props} limits={limitsOf(options, tool.cardFields, href, expanded)} extra={extra} />
    ),
    createReporter,
    moveFocus,
    loadExtras,
    takeSeed,
  };
}
