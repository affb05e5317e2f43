import { resolve } from 'node:path';
import { fileURLToPath } from 'node:url';
import type { JsonSchema } from '../model/json-schema.ts';
import type { Problem } from '../model/problem.ts';
import { toLiveTool } from '../model/tool.ts';
import { type BundleOptions, bundleEntries, type ToolFile } from './bundle/bundle-entries.ts';
import { CHECK } from './bundle/entry.ts';
import type { ModuleFault } from './bundle/module-fault.ts';
import { toModuleProblem } from './bundle/module-problem.ts';
import { compileSchemaCheck, type SchemaCheck } from './compile-schema-check.ts';
import { sortProblems } from './file-problem.ts';
import { Memory } from './memory.ts';
import type { ReadTool } from './read-tools.ts';

export type { BundleOptions, ToolFile } from './bundle/bundle-entries.ts';

/** The bundled modules, and what was wrong with those that have none. */
export interface BundledTools {
  /** By tool id. */
  modules: Map<string, ToolFile>;
  /** Every file written, by its name in the bundles' directory: shared parts and workers' parts too. */
  files: string[];
  /** Sorted. */
  problems: Problem[];
}

/**
 * Bundles every tool that is not retired into one browser module each. A module exports
 * {@link ../model/tool-module.ts ToolBundle}. A tool that cannot be bundled is reported and left out.
 * @param memory of the code that checks by a schema. Default: none
 */
export async function bundleTools(
  tools: readonly ReadTool[],
  options: BundleOptions,
  memory = new Memory(),
): Promise<BundledTools> {
  const shown = tools.filter(({ tool }) => tool.status !== 'retired');
  const unchecked = new Map<string, ModuleFault>();
  const entries = shown.map((read) => {
    const { id, adapter, inputs } = read.tool;
    const [input] = inputs;
    const compiled = input?.type === 'schema' ? compile(input.schema, memory) : undefined;
    if (compiled?.refused === 'invalid') unchecked.set(id, explainUnchecked(read, compiled.fault));
    const check = compiled?.code;
    const code = entryCode(read) + (check === undefined ? '' : EXPORTED_CHECK);
    // What an adapted module must export is its dialect's to say.
    return { id, code, needsDefault: adapter === undefined, check };
  });
  const { modules, files, faults } = await bundleEntries(entries, options);
  const problems = shown.flatMap((read) => {
    const { id } = read.tool;
    return [unchecked.get(id) ?? [], faults.get(id) ?? []].flat().map((fault) => toModuleProblem(read, fault));
  });
  return { modules, files, problems: sortProblems(problems) };
}

function compile(schema: JsonSchema, memory: Memory): SchemaCheck {
  const content = ['schema-check', schema] satisfies [string, unknown];
  return memory.recall<SchemaCheck>(content) ?? memory.keep(content, compileSchemaCheck(schema));
}

/** A schema that a reader may well fill in, and that its values cannot be held to. Other reasons are told where the schema is inspected. */
function explainUnchecked({ definition }: ReadTool, fault: string): ModuleFault {
  const fix = 'Correct the schema of its arguments: until then, the page says that it checks none';
  return { severity: 'warning', code: 'schema-unchecked', fault, fix, file: definition.path };
}

/** What checks a tool's arguments is loaded by itself. */
const EXPORTED_CHECK = `\nexport const check = async () => (await import('${CHECK}')).default;`;

/**
 * A worker's module is imported only when it is loaded: the page evaluates the entry, and never what runs in the worker. What
 * adapts a module comes with it.
 */
function entryCode({ tool, directory }: ReadTool): string {
  // Parsed, because a literal would read a key `__proto__` as the prototype.
  const data = `export const tool = JSON.parse(${JSON.stringify(JSON.stringify(toLiveTool(tool)))});`;
  if (!tool.runs || tool.entry === undefined) return data;
  const file = JSON.stringify(resolve(directory, tool.entry));
  if (tool.adapter !== undefined) {
    const adapter = JSON.stringify(fileURLToPath(tool.adapter));
    const parts = `Promise.all([import(${adapter}), import(${file})])`;
    return `${data}\nexport const load = async () => { const [{ adapt }, module] = await ${parts}; return adapt(module, tool); };`;
  }
  return tool.thread === 'worker'
    ? `${data}\nexport const load = async () => (await import(${file})).default;`
    : `import * as module from ${file};\n${data}\nexport const load = async () => module.default;`;
}
