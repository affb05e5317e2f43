import { unshownFields } from '../../model/field-rules.ts';
import { asObject, get } from '../../model/get.ts';
import type { Output } from '../../model/output.ts';
import { ARGUMENTS, type SchemaInput } from '../../model/schema-input.ts';
import type { LiveTool } from '../../model/tool.ts';
import type { AdaptedCtx, ToolModule } from '../../model/tool-module.ts';
import { quote } from '../../model/words.ts';
import { asAnswer, dataOf, drawAnswer } from './draw-answer.ts';
import { findTool } from './find-tool.ts';
import { orderLike } from './order-like.ts';
import { toFile } from './to-file.ts';

/** Makes what runs of the exports of a `ctp.ts`: `fn` receives the values of the parameters, and what it returns is drawn. */
export function adapt(exports: object, tool: LiveTool): ToolModule {
  const { fn, definition } = findTool(new Map(Object.entries(exports))) ?? {};
  const example = dataOf(get(get(definition, 'example'), 'output'));
  const [input] = tool.inputs;
  if (typeof fn !== 'function') throw new TypeError('The module exports no function fn beside its definition');
  if (input?.type !== 'schema') throw new TypeError('The tool takes no arguments by a schema');
  return {
    async run(values, ctx: AdaptedCtx): Promise<Output> {
      const params = toParams(values[ARGUMENTS], input);
      if ('fault' in params) return { kind: 'error', message: params.fault, input: ARGUMENTS };
      const returned: unknown = await fn(params.values, { signal: ctx.signal });
      const answer = asAnswer(returned);
      if (!answer)
        throw new TypeError(
          `fn must return {success: true, data} or {success: false, error}, and returned ${quote(returned)}`,
        );
      return drawAnswer({ ...answer, data: orderLike(answer.data, example) }, !ctx.isProof);
    },
  };
}

type Params = { values: { [name: string]: unknown } } | { fault: string };

/** The arguments as `fn` receives them: defaults filled in, nothing that is not shown, files as bytes. */
function toParams(text: unknown, { schema, hints = [] }: SchemaInput): Params {
  let given: unknown;
  try {
    given = JSON.parse(String(text));
  } catch {
    return { fault: 'The arguments are no JSON.' };
  }
  if (!asObject(given)) return { fault: 'The arguments are no JSON object.' };
  const properties = Object.entries(schema.properties ?? {});
  const all = new Map(properties.map(([name, property]) => [name, property.default]));
  for (const [name, value] of Object.entries(given as object)) all.set(name, value);
  for (const [name, value] of all) if (value === undefined) all.delete(name);
  for (const name of unshownFields(hints, (field) => all.get(field))) all.delete(name);
  for (const hint of hints.filter(({ control, name }) => control === 'file' && all.has(name))) {
    const file = toFile(all.get(hint.name), hint, String(get(schema.properties?.[hint.name], 'title')));
    if ('fault' in file) return file;
    all.set(hint.name, file);
  }
  return { values: Object.fromEntries(all) };
}
