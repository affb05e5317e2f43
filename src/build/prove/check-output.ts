import { readFileSync } from 'node:fs';
import { Ajv2020, type ErrorObject } from 'ajv/dist/2020.js';
import type { Output, OutputKind } from '../../model/output.ts';
import type { Severity } from '../../model/problem.ts';
import type { Tool } from '../../model/tool.ts';
import { explainShape } from './explain-shape.ts';
import { brokenRules } from './output-rules.ts';
import { readValue } from './read-value.ts';

/** What is wrong with a result. */
export interface OutputFault {
  severity: Severity;
  code: 'bad-result' | 'undeclared-kind';
  /** The end of a sentence that begins with who returned it. */
  fault: string;
  fix: string;
}

/** A result that is fit to be drawn, undefined where it is not; and what is wrong with it. */
export interface CheckedOutput {
  output: Output | undefined;
  faults: OutputFault[];
}

const schema: object = JSON.parse(readFileSync(new URL('../../model/output.schema.json', import.meta.url), 'utf8'));

// The first error is enough, and bounds the work on a large result. strictTypes and the like are ours to keep, in the schema's own test.
const ajv = new Ajv2020({
  allErrors: false,
  verbose: true,
  strictNumbers: true,
  strict: false,
  validateFormats: false,
});
const validate = ajv.compile(schema);

/** Reads a run's result and holds it to the shape and the rules of its kind, and the kind to those that are declared. */
export function checkOutput(bytes: Uint8Array, tool: Tool): CheckedOutput {
  const { value, refused } = readValue(bytes);
  if (refused !== undefined) return refuse(refused, 'Return less');
  if (!validate(value)) return refuse(`a faulty result: ${explainShape(validate.errors as ErrorObject[])}`);
  const output = value as Output;
  const broken = brokenRules(output, tool).next().value;
  if (broken !== undefined) return refuse(`a faulty result: ${broken}`);
  const undeclared = [...kindsOf(output)].filter((kind) => !tool.kinds.includes(kind));
  const faults = undeclared.map((kind) => undeclaredFault(kind, output.kind, tool));
  return { output: tool.kinds.includes(output.kind) ? output : undefined, faults };
}

function refuse(fault: string, fix = 'Return it in the shape of its kind'): CheckedOutput {
  return { output: undefined, faults: [{ severity: 'error', code: 'bad-result', fault, fix }] };
}

/** The kind of a result, and those of its parts. */
function kindsOf(output: Output): Set<OutputKind> {
  const parts = output.kind === 'group' ? output.parts.flatMap((part) => [...kindsOf(part)]) : [];
  return new Set([output.kind, ...parts]);
}

/** A part of an undeclared kind is only warned of: the contract does not say that the parts' kinds are listed too. */
function undeclaredFault(kind: OutputKind, whole: OutputKind, { kinds }: Tool): OutputFault {
  const declared = kinds.map((one) => `"${one}"`).join(', ');
  const [severity, what] =
    kind === whole ? (['error', 'the kind'] as const) : (['warning', 'a part of the kind'] as const);
  const fault = `${what} "${kind}", and "kinds" lists ${declared}`;
  return { severity, code: 'undeclared-kind', fault, fix: `Add "${kind}" to "kinds"` };
}
