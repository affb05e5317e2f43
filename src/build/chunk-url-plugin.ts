import { basename, extname } from 'node:path';
import type { Plugin, ResolvedConfig } from 'vite';

const PREFIX = '\0pegboard:';
/** In no path of any system. */
const SEPARATOR = '\0';

/**
 * Two ways to import the address of a module, for an `import(address)` that costs none of Vite's preload helper: that alone
 * is half of the script a page may load before a click. After a failure the address can also be changed and tried again,
 * where a browser remembers the failure.
 *
 * - `import url from './module.ts?chunk'`: the module in a file of its own.
 * - `import url from './module.ts?part'`: the same, but what it has in common with the importing module stays in that
 *   one's file. The importing module must be the entry of its own file.
 * - `import url from './module.ts?part-of=./entry.ts'`: the same, for a module that is itself a part of that entry.
 */
export function chunkUrlPlugin(): Plugin {
  let config: ResolvedConfig;
  return {
    name: 'pegboard:chunk-url',
    enforce: 'pre',
    configResolved(resolved) {
      config = resolved;
    },
    async resolveId(source, importer) {
      if (source.startsWith(PREFIX)) return source;
      const [, path, kind, whole] = /^(.+)\?(chunk|part)(?:-of=(.+))?$/.exec(source) ?? [];
      if (path === undefined || importer === undefined) return undefined;
      const resolved = await this.resolve(path, importer);
      const owner = whole === undefined ? importer : (await this.resolve(whole, importer))?.id;
      return resolved && [PREFIX + kind, resolved.id, ...(kind === 'part' ? [owner] : [])].join(SEPARATOR);
    },
    load(id) {
      if (!id.startsWith(PREFIX)) return undefined;
      const [kind, file = '', owner] = id.slice(PREFIX.length).split(SEPARATOR);
      if (kind === 'entry') return `import ${JSON.stringify(owner)};\nexport * from ${JSON.stringify(file)};`;
      if (config.command === 'serve')
        return `export default ${JSON.stringify(`${config.base}@fs/${file.replace(/^\//, '')}`)};`;
      const entry = kind === 'part' ? [`${PREFIX}entry`, file, owner].join(SEPARATOR) : file;
      const reference = this.emitFile({
        type: 'chunk',
        id: entry,
        name: basename(file, extname(file)),
        preserveSignature: 'allow-extension',
      });
      return `export default import.meta.ROLLUP_FILE_URL_${reference};`;
    },
  };
}
