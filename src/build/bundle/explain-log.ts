import { isBuiltin } from 'node:module';
import { isAbsolute } from 'node:path';
import { stripVTControlCharacters } from 'node:util';
import type { RolldownLog } from 'rolldown';
import { shownPath } from '../file-problem.ts';
import { findImport } from './find-import.ts';
import type { ModuleFault } from './module-fault.ts';
import type { RefusedImport } from './tool-plugin.ts';

type Wording = Pick<ModuleFault, 'code' | 'fault' | 'fix'>;

/** The most of the bundler's own words that a message repeats. */
const MAX_QUOTED = 200;

/** The bundler's complaint in our words, at its place. Its lines count from 1 and its columns from 0. */
export function explainLog(log: RolldownLog, root: string): ModuleFault {
  const place = log.loc ? { line: log.loc.line, column: log.loc.column + 1 } : {};
  const words = wordsFor(log);
  return log.id === undefined || !isAbsolute(log.id) ? words : { ...words, ...place, file: shownPath(root, log.id) };
}

function wordsFor(log: RolldownLog): Wording {
  const said = firstLine(log);
  switch (log.code) {
    case 'PARSE_ERROR':
      return {
        code: 'module-syntax',
        fault: `The module does not parse: ${said}`,
        fix: 'Correct the syntax at this place',
      };
    case 'MISSING_EXPORT':
      return {
        code: 'module-import',
        fault: `The module imports a name that is not there: ${said}`,
        fix: 'Export the name there, or import one that is exported',
      };
    default:
      return {
        code: 'module-bundle',
        fault: `The module cannot be bundled: ${said}`,
        fix: 'Write it as a plain module',
      };
  }
}

/** An import that leads to no file of the site, where it is written. */
export function explainImport({ importer, specifier, why }: RefusedImport, root: string): ModuleFault {
  // What an entry of ours imports is the tool's module itself.
  if (importer.startsWith('\0')) return { code: 'module-missing', fault: 'The module is not there', fix: 'Write it' };
  const place = { file: shownPath(root, importer), ...findImport(importer, specifier) };
  const name = JSON.stringify(specifier);
  if (why === 'outside') {
    const fix = 'Move the file into the site, or install it as a package';
    return { code: 'module-outside', fault: `The module imports ${name}, which is outside the site`, fix, ...place };
  }
  if (why === 'no-module') {
    const fix = 'Write what it needs of it as TypeScript or JSON';
    return { code: 'module-type', fault: `The module imports ${name}, which is neither code nor JSON`, fix, ...place };
  }
  if (isBuiltin(specifier)) {
    const fix = "Use what a browser has: a tool runs in the reader's page";
    return { code: 'module-node', fault: `The module imports ${name}, which only Node has`, fix, ...place };
  }
  if (URL.canParse(specifier)) {
    const fix = 'Copy what it needs into the site, or install it as a package: a tool has no network';
    return { code: 'module-remote', fault: `The module imports ${name}, which is not part of the site`, fix, ...place };
  }
  const fix = /^[./]/.test(specifier)
    ? 'Correct the path: it is relative to this file and ends in the extension'
    : 'Install the package, or import a file of the site by its relative path';
  return { code: 'module-import', fault: `The module imports ${name}, which is not there`, fix, ...place };
}

/** The message without its colours, its code and the picture of the source below it. */
function firstLine({ message }: RolldownLog): string {
  const [line = ''] = stripVTControlCharacters(message).split('\n');
  const text = line.replace(/^\[[A-Z_]+\]\s*/, '').replace(/\.$/, '');
  return text.length > MAX_QUOTED ? `${text.slice(0, MAX_QUOTED)}…` : text;
}
