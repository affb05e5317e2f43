import { createHash } from 'node:crypto';
import { fileURLToPath } from 'node:url';
import type { Plugin } from 'vite';
import { DOCUMENT_RUNTIME } from '../render/mdx/write-module.ts';
import { currentSite } from '../render/site.ts';

/** The page's path and what draws it, of every document that is compiled. */
const DOCUMENTS = 'virtual:pegboard/documents';

/** What the transform of JSX imports of the source that it is told. */
const JSX = 'virtual:pegboard/jsx-runtime';

/**
 * A compiled document: its file, so that what it imports is found from there, and so that no other plugin takes it for MDX; and a hash, so that
 * what is drawn after a change is new wherever modules are remembered.
 */
const COMPILED = /\.mdx\?pegboard=\w+$/;

/** The id of the module that a document of this file and this code is. */
export function compiledId(absolute: string, code: string): string {
  const hash = createHash('sha256').update(code).digest('hex').slice(0, 10);
  return `${absolute.replaceAll('\\', '/')}?pegboard=${hash}`;
}

/** Components of Astro's are compiled where they are used, so that they ship as source: beside the compiled code, or here. */
const COMPONENTS = new URL('../../src/components/', import.meta.url);

/** Those that documents may use, by name. */
const OWN = ['ToolCard', 'ToolLink', 'ToolList'];

const from = (file: string) => JSON.stringify(fileURLToPath(new URL(file, COMPONENTS)));

/** `ToolCard` is in `tool-card.astro`. */
const exportOf = (name: string) =>
  `export { default as ${name} } from ${from(`${name.replace(/(?<=.)[A-Z]/g, '-$&').toLowerCase()}.astro`)};`;

/** While one develops, what draws a document is looked up when it is drawn: the site may have been loaded anew. */
const SERVED = `
import { currentSite } from ${JSON.stringify(fileURLToPath(new URL('../render/site.ts', COMPONENTS)))};
export const documents = {
  get(path) {
    const { documents, home } = currentSite();
    const id = [home, ...documents].find((page) => page?.path === path)?.compiled?.id;
    return id && (() => import(/* @vite-ignore */ id));
  },
};
`;

/** Serves the documents that are drawn by code of their own, and what that code imports. The site must be loaded by then. */
export function documentPlugin(): Plugin {
  const sources = new Map([
    [DOCUMENT_RUNTIME, [`export * from ${from('mdx.ts')};`, ...OWN.map(exportOf)].join('\n')],
    [JSX, `export * from ${from('jsx-runtime.ts')};`],
  ]);
  const compiled = () => {
    const { documents, home } = currentSite();
    return [...documents, ...(home ? [home] : [])].flatMap(({ path, compiled }) =>
      compiled ? [{ path, ...compiled }] : [],
    );
  };
  let serves = false;
  return {
    name: 'pegboard:documents',
    enforce: 'pre',
    configResolved({ command }) {
      serves = command === 'serve';
    },
    resolveId(id) {
      if (id === DOCUMENTS || sources.has(id)) return `\0${id}`;
      return COMPILED.test(id) ? id : undefined;
    },
    load(id) {
      if (id === `\0${DOCUMENTS}`) {
        if (serves) return SERVED;
        const entries = compiled().map(
          ({ path, id }) => `[${JSON.stringify(path)}, () => import(${JSON.stringify(id)})]`,
        );
        return `export const documents = new Map([\n${entries.join(',\n')}\n]);`;
      }
      const source = sources.get(id.slice(1));
      if (source !== undefined) return source;
      if (!COMPILED.test(id)) return undefined;
      const found = compiled().find((document) => document.id === id);
      return found && { code: found.code, map: null, moduleType: 'js' };
    },
  };
}
