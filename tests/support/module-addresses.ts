import { dirname, resolve } from 'node:path';
import type { Plugin } from 'vite';

/** What `import url from './module.ts?part'` and `?chunk` give in a test of one unit: the module's own path, which `import(url)` takes. */
export function moduleAddresses(): Plugin {
  return {
    name: 'module-addresses',
    enforce: 'pre',
    resolveId(source, importer) {
      const [, path] = /^(\.\.?\/.+)\?(?:chunk|part(?:-of=.+)?)$/.exec(source) ?? [];
      return path && importer ? `\0address:${resolve(dirname(importer), path)}` : undefined;
    },
    load(id) {
      return id.startsWith('\0address:') ? `export default ${JSON.stringify(id.slice(9))};` : undefined;
    },
  };
}
