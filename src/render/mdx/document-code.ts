import { dirname, join } from 'node:path';
import { parseSync } from 'rolldown/utils';
import type { MdxjsEsmHast } from 'satteri';
import { show } from '../links/classify-href.ts';
import { findLocalFile } from '../links/find-local-file.ts';
import { placeAt } from '../markdown/place-at.ts';
import type { Reporter } from '../markdown/reporter.ts';
import { boundNames } from './walk-code.ts';

/** The imports and exports of a document. */
export interface DocumentCode {
  /** As they are written. */
  source: string;
  /** Each with its place in the text. */
  statements: { source: string; offset: number }[];
  /** The names that are the document's own. */
  names: ReadonlySet<string>;
  /** Those of them that are not imported. */
  made: string[];
}

/** Where a document stands. */
export interface DocumentPlace {
  text: string;
  /** The file, absolute. */
  absolute: string;
  /** The site's root, absolute: nothing outside it is imported by a path. */
  siteRoot: string;
}

/** Endings that an import may leave out. */
const CODE_ENDINGS = ['.ts', '.tsx', '.js', '.mjs', '.jsx', '.json'];

/** Reads the imports and exports of a document. What is no JavaScript, and a path that leads nowhere, is a problem. */
export function readDocumentCode(
  nodes: readonly MdxjsEsmHast[],
  place: DocumentPlace,
  reporter: Reporter,
): DocumentCode {
  const names = new Set<string>();
  const made = new Set<string>();
  const statements = nodes.map(({ value, position }) => ({ source: value, offset: position?.start.offset ?? 0 }));
  for (const { source, offset } of statements) {
    const { program, module, errors } = parseSync('document.jsx', source);
    const at = (inside: number) => placeAt(place.text, offset + inside);
    for (const { message, labels } of errors.slice(0, 1)) {
      const fault = `These imports and exports are not JavaScript: ${message.replace(/\.$/, '')}`;
      reporter.error(at(labels[0]?.start ?? 0), 'mdx-syntax', fault, 'Correct them, with a blank line behind them');
    }
    for (const name of boundNames(program.body.filter(({ type }) => type === 'ImportDeclaration'))) names.add(name);
    for (const statement of program.body) {
      if (statement.type === 'ExportDefaultDeclaration') {
        const fault = 'A document has no default export: that is the page itself';
        reporter.error(at(statement.start), 'mdx-export', fault, 'Give it a name, such as export const data = …');
      }
      const declared = statement.type === 'ExportNamedDeclaration' ? statement.declaration : statement;
      for (const name of declared && declared.type !== 'ImportDeclaration' ? topNames(declared) : []) made.add(name);
    }
    for (const { moduleRequest } of module.staticImports) {
      checkImport(moduleRequest.value, at(moduleRequest.start), place, reporter);
    }
  }
  for (const name of made) names.add(name);
  return { source: statements.map(({ source }) => source).join('\n'), statements, names, made: [...made] };
}

/** What a declaration declares, without what is inside functions. */
function topNames(declaration: { type: string }): Set<string> {
  const { body: _, ...shallow } = declaration as { type: string; body?: unknown; params?: unknown };
  if (shallow.type !== 'VariableDeclaration') return boundNames({ ...shallow, params: [] });
  const { declarations } = declaration as unknown as { declarations: { id: unknown }[] };
  return boundNames(declarations.map(({ id }) => ({ type: 'VariableDeclarator', id })));
}

function checkImport(written: string, where: object, { absolute, siteRoot }: DocumentPlace, reporter: Reporter): void {
  if (!/^\.{1,2}\//.test(written)) return;
  const [path = ''] = written.split('?');
  const found = findLocalFile(join(dirname(absolute), path), siteRoot);
  const isCode = (ending: string) => findLocalFile(join(dirname(absolute), path + ending), siteRoot).kind === 'file';
  if (found.kind === 'file' || CODE_ENDINGS.some(isCode)) return;
  if (found.kind === 'outside') {
    const fault = `The import ${show(written)} is outside the site's folder`;
    reporter.error(where, 'import-outside', fault, 'Copy the file into the site, or make it a package');
  } else if (found.kind === 'missing') {
    const near = found.suggestion;
    const fix = near ? `Did you mean ${show(near)}?` : 'Correct the path, which begins at this file, with its ending';
    reporter.error(where, 'import-missing', `The import ${show(written)} does not exist`, fix);
  } else {
    const fault = `The import ${show(written)} is ${found.kind === 'folder' ? 'a folder' : 'a hidden file'}`;
    reporter.error(where, 'import-missing', fault, 'Name a file, with its ending');
  }
}
