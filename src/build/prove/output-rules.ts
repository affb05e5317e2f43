import type { Chart, Series } from '../../model/chart.ts';
import type { BytesOutput, Output, TableOutput } from '../../model/output.ts';
import type { HeatmapOutput, RadarOutput, TreemapNode, VennOutput } from '../../model/picture.ts';
import type { Tool } from '../../model/tool.ts';

/** The most levels of a treemap, its root not counted. */
const MAX_LEVELS = 3;

/** What a result breaks of the rules that join its parts, which a schema cannot say. Each begins with the path. */
export function* brokenRules(output: Output, tool: Tool, at = ''): Generator<string, undefined> {
  switch (output.kind) {
    case 'table':
      return yield* tableRules(output, at);
    case 'series':
      return yield* chartRules(output.chart, `${at}chart/`);
    case 'bytes':
      return yield* bytesRules(output, at);
    case 'heatmap':
      return yield* heatmapRules(output, at);
    case 'radar':
      return yield* radarRules(output, at);
    case 'treemap':
      return yield* treemapRules(output.root, `${at}root`, 1);
    case 'venn':
      return yield* vennRules(output, at);
    case 'group':
      for (const [index, part] of output.parts.entries()) yield* brokenRules(part, tool, `${at}parts/${index}/`);
      return yield* linkRules(output.parts, at);
    case 'error':
      if (output.input !== undefined && !tool.inputs.some(({ id }) => id === output.input)) {
        const ids = tool.inputs.map(({ id }) => `"${id}"`).join(', ');
        yield `${at}input is "${output.input}", and the tool's inputs are ${ids}`;
      }
      return;
    default:
      return;
  }
}

function* tableRules({ columns, rows, link }: TableOutput, at: string): Generator<string, undefined> {
  for (const [index, row] of rows.entries()) yield* sameLength(`${at}rows/${index}`, row, columns, 'column');
  yield* sameLength(`${at}link/keys`, link?.keys, rows, 'row');
}

function* chartRules(chart: Chart, at: string): Generator<string, undefined> {
  for (const [index, series] of chart.series.entries()) yield* seriesRules(series, chart, `${at}series/${index}`);
  yield* sameLength(`${at}readout/titles`, chart.readout?.titles, chart.x, 'x value');
  const right = [...chart.series, ...(chart.thresholds ?? [])].some(({ axis }) => axis === 'right');
  if (right && chart.yLabelRight === undefined) yield `${at}yLabelRight is missing, and a series is on the right axis`;
  const upright = chart.series.findIndex(({ shape }) => shape !== 'bar');
  if (chart.orientation === 'horizontal' && upright >= 0) {
    yield `${at}series/${upright} has no bars, and only bars can be horizontal`;
  }
}

function* seriesRules(series: Series, chart: Chart, at: string): Generator<string, undefined> {
  const { points, boxes, lower, sizes, notes, shape } = series;
  const x = series.x ?? chart.x;
  // A box is its own points.
  if (shape !== 'box' || points.length > 0) yield* sameLength(`${at}/points`, points, x, 'x value');
  yield* sameLength(`${at}/boxes`, boxes, x, 'x value');
  for (const [key, list] of Object.entries({ lower, sizes, notes }))
    yield* sameLength(`${at}/${key}`, list, x, 'x value');
  if (shape === 'box' && !boxes) yield `${at}/boxes is missing, and the shape is "box"`;
  if (shape === 'band' && !lower) yield `${at}/lower is missing, and the shape is "band"`;
}

function* bytesRules({ bytes, highlight = [] }: BytesOutput, at: string): Generator<string, undefined> {
  for (const [index, { at: from, len }] of highlight.entries()) {
    if (from + len > bytes.length) yield `${at}highlight/${index} ends at byte ${from + len} of ${bytes.length}`;
  }
}

function* heatmapRules({ x, y, values }: HeatmapOutput, at: string): Generator<string, undefined> {
  yield* sameLength(`${at}values`, values, y, 'y value');
  for (const [index, row] of values.entries()) yield* sameLength(`${at}values/${index}`, row, x, 'x value');
}

function* radarRules({ axes, series }: RadarOutput, at: string): Generator<string, undefined> {
  for (const [index, { values }] of series.entries())
    yield* sameLength(`${at}series/${index}/values`, values, axes, 'axis');
}

function* treemapRules(node: TreemapNode, at: string, level: number): Generator<string, undefined> {
  if (node.value === undefined && !node.children?.length) yield `${at} has neither "value" nor "children"`;
  for (const [index, child] of (node.children ?? []).entries()) {
    if (level > MAX_LEVELS) return yield `${at}/children/${index} is on level ${level}, and ${MAX_LEVELS} is the last`;
    yield* treemapRules(child, `${at}/children/${index}`, level + 1);
  }
}

function* vennRules({ sets, overlaps }: VennOutput, at: string): Generator<string, undefined> {
  for (const [index, overlap] of overlaps.entries()) {
    const unknown = overlap.sets.find((set) => !Object.hasOwn(sets, set));
    if (unknown !== undefined)
      yield `${at}overlaps/${index}/sets names set ${unknown} of ${sets.length}; the first is 0`;
    if (new Set(overlap.sets).size < Math.max(2, overlap.sets.length))
      yield `${at}overlaps/${index}/sets must name two or more different sets`;
  }
}

/** A table's link leads to a chart of the same group, and no two of these have one id. */
function* linkRules(parts: readonly Output[], at: string): Generator<string, undefined> {
  const ids = parts.flatMap((part) => (part.kind === 'series' && part.chart.id !== undefined ? [part.chart.id] : []));
  const repeated = ids.find((id, index) => ids.indexOf(id) !== index);
  if (repeated !== undefined) yield `${at}parts has two charts with the id "${repeated}"`;
  for (const [index, part] of parts.entries()) {
    if (part.kind === 'table' && part.link && !ids.includes(part.link.chart)) {
      yield `${at}parts/${index}/link/chart is "${part.link.chart}", and no chart of this group has that id`;
    }
  }
}

function* sameLength(
  at: string,
  list: readonly unknown[] | undefined,
  other: readonly unknown[],
  name: string,
): Generator<string, undefined> {
  if (list && list.length !== other.length)
    yield `${at} has ${list.length}, and must have ${other.length}, one for each ${name}`;
}
