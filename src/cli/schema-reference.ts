import { existsSync } from 'node:fs';
import { isAbsolute, join, relative, sep } from 'node:path';
import { fileURLToPath, pathToFileURL } from 'node:url';

/** This package's own directory: source and what is built of it lie equally deep in it. */
const PACKAGE = fileURLToPath(new URL('../../', import.meta.url));

/** The name this package is installed by. */
const NAME = 'pegboard';

/**
 * What a file's `$schema` says so that an editor finds a schema of this package: a relative path, which needs no network,
 * is the schema of the version installed, and is the same on every machine that has the site.
 * @param schema the schema's path in this package
 * @param directory where the file lies, absolute
 */
export function schemaReference(schema: string, directory: string): string {
  // As the site installed it: where that is a link, what it leads to has another path on another machine.
  const installed = join(process.cwd(), 'node_modules', NAME, schema);
  const target = existsSync(installed) ? installed : join(PACKAGE, schema);
  const way = relative(directory, target);
  return isAbsolute(way) ? pathToFileURL(target).href : way.split(sep).join('/');
}
