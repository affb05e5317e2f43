/** @jsxImportSource preact */
import type { ComponentType } from 'preact';
import type { Output, OutputKind } from '../model/output.ts';
import type { LiveTool } from '../model/tool.ts';
import type { ResultProps } from '../view/drawn-result.tsx';
import type { ExtraViews } from '../view/extra-views.ts';
import { Result } from '../view/result.tsx';
import { moveFocus } from './move-focus.ts';
import { once } from './once.ts';
import { createReporter } from './reporter.ts';
import type { CardEvent } from './state.ts';

/** The kinds of results that are pictures. */
const CHARTS: readonly OutputKind[] = ['series', 'heatmap', 'pie', 'radar', 'treemap', 'venn'];

/** What a card needs from its first run on, and not to be opened. */
export interface Drawing {
  Result: ComponentType<ResultProps>;
  createReporter: typeof createReporter;
  moveFocus: typeof moveFocus;
  /** Loads what copies and saves results, where it is not there yet. */
  loadExports(): void;
}

/** What drawing needs of a card. */
export interface DrawnCard {
  tool: LiveTool;
  /** The result that is shown: another, such as a partial one, cannot be copied. */
  shown(): Output | undefined;
  dispatch(event: CardEvent): void;
  /** Draws the card again. */
  paint(): void;
  /** The module that draws pictures: it is loaded only for a tool that may return them. */
  chartUrl: string;
  /** The module that copies and saves results. */
  exportsUrl: string;
}

/** Loads what draws a tool's results. No result waits for the buttons below it. */
export async function loadDrawing({ tool, shown, dispatch, paint, chartUrl, exportsUrl }: DrawnCard): Promise<Drawing> {
  const hasCharts = CHARTS.some((kind) => tool.kinds.includes(kind));
  const { Chart, chartTables }: Partial<typeof import('../view/outputs/chart.tsx')> = hasCharts
    ? await import(/* @vite-ignore */ chartUrl)
    : {};
  let extra: ExtraViews = { chart: Chart, chartTables };
  const loadExports = once(async () => {
    const { withExports }: typeof import('./result-exports.tsx') = await import(/* @vite-ignore */ exportsUrl);
    extra = withExports(extra, tool, shown, dispatch);
    paint();
  });
  return { Result: (props) => <Result {...props} extra={extra} />, createReporter, moveFocus, loadExports };
}
