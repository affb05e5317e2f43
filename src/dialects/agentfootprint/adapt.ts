import { asArray, asObject, get } from '../../model/get.ts';
import type { Output } from '../../model/output.ts';
import { type DataColumn, outputOfData } from '../../model/output-of-data.ts';
import { ARGUMENTS } from '../../model/schema-input.ts';
import type { Ctx, ToolModule } from '../../model/tool-module.ts';
import { listOf } from '../../model/words.ts';
import { toolContext } from './tool-context.ts';

type Execute = (args: unknown, ctx: unknown) => unknown;

/**
 * The module that runs, of one that exports the options of `defineTool`: arguments come as JSON text, and the result may be any data.
 * What `execute` throws says that the tool is broken.
 */
export function adapt(exports: { default: unknown }): ToolModule {
  const options = exports.default;
  const execute = get(options, 'execute') as Execute;
  const columns = columnsOf(get(options, 'resultColumns'));
  return {
    async run(input, ctx: Ctx) {
      const args = readArguments(input[ARGUMENTS]);
      if (args.refused !== undefined) return { kind: 'error', message: args.refused, input: ARGUMENTS };
      const result = await execute.call(options, args.value, toolContext(ctx));
      return refusal(result, get(options, 'resultCeiling')) ?? outputOfData(result, { columns });
    },
  };
}

function readArguments(text: unknown): { value: object; refused?: never } | { refused: string } {
  try {
    const value: unknown = JSON.parse(String(text));
    return asObject(value) ? { value: value as object } : { refused: 'The arguments of a call are a JSON object.' };
  } catch (error) {
    return { refused: `The arguments are no JSON: ${(error as Error).message}` };
  }
}

/** What a caller is told of a result that is too large, as the framework would: it is refused, for a part seems to be the whole. */
function refusal(result: unknown, ceiling: unknown): Output | undefined {
  const most = get(ceiling, 'maxChars');
  const text = typeof result === 'string' ? result : JSON.stringify(result);
  if (typeof most !== 'number' || text === undefined || text.length <= most) return undefined;
  const narrow = asArray(get(ceiling, 'narrowBy'));
  const advice = narrow.length > 0 ? `Narrow the call by ${listOf(narrow, 'or')}.` : 'Ask for less.';
  const message = `The result has ${text.length} characters, and this tool refuses more than ${most}. ${advice}`;
  return { kind: 'error', message, input: ARGUMENTS };
}

function columnsOf(declared: unknown): DataColumn[] {
  return Object.entries(asObject(declared) ?? {}).map(([name, column]) => ({
    name,
    numeric: (get(column, 'type') ?? column) === 'number',
  }));
}
