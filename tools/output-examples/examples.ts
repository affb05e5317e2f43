import type { Output, OutputKind } from 'pegboard/types';
import annotations from './examples/annotations.ts';
import area from './examples/area.ts';
import band from './examples/band.ts';
import bars from './examples/bars.ts';
import boxes from './examples/boxes.ts';
import bubbles from './examples/bubbles.ts';
import bytes from './examples/bytes.ts';
import categories from './examples/categories.ts';
import code from './examples/code.ts';
import deepTreemap from './examples/deep-treemap.ts';
import divergingHeatmap from './examples/diverging-heatmap.ts';
import donut from './examples/donut.ts';
import error from './examples/error.ts';
import errorInput from './examples/error-input.ts';
import errorPlace from './examples/error-place.ts';
import explodedSlice from './examples/exploded-slice.ts';
import fieldTones from './examples/field-tones.ts';
import fields from './examples/fields.ts';
import fourRadars from './examples/four-radars.ts';
import gaps from './examples/gaps.ts';
import group from './examples/group.ts';
import groupedBars from './examples/grouped-bars.ts';
import groupedFields from './examples/grouped-fields.ts';
import heatmap from './examples/heatmap.ts';
import heatmapGaps from './examples/heatmap-gaps.ts';
import highlightedBytes from './examples/highlighted-bytes.ts';
import horizontalBars from './examples/horizontal-bars.ts';
import impossibleSets from './examples/impossible-sets.ts';
import line from './examples/line.ts';
import linkedTable from './examples/linked-table.ts';
import logX from './examples/log-x.ts';
import logY from './examples/log-y.ts';
import manySlices from './examples/many-slices.ts';
import markers from './examples/markers.ts';
import mirroredBars from './examples/mirrored-bars.ts';
import monoTable from './examples/mono-table.ts';
import monoText from './examples/mono-text.ts';
import negativeSlice from './examples/negative-slice.ts';
import noCrosshair from './examples/no-crosshair.ts';
import notes from './examples/notes.ts';
import ownX from './examples/own-x.ts';
import pie from './examples/pie.ts';
import pieTones from './examples/pie-tones.ts';
import pieTotal from './examples/pie-total.ts';
import points from './examples/points.ts';
import radar from './examples/radar.ts';
import radarGap from './examples/radar-gap.ts';
import radarMax from './examples/radar-max.ts';
import readNothing from './examples/read-nothing.ts';
import readPoints from './examples/read-points.ts';
import rightAxis from './examples/right-axis.ts';
import stackedAreas from './examples/stacked-areas.ts';
import stackedBars from './examples/stacked-bars.ts';
import steps from './examples/steps.ts';
import table from './examples/table.ts';
import tableTones from './examples/table-tones.ts';
import text from './examples/text.ts';
import threeSets from './examples/three-sets.ts';
import thresholds from './examples/thresholds.ts';
import titles from './examples/titles.ts';
import treemap from './examples/treemap.ts';
import treemapTones from './examples/treemap-tones.ts';
import venn from './examples/venn.ts';

/** One example of what a tool can return. */
export interface Example {
  /** Its name in the form, and of its file: `examples/<id>.ts`. */
  id: string;
  /** The kind that it is an example of. Where that takes several results, they are in a group. */
  kind: OutputKind;
  title: string;
  /** What it shows, in a sentence. */
  shows: string;
  output: Output;
}

/** An example of every kind of result and of each of its options, kind by kind. */
export const examples: readonly Example[] = [
  {
    id: 'line',
    kind: 'series',
    title: 'Lines',
    shows: 'Two series along the same months: the sea keeps a town’s year flat.',
    output: line,
  },
  {
    id: 'markers',
    kind: 'series',
    title: 'Marked points',
    shows: 'A line of few measurements, each of which is marked.',
    output: markers,
  },
  {
    id: 'gaps',
    kind: 'series',
    title: 'Gaps',
    shows: 'Where the gauge was frozen there is nothing to draw, and no line pretends that there is.',
    output: gaps,
  },
  { id: 'area', kind: 'series', title: 'An area', shows: 'An amount that is filled down to zero.', output: area },
  {
    id: 'stacked-areas',
    kind: 'series',
    title: 'Stacked areas',
    shows: 'The parts of a whole over a day: gas fills the evening, when the sun is gone.',
    output: stackedAreas,
  },
  {
    id: 'bars',
    kind: 'series',
    title: 'Bars',
    shows: 'How often each number came up. Bars always begin at zero.',
    output: bars,
  },
  {
    id: 'grouped-bars',
    kind: 'series',
    title: 'Bars side by side',
    shows: 'Before and after, for each of four pages: one of them became slower.',
    output: groupedBars,
  },
  {
    id: 'stacked-bars',
    kind: 'series',
    title: 'Stacked bars, signs apart',
    shows: 'What comes in is stacked upwards and what goes out downwards.',
    output: stackedBars,
  },
  {
    id: 'categories',
    kind: 'series',
    title: 'Categories',
    shows: 'Text along the axis stands at even distances, in the order it is given.',
    output: categories,
  },
  {
    id: 'points',
    kind: 'series',
    title: 'Points',
    shows: 'The longer a geyser rests, the longer it erupts, and there seem to be two kinds of eruption.',
    output: points,
  },
  {
    id: 'steps',
    kind: 'series',
    title: 'Steps',
    shows: 'A price that holds until the next hour has begun, where it jumps.',
    output: steps,
  },
  {
    id: 'band',
    kind: 'series',
    title: 'A band',
    shows: 'What a forecast leaves open grows with its distance.',
    output: band,
  },
  {
    id: 'boxes',
    kind: 'series',
    title: 'Boxes',
    shows: 'Four ways to work. The bus is slower than the train, and now and then much slower.',
    output: boxes,
  },
  {
    id: 'own-x',
    kind: 'series',
    title: 'Series with their own x',
    shows: 'A sensor that writes every hour, and a person who looked four times.',
    output: ownX,
  },
  {
    id: 'bubbles',
    kind: 'series',
    title: 'Bubbles',
    shows: 'A third number as the area of a circle: large towns pay more rent, though not for more pay.',
    output: bubbles,
  },
  {
    id: 'notes',
    kind: 'series',
    title: 'Notes',
    shows: 'A remark at each point that has something to say.',
    output: notes,
  },
  {
    id: 'thresholds',
    kind: 'series',
    title: 'Thresholds',
    shows: 'Lines at values that matter, on either axis, in the tones good, warn and bad.',
    output: thresholds,
  },
  {
    id: 'annotations',
    kind: 'series',
    title: 'Remarks along the axis',
    shows: 'What happened when: two reasons for two peaks.',
    output: annotations,
  },
  {
    id: 'horizontal-bars',
    kind: 'series',
    title: 'Horizontal bars',
    shows: 'Long names have room beside bars that lie.',
    output: horizontalBars,
  },
  {
    id: 'mirrored-bars',
    kind: 'series',
    title: 'Mirrored bars',
    shows: 'Two groups back to back: an age pyramid of a village.',
    output: mirroredBars,
  },
  {
    id: 'log-y',
    kind: 'series',
    title: 'Logarithmic values',
    shows:
      'Equal ratios are equally far apart, so doubling is a straight line. The hour with none has no place, and the chart says so.',
    output: logY,
  },
  {
    id: 'log-x',
    kind: 'series',
    title: 'Logarithmic on both axes',
    shows: 'Kepler’s third law: how long a planet’s year is follows from its distance.',
    output: logX,
  },
  {
    id: 'right-axis',
    kind: 'series',
    title: 'A second axis',
    shows: 'Two measures with units of their own: the warm months are the dry ones.',
    output: rightAxis,
  },
  {
    id: 'read-points',
    kind: 'series',
    title: 'Read point by point',
    shows: 'The readout goes to the nearest point, not to everything at one x.',
    output: readPoints,
  },
  {
    id: 'read-nothing',
    kind: 'series',
    title: 'Not to be read',
    shows: 'A picture that only shows a course, and has no readout.',
    output: readNothing,
  },
  {
    id: 'no-crosshair',
    kind: 'series',
    title: 'Read without a crosshair',
    shows: 'The readout names the bar; a line through it would say no more.',
    output: noCrosshair,
  },
  {
    id: 'titles',
    kind: 'series',
    title: 'Titles of the readout',
    shows: 'Each x has a heading of its own in the readout, longer than an axis has room for.',
    output: titles,
  },
  {
    id: 'linked-table',
    kind: 'series',
    title: 'A chart and its table',
    shows: 'What is pointed at in the one lights up in the other.',
    output: linkedTable,
  },
  {
    id: 'heatmap',
    kind: 'heatmap',
    title: 'A heatmap',
    shows: 'A week of a help desk: nobody calls at night, and everybody on Monday morning.',
    output: heatmap,
  },
  {
    id: 'diverging-heatmap',
    kind: 'heatmap',
    title: 'Around a midpoint',
    shows: 'Two colours away from a normal value, which is not zero: room temperatures around 21 °C.',
    output: divergingHeatmap,
  },
  {
    id: 'heatmap-gaps',
    kind: 'heatmap',
    title: 'Values that are missing',
    shows: 'A missing value is hatched. It is not zero.',
    output: heatmapGaps,
  },
  { id: 'pie', kind: 'pie', title: 'A pie', shows: 'Few parts of one whole, each with its share.', output: pie },
  { id: 'donut', kind: 'pie', title: 'A donut', shows: 'The same with an open middle.', output: donut },
  {
    id: 'pie-total',
    kind: 'pie',
    title: 'Part of a larger whole',
    shows: 'The slices are not all there is: the rest of the disk stays free.',
    output: pieTotal,
  },
  {
    id: 'exploded-slice',
    kind: 'pie',
    title: 'A slice drawn outwards',
    shows: 'The one that is spoken of stands out.',
    output: explodedSlice,
  },
  {
    id: 'pie-tones',
    kind: 'pie',
    title: 'Tones',
    shows: 'Slices that are good, a warning, or bad, and say so.',
    output: pieTones,
  },
  {
    id: 'many-slices',
    kind: 'pie',
    title: 'More than six slices',
    shows: 'The smallest are folded into Other. The table has them all.',
    output: manySlices,
  },
  {
    id: 'negative-slice',
    kind: 'pie',
    title: 'No whole to share',
    shows: 'A negative value is no part of anything: a sentence stands in place of the picture.',
    output: negativeSlice,
  },
  { id: 'radar', kind: 'radar', title: 'A radar', shows: 'Two profiles over the same five marks.', output: radar },
  {
    id: 'radar-max',
    kind: 'radar',
    title: 'Axes of their own length',
    shows: 'Each axis ends at its own maximum, so that unlike measures can stand together.',
    output: radarMax,
  },
  {
    id: 'radar-gap',
    kind: 'radar',
    title: 'A value that is missing',
    shows: 'The shape is open where nothing was measured.',
    output: radarGap,
  },
  {
    id: 'four-radars',
    kind: 'radar',
    title: 'Four profiles',
    shows: 'As many as one radar holds.',
    output: fourRadars,
  },
  {
    id: 'treemap',
    kind: 'treemap',
    title: 'A treemap',
    shows: 'Parts of a folder by their size, and their parts.',
    output: treemap,
  },
  {
    id: 'deep-treemap',
    kind: 'treemap',
    title: 'Three levels',
    shows: 'As deep as a treemap is drawn.',
    output: deepTreemap,
  },
  {
    id: 'treemap-tones',
    kind: 'treemap',
    title: 'Tones',
    shows: 'How much code there is, and where it is not tested.',
    output: treemapTones,
  },
  {
    id: 'venn',
    kind: 'venn',
    title: 'Two sets',
    shows: 'Circles and what they share are as large as the numbers say.',
    output: venn,
  },
  {
    id: 'three-sets',
    kind: 'venn',
    title: 'Three sets',
    shows: 'Three circles cannot match all seven numbers, and the picture says that it is approximate.',
    output: threeSets,
  },
  {
    id: 'impossible-sets',
    kind: 'venn',
    title: 'Sets that cannot be',
    shows: 'More is shared than one of them holds: a sentence stands in place of the picture.',
    output: impossibleSets,
  },
  {
    id: 'fields',
    kind: 'fields',
    title: 'Fields',
    shows: 'A few labelled values, with a remark where one is needed.',
    output: fields,
  },
  {
    id: 'grouped-fields',
    kind: 'fields',
    title: 'Fields in groups',
    shows: 'Values that belong together stand under one name.',
    output: groupedFields,
  },
  {
    id: 'field-tones',
    kind: 'fields',
    title: 'Tones of fields',
    shows: 'A mark says what colour alone would not.',
    output: fieldTones,
  },
  { id: 'text', kind: 'text', title: 'Text', shows: 'Prose. Line breaks and spaces are kept.', output: text },
  {
    id: 'mono-text',
    kind: 'text',
    title: 'Text in a fixed width',
    shows: 'Where columns have to stand under one another.',
    output: monoText,
  },
  {
    id: 'code',
    kind: 'code',
    title: 'Code',
    shows: 'Source of some language, with its spaces and line breaks.',
    output: code,
  },
  {
    id: 'table',
    kind: 'table',
    title: 'A table',
    shows: 'Numbers keep to the end of their column, so that digits stand under digits.',
    output: table,
  },
  {
    id: 'mono-table',
    kind: 'table',
    title: 'A table in a fixed width',
    shows: 'A column, or one cell of it, in a face whose letters are equally wide.',
    output: monoTable,
  },
  {
    id: 'table-tones',
    kind: 'table',
    title: 'Tones of cells',
    shows: 'Cells that are good, a warning, or bad, and say so.',
    output: tableTones,
  },
  {
    id: 'bytes',
    kind: 'bytes',
    title: 'Bytes',
    shows: 'A hex dump: addresses, bytes, and the letters they would be.',
    output: bytes,
  },
  {
    id: 'highlighted-bytes',
    kind: 'bytes',
    title: 'Marked bytes',
    shows:
      'Stretches with a name, one of which runs over the end of a row, and an address to begin with. This picture went through a program that changed its line ends.',
    output: highlightedBytes,
  },
  {
    id: 'group',
    kind: 'group',
    title: 'A group',
    shows: 'Several results, one below the other. A small card draws the first.',
    output: group,
  },
  {
    id: 'error',
    kind: 'error',
    title: 'An error',
    shows: 'The tool worked, and says what is wrong with its input.',
    output: error,
  },
  {
    id: 'error-input',
    kind: 'error',
    title: 'An error of an input',
    shows: 'It names the input at fault, which is marked and described by the message.',
    output: errorInput,
  },
  {
    id: 'error-place',
    kind: 'error',
    title: 'An error with its place',
    shows: 'It also points at the characters at fault, where the input is a text.',
    output: errorPlace,
  },
];
