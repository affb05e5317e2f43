import { createHash } from 'node:crypto';
import { readFile } from 'node:fs/promises';
import { basename } from 'node:path';
import { fileURLToPath } from 'node:url';
import { dialects } from '../dialects/index.ts';
import { type BundleScriptOptions, bundleScript } from './bundle-script.ts';
import type { FileSource } from './effects.ts';
import { SERVICE_WORKER } from './service-worker.ts';

/** The package's source: beside the compiled code where the package is installed, and itself in this repository. */
const SOURCE = new URL('../../src/', import.meta.url);

/** How the site is published that the files are for. */
export interface SiteFilesOptions {
  /** Whether its pages ask for the service worker. */
  offline: boolean;
  /** Whether it is served while one develops, without an index to search. */
  serves: boolean;
  /** Begins and ends with a slash. */
  base: string;
}

/** What every site publishes beside its pages, by path below the base. */
export async function siteFiles({ offline, serves, base }: SiteFilesOptions): Promise<{
  files: [string, FileSource][];
  /** The paths of scripts and style sheets that pages ask for by name. */
  paths: { theme: string; embed: string; header: string; search: string };
}> {
  const read = (path: string) => readFile(new URL(path, SOURCE));
  // For editors, of every dialect and of documents; and of the catalogue.
  const definitions = dialects.flatMap(({ scaffold }) => scaffold?.schema.replace(/^src\//, '') ?? []);
  const schemas = [...definitions, 'render/markdown/front-matter.schema.json', 'render/emit/catalog.schema.json'];
  const published = await Promise.all(
    schemas.map(async (file): Promise<[string, FileSource]> => [`schemas/${basename(file)}`, await read(file)]),
  );
  const search = hashed('search.css', (await read('styles/search.css')).toString());
  const header = await ownScript('header', {
    format: 'es',
    define: { STYLES: beside(search), SERVES: serves ? 'yes' : '' },
  });
  const define = { HEADER: beside(header), SERVICE_WORKER: base + SERVICE_WORKER };
  const theme = await ownScript('theme', { define }, offline ? 'offline-theme' : 'theme');
  const embed = await ownScript('embed');
  return {
    paths: { theme: theme[0], embed: embed[0], header: header[0], search: search[0] },
    files: [
      theme,
      embed,
      header,
      search,
      ['_pegboard/icon.svg', await read('assets/icon.svg')],
      ...published,
      // Some hosts leave out folders whose names begin with an underscore unless this file is there.
      ['.nojekyll', ''],
    ],
  };
}

type NamedFile = [path: string, text: string];

async function ownScript(name: string, options?: BundleScriptOptions, module = name): Promise<NamedFile> {
  return hashed(`${name}.js`, await bundleScript(fileURLToPath(new URL(`runtime/${module}.ts`, SOURCE)), options));
}

/** A file named by its content: what a browser has of it never changes. */
function hashed(name: string, text: string): NamedFile {
  const hash = createHash('sha256').update(text).digest('hex').slice(0, 8);
  return [`_pegboard/${name.replace('.', `.${hash}.`)}`, text];
}

/** How a file in the same folder imports it. */
function beside([path]: NamedFile): string {
  return `./${basename(path)}`;
}
