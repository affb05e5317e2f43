import { createHash } from 'node:crypto';
import { readFile } from 'node:fs/promises';
import { basename } from 'node:path';
import { fileURLToPath } from 'node:url';
import { dialects } from '../dialects/index.ts';
import { bundleScript } from './bundle-script.ts';
import type { FileSource } from './effects.ts';

/** The package's source: beside the compiled code where the package is installed, and itself in this repository. */
const SOURCE = new URL('../../src/', import.meta.url);

/**
 * What every site publishes beside its pages, by path below the base.
 * @param offline whether its pages ask for the service worker
 */
export async function siteFiles(offline: boolean): Promise<{
  files: [string, FileSource][];
  /** The paths of the scripts that run before anything is drawn. */
  scripts: { theme: string; embed: string };
}> {
  const read = (path: string) => readFile(new URL(path, SOURCE));
  // Of every dialect, for editors, and of the catalogue.
  const definitions = dialects.flatMap(({ scaffold }) => scaffold?.schema.replace(/^src\//, '') ?? []);
  const schemas = [...definitions, 'render/emit/catalog.schema.json'];
  const published = await Promise.all(
    schemas.map(async (file): Promise<[string, FileSource]> => [`schemas/${basename(file)}`, await read(file)]),
  );
  const theme = await classicScript('theme', offline ? 'offline-theme' : 'theme');
  const embed = await classicScript('embed');
  return {
    scripts: { theme: theme[0], embed: embed[0] },
    files: [
      theme,
      embed,
      ['_pegboard/icon.svg', await read('assets/icon.svg')],
      ...published,
      // Some hosts leave out folders whose names begin with an underscore unless this file is there.
      ['.nojekyll', ''],
    ],
  };
}

async function classicScript(name: string, module = name): Promise<[path: string, code: string]> {
  const code = await bundleScript(fileURLToPath(new URL(`runtime/${module}.ts`, SOURCE)));
  const hash = createHash('sha256').update(code).digest('hex').slice(0, 8);
  return [`_pegboard/${name}.${hash}.js`, code];
}
