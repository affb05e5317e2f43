import type { Input } from '../../src/model/input.ts';
import { inputSchemaOf } from '../../src/model/input-schema.ts';
import type { LiveTool, Tool } from '../../src/model/tool.ts';
import { toLiveTool } from '../../src/model/tool.ts';
import type { ToolPage } from '../../src/render/site.ts';

/** One input of each type. */
export const EVERY_INPUT: Input[] = [
  { id: 'text', type: 'textarea', label: 'Numbers', default: '3 1 4', description: 'Separated by spaces.', rows: 6 },
  { id: 'separator', type: 'text', label: 'Separator', default: ',', maxLength: 3, dir: 'ltr' },
  {
    id: 'bins',
    type: 'number',
    label: 'Bins',
    default: 10,
    min: 1,
    max: 200,
    step: 1,
    control: 'slider',
    unit: 'bars',
  },
  {
    id: 'method',
    type: 'select',
    label: 'Method',
    default: 'linear',
    options: [
      { value: 'rank', label: 'Nearest rank' },
      { value: 'linear', label: 'Linear' },
    ],
  },
  { id: 'ends', type: 'toggle', label: 'Include the ends', default: true },
];

/** A tool as it comes out of a dialect, valid, with what a test changes. */
export function makeTool(changes: Partial<Tool> = {}): Tool {
  return {
    runs: true,
    calls: [],
    description: changes.blurb ?? 'Counts numbers by size.',
    seeded: true,
    inputSchema: inputSchemaOf(changes.inputs ?? EVERY_INPUT),
    conduct: {},
    badges: [],
    declarations: [],
    rest: {},
    losses: [],
    original: {},
    id: 'histogram',
    name: 'Histogram',
    inputs: EVERY_INPUT,
    samples: [],
    kinds: ['fields', 'text', 'table', 'error'],
    thread: 'main',
    timeoutMs: 5000,
    autoRun: false,
    reset: true,
    cardFields: 4,
    dialect: 'native',
    blurb: 'Counts numbers by size.',
    version: '1.0.0',
    status: 'live',
    card: 'info',
    tags: [],
    links: [],
    entry: 'index.ts',
    cases: [],
    ...changes,
  };
}

/** The part of it that runs in a page. */
export function makeLiveTool(changes: Partial<LiveTool> = {}): LiveTool {
  return toLiveTool(makeTool(changes));
}

/** The page of such a tool. */
export function makePage(changes: Partial<Tool> = {}, more: Partial<ToolPage> = {}): ToolPage {
  const tool = makeTool(changes);
  return {
    tool,
    path: `/tools/${tool.id}/`,
    seed: undefined,
    cases: [],
    sampleResults: [],
    module: undefined,
    help: undefined,
    dialect: 'Pegboard',
    emitted: [],
    tags: [],
    related: [],
    links: [],
    commit: undefined,
    ...more,
  };
}
