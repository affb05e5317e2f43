import { existsSync } from 'node:fs';
import { resolve } from 'node:path';
import { AstroError } from 'astro/errors';
import type { Plugin } from 'vite';

const NAME = 'virtual:pegboard/styles';

/**
 * Imports the style sheets that a site adds, in their order, so that they are bundled behind Pegboard's own.
 * @param styles a path from the site's root that begins with `./` or `../`, or a file of an npm package
 * @param root the site's root, absolute
 * @throws AstroError that names every path at which no file lies
 */
export function stylesPlugin(styles: readonly string[], root: string): Plugin {
  const found = styles.map((name) => (/^\.\.?\//.test(name) ? resolve(root, name) : name));
  const missing = styles.filter((name, index) => name !== found[index] && !existsSync(found[index]!));
  if (missing.length > 0) {
    throw new AstroError(
      `pegboard.styles: there is no file ${missing.join(', ')} in the site's root`,
      'A path of your own begins with ./ and leads from the folder of astro.config; any other name is looked for in node_modules.',
    );
  }
  return {
    name: 'pegboard:styles',
    resolveId: (id) => (id === NAME ? `\0${NAME}` : undefined),
    load: (id) => (id === `\0${NAME}` ? found.map((path) => `import ${JSON.stringify(path)};`).join('\n') : undefined),
  };
}
