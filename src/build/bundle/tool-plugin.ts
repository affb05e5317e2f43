import { realpathSync } from 'node:fs';
import { isAbsolute, resolve } from 'node:path';
import { fileURLToPath } from 'node:url';
import type { Plugin } from 'rolldown';
import { toLiveTool } from '../../model/tool.ts';
import { isInside } from '../../render/links/is-inside.ts';
import { compileSchemaCheck } from '../compile-schema-check.ts';
import type { ReadTool } from '../read-tools.ts';

/** Ids of the modules that this plugin makes up, one a tool. The zero byte keeps other resolvers away. */
const ENTRY = '\0tool:';

/** The same, for those that check a tool's arguments. */
const CHECK = '\0check:';

/** Of the validator's own modules, what its code generator reads: it names `require`, which no page has. */
const GENERATOR_NOTE = /^\w+\.code = '[^']*';$/gm;

/** Pegboard's own modules: what adapts a tool imports some of them. */
const OWN_SOURCE = realpathSync(fileURLToPath(new URL('../..', import.meta.url)));

/** What is bundled: code and JSON. Packages have code in files without an extension, too. */
const MODULE = /\.([cm]?[jt]s|[jt]sx|json)$|(^|[\\/])[^.\\/]+$/;

/** An import that a tool cannot have. */
export interface RefusedImport {
  /** The file that holds it, absolute. */
  importer: string;
  /** What it names, as written. */
  specifier: string;
  /** `absent` leads to no file, `outside` to one that is not of the site, `no-module` to one that is neither code nor JSON. */
  why: 'absent' | 'outside' | 'no-module';
}

/** The plugin of one pass, and what it learnt. */
export interface ToolPlugin {
  plugin: Plugin;
  /** In no certain order. */
  refused: RefusedImport[];
  /** Ids of the tools whose module has no default export. */
  withoutDefault: Set<string>;
  /** Ids of the tools that a file belongs to, directly or by imports. */
  toolsOf(file: string): string[];
}

/** The entry module of a tool. */
export function entryOf(id: string): string {
  return ENTRY + id;
}

/** The tool that an entry module is of; undefined for any other module. */
export function toolOf(moduleId: string): string | undefined {
  return moduleId.startsWith(ENTRY) ? moduleId.slice(ENTRY.length) : undefined;
}

/**
 * Gives each tool an entry that exports `tool` and `load`, and keeps imports inside the site.
 * @param root the site's root, absolute: relative imports may not leave it
 */
export function createToolPlugin(tools: readonly ReadTool[], root: string): ToolPlugin {
  const entries = new Map(tools.map((tool) => [entryOf(tool.tool.id), tool]));
  const realRoot = realpathSync(root);
  const importers = new Map<string, Set<string>>();
  const modules = new Map<string, string>();
  const refused: RefusedImport[] = [];
  const withoutDefault = new Set<string>();
  const plugin: Plugin = {
    name: 'pegboard:tools',
    async resolveId(specifier, importer, { kind }) {
      if (entries.has(specifier) || specifier.startsWith(CHECK)) return specifier;
      // What the validator's code needs of its own package.
      if (importer?.startsWith(CHECK)) return this.resolve(specifier, importer, { kind, skipSelf: true });
      if (importer === undefined) return null;
      const found = await this.resolve(specifier, importer, { kind, skipSelf: true });
      const owner = toolOf(importer);
      if (found && !found.external) {
        importers.set(found.id, (importers.get(found.id) ?? new Set()).add(importer));
        if (owner !== undefined && !isAdapted(entries.get(importer))) modules.set(found.id, owner);
        const isOurs =
          owner !== undefined ||
          isPackaged(importer) ||
          isInside(OWN_SOURCE, importer) ||
          !isPath(specifier) ||
          isInside(realRoot, found.id);
        if (isOurs && MODULE.test(found.id)) return found;
        refused.push({ importer, specifier, why: isOurs ? 'no-module' : 'outside' });
      } else if (kind === 'require-call') {
        // Packages ask for what only Node has, and do without it in a browser.
        return found;
      } else refused.push({ importer, specifier, why: 'absent' });
      // As external it is not read, so that the rest is looked at too. The tool is refused for it.
      return { id: specifier, external: true };
    },
    load(id) {
      const checked = id.startsWith(CHECK) ? checkOf(entries.get(entryOf(id.slice(CHECK.length)))) : undefined;
      if (checked !== undefined) return { code: checked, moduleType: 'js' };
      const entry = entries.get(id);
      return entry ? { code: entryCode(entry), moduleType: 'js' } : null;
    },
    transform(code, id) {
      return /[\\/]ajv[\\/]dist[\\/]runtime[\\/]/.test(id) ? code.replaceAll(GENERATOR_NOTE, '') : null;
    },
    buildEnd() {
      for (const [id, owner] of modules) {
        const exports = this.getModuleInfo(id)?.exports;
        if (exports && !exports.includes('default')) withoutDefault.add(owner);
      }
    },
  };
  return { plugin, refused, withoutDefault, toolsOf: (file) => toolsOf(importers, file) };
}

/**
 * A worker's module is imported only when it is loaded: the page evaluates the entry, and never what runs in the worker. What
 * adapts a module comes with it.
 */
function entryCode({ tool, directory }: ReadTool): string {
  // Parsed, because a literal would read a key `__proto__` as the prototype.
  const checked = checkOf({ tool }) === undefined ? '' : `\n${exportCheck(tool.id)}`;
  const data = `export const tool = JSON.parse(${JSON.stringify(JSON.stringify(toLiveTool(tool)))});${checked}`;
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

function exportCheck(id: string): string {
  return `export const check = async () => (await import(${JSON.stringify(CHECK + id)})).default;`;
}

/** The module that checks a tool's arguments; none where they are no schema's, or the schema is at fault. */
function checkOf(read: Pick<ReadTool, 'tool'> | undefined): string | undefined {
  const input = read?.tool.inputs[0];
  return input?.type === 'schema' ? compileSchemaCheck(input.schema).code : undefined;
}

function toolsOf(importers: ReadonlyMap<string, ReadonlySet<string>>, file: string): string[] {
  const seen = new Set([file]);
  for (const id of seen) for (const importer of importers.get(id) ?? []) seen.add(importer);
  return [...seen].map(toolOf).filter((id) => id !== undefined);
}

function isPath(specifier: string): boolean {
  return specifier.startsWith('.') || isAbsolute(specifier) || specifier.startsWith('file:');
}

/** What an adapted module must export is its dialect's to say. */
function isAdapted(entry: ReadTool | undefined): boolean {
  return entry?.tool.adapter !== undefined;
}

function isPackaged(file: string): boolean {
  return file.split(/[\\/]/).includes('node_modules');
}
