import type { OutputKind } from '../model/output.ts';
import type { LiveTool } from '../model/tool.ts';
import type { ExtraViews } from '../view/extra-views.ts';

/** Where the parts are. */
export interface PartUrls {
  bytes: string;
  chart: string;
  workerRunner: string;
}

/** What only some tools need. */
export interface Parts {
  extra: ExtraViews;
  createWorkerRunner: typeof import('./worker-runner.ts')['createWorkerRunner'] | undefined;
}

type Loaded = Partial<
  typeof import('./worker-runner.ts') &
    typeof import('../view/outputs/bytes.tsx') &
    typeof import('../view/outputs/chart.tsx')
>;

/** The kinds of results that are pictures. */
const CHARTS: readonly OutputKind[] = ['series', 'heatmap', 'pie', 'radar', 'treemap', 'venn'];

/** Loads what a tool needs beyond what every tool does: a worker's runner, and what draws its rarer results. */
export async function loadParts({ kinds, thread }: LiveTool, urls: PartUrls): Promise<Parts> {
  const load = (needed: boolean, url: string): Promise<Loaded> | Loaded =>
    needed ? import(/* @vite-ignore */ url) : {};
  const [{ createWorkerRunner }, { Bytes: bytes }, { Chart: chart, chartTables }] = await Promise.all([
    load(thread === 'worker', urls.workerRunner),
    load(kinds.includes('bytes'), urls.bytes),
    load(
      CHARTS.some((kind) => kinds.includes(kind)),
      urls.chart,
    ),
  ]);
  return { extra: { bytes, chart, chartTables }, createWorkerRunner };
}
