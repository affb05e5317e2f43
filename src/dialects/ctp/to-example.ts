import type { Case } from '../../model/case.ts';
import { asObject } from '../../model/get.ts';
import type { Output } from '../../model/output.ts';
import { ARGUMENTS } from '../../model/schema-input.ts';
import type { Tool } from '../../model/tool.ts';
import type { Example, Parameter } from './definition.ts';
import { exampleFits } from './rules/values.ts';

/** A known answer of a tool as an example: the first whose input the parameters take; one that is no error, where there is. */
export function toExample(tool: Tool, parameters: readonly Parameter[]): Example | undefined {
  const whole = tool.cases.filter(({ match }) => match !== 'subset');
  const ordered = [...whole.filter(({ expect }) => expect.kind !== 'error'), ...whole];
  return ordered.flatMap((known) => exampleOf(known) ?? []).find((example) => fits(example, parameters));
}

function exampleOf({ name, input, expect }: Case): Example | undefined {
  const given = Object.hasOwn(input, ARGUMENTS) ? parse(input[ARGUMENTS]) : input;
  const values = asObject(given);
  return values && { input: { ...values }, output: dataOf(expect), description: name };
}

function fits(example: Example, parameters: readonly Parameter[]): boolean {
  const look = () => ({ state: 'missing', near: undefined }) as const;
  const subject = { definition: undefined, sites: [], context: { directory: '', look } };
  const [fault] = exampleFits({ ...subject, document: { parameters, example } });
  return fault === undefined;
}

/** The data that is drawn as a result; a result that no data is drawn as stands for itself. */
function dataOf(output: Output): unknown {
  switch (output.kind) {
    case 'text':
      return output.text;
    case 'code':
      return output.lang === 'json' ? parse(output.source) : output.source;
    case 'error':
      return { success: false, error: output.message, errorCode: 'INVALID_INPUT' };
    case 'fields': {
      const entries = output.fields.map(({ label, value }) => [label, value] as const);
      return new Set(entries.map(([label]) => label)).size === entries.length ? Object.fromEntries(entries) : output;
    }
    default:
      return output;
  }
}

/** JSON as a value; what is no JSON as it is. */
function parse(text: unknown): unknown {
  try {
    return JSON.parse(String(text));
  } catch {
    return text;
  }
}
