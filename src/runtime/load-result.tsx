/** @jsxImportSource preact */
import type { ComponentType } from 'preact';
import type { OutputKind } from '../model/output.ts';
import type { ResultProps } from '../view/drawn-result.tsx';
import type { ExtraViews } from '../view/extra-views.ts';
import bytes from '../view/outputs/bytes.tsx?part';
import chart from '../view/outputs/chart.tsx?part';
import { Result } from '../view/result.tsx';

type Loaded = Partial<typeof import('../view/outputs/bytes.tsx') & typeof import('../view/outputs/chart.tsx')>;

/** The kinds of results that are pictures. */
const CHARTS: readonly OutputKind[] = ['series', 'heatmap', 'pie', 'radar', 'treemap', 'venn'];

/** What draws the results of a tool that returns these kinds: the rarer ones are loaded only for a tool that has them. */
export async function loadResult(kinds: readonly OutputKind[]): Promise<ComponentType<ResultProps>> {
  const load = (needed: boolean, url: string): Promise<Loaded> | Loaded =>
    needed ? import(/* @vite-ignore */ url) : {};
  const [{ Bytes }, { Chart }] = await Promise.all([
    load(kinds.includes('bytes'), bytes),
    load(
      CHARTS.some((kind) => kinds.includes(kind)),
      chart,
    ),
  ]);
  const extra: ExtraViews = { bytes: Bytes, chart: Chart };
  return (props) => <Result {...props} extra={extra} />;
}
