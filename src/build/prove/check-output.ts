import { readFileSync } from 'node:fs';
import { Ajv2020, type ErrorObject } from 'ajv/dist/2020.js';
import type { Output } from '../../model/output.ts';
import type { Tool } from '../../model/tool.ts';
import { explainShape } from './explain-shape.ts';
import { brokenRules } from './output-rules.ts';

/** What is wrong with a result. */
export interface OutputFault {
  code: 'bad-result' | 'undeclared-kind';
  /** The end of a sentence that begins with who returned it. */
  fault: string;
  fix: string;
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

/** A result in the shape that its kind promises, or what is wrong with it. */
export function checkOutput(
  value: unknown,
  tool: Tool,
): { output: Output; fault?: never } | { output?: never; fault: OutputFault } {
  if (!validate(value)) return bad(explainShape(validate.errors as ErrorObject[]));
  const output = value as Output;
  if (!tool.kinds.includes(output.kind)) {
    const declared = tool.kinds.map((kind) => `"${kind}"`).join(', ');
    const fault = `the kind "${output.kind}", and "kinds" lists ${declared}`;
    return { fault: { code: 'undeclared-kind', fault, fix: `Add "${output.kind}" to "kinds"` } };
  }
  const broken = brokenRules(output, tool).next().value;
  return broken === undefined ? { output } : bad(broken);
}

function bad(what: string): { fault: OutputFault } {
  return {
    fault: { code: 'bad-result', fault: `a faulty result: ${what}`, fix: 'Return it in the shape of its kind' },
  };
}
