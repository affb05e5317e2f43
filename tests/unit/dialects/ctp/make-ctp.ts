import { toSource } from '../../../../src/build/source-file.ts';
import { validate } from '../../../../src/build/validate.ts';
import { ctp } from '../../../../src/dialects/ctp/ctp.ts';
import type { Definition, Parameter } from '../../../../src/dialects/ctp/definition.ts';
import type { ToolContext } from '../../../../src/dialects/dialect.ts';
import type { Finding } from '../../../../src/model/problem.ts';
import type { Tool } from '../../../../src/model/tool.ts';

/** A parameter, valid, with what a test changes. */
export function parameter(changes: Partial<Parameter> = {}): Parameter {
  return { name: 'text', type: 'text', label: 'Text', description: 'A text', required: false, ...changes };
}

/** A definition, valid, with what a test changes. */
export function definition(changes: Partial<Definition> = {}): Definition {
  return {
    id: 'count',
    name: 'Count',
    description: 'Counts words.',
    category: 'analyzers',
    tags: ['text'],
    method: 'POST',
    parameters: [parameter()],
    outputDescription: 'How many',
    example: { input: { text: 'one two' }, output: { words: 2 } },
    ...changes,
  };
}

/** The folder of a tool, with or without its module. */
export function folder(hasCode: boolean, directory = 'count'): ToolContext {
  return {
    directory,
    look: (path) =>
      hasCode && path === 'ctp.ts' ? { state: 'file', bytes: 1 } : { state: 'missing', near: undefined },
  };
}

/** The tool of a definition with code. */
export function toolOf(changes: Partial<Definition> = {}): Tool {
  return ctp.normalise(definition(changes), undefined, folder(true)).tools[0]!;
}

/** What is wrong with a document. */
export function findingsOf(document: unknown, directory = 'count'): Finding[] {
  const [source] = toSource('tools/count/ctp.json', '/tools/count/ctp.json', JSON.stringify(document), 'count');
  return validate(ctp.definition, source.value, undefined, folder(false, directory));
}
