/** @jsxImportSource preact */
import type { ComponentType } from 'preact';
import type { OutputKind } from '../model/output.ts';
import type { ResultProps } from '../view/drawn-result.tsx';
import { Result } from '../view/result.tsx';

/** The kinds of results that are pictures. */
const CHARTS: readonly OutputKind[] = ['series', 'heatmap', 'pie', 'radar', 'treemap', 'venn'];

/**
 * What draws the results of a tool that returns these kinds.
 * @param chartUrl of the module that draws pictures: loaded only for a tool that has them
 */
export async function loadResult(kinds: readonly OutputKind[], chartUrl: string): Promise<ComponentType<ResultProps>> {
  const hasCharts = CHARTS.some((kind) => kinds.includes(kind));
  const { Chart }: Partial<typeof import('../view/outputs/chart.tsx')> = hasCharts
    ? await import(/* @vite-ignore */ chartUrl)
    : {};
  return (props) => <Result {...props} extra={{ chart: Chart }} />;
}
