import { realpathSync } from 'node:fs';
import { isAbsolute } from 'node:path';
import type { Plugin } from 'rolldown';
import { isInside } from '../../render/links/is-inside.ts';
import { OWN_SOURCE } from '../own-source.ts';
import { CHECK, type Entry, entryOf, idOf } from './entry.ts';

/** Ids of the modules that check the arguments of a tool. */
const CHECK_OF = '\0check:';

/** What the validator's own modules hold for its code generator: it names `require`, which no page has. */
const GENERATOR_NOTE = /^\w+\.code = '[^']*';$/gm;

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
  /** Ids of the entries whose module has no default export, and needs one. */
  withoutDefault: Set<string>;
  /** Ids of the entries that a file belongs to, directly or by imports. */
  toolsOf(file: string): string[];
}

/**
 * Gives each author's module its entry, and keeps imports inside the site.
 * @param root the site's root, absolute: relative imports may not leave it
 */
export function createToolPlugin(made: readonly Entry[], root: string): ToolPlugin {
  const entries = new Map(made.map((entry) => [entryOf(entry.id), entry]));
  const realRoot = realpathSync(root);
  const importers = new Map<string, Set<string>>();
  const modules = new Map<string, string>();
  const refused: RefusedImport[] = [];
  const withoutDefault = new Set<string>();
  const plugin: Plugin = {
    name: 'pegboard:tools',
    async resolveId(specifier, importer, { kind }) {
      if (entries.has(specifier)) return specifier;
      if (importer === undefined) return null;
      if (specifier === CHECK && entries.get(importer)?.check) return CHECK_OF + importer;
      // What the validator needs of its own package.
      if (importer.startsWith(CHECK_OF)) return this.resolve(specifier, importer, { kind, skipSelf: true });
      const found = await this.resolve(specifier, importer, { kind, skipSelf: true });
      const owner = idOf(importer);
      if (found && !found.external) {
        importers.set(found.id, (importers.get(found.id) ?? new Set()).add(importer));
        if (owner !== undefined && entries.get(importer)?.needsDefault) modules.set(found.id, owner);
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
      const code = id.startsWith(CHECK_OF) ? entries.get(id.slice(CHECK_OF.length))?.check : entries.get(id)?.code;
      return code === undefined ? null : { code, moduleType: 'js' };
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

function toolsOf(importers: ReadonlyMap<string, ReadonlySet<string>>, file: string): string[] {
  const seen = new Set([file]);
  for (const id of seen) for (const importer of importers.get(id) ?? []) seen.add(importer);
  return [...seen].map(idOf).filter((id) => id !== undefined);
}

function isPath(specifier: string): boolean {
  return specifier.startsWith('.') || isAbsolute(specifier) || specifier.startsWith('file:');
}

function isPackaged(file: string): boolean {
  return file.split(/[\\/]/).includes('node_modules');
}
