import { existsSync, globSync, readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import ts from 'typescript';
import { repository } from './repository.ts';

/** The folders below `src/dialects/`: a dialect's id is its folder's name. */
export function dialectNames(): string[] {
  const folder = join(repository, 'src/dialects');
  if (!existsSync(folder)) return [];
  return readdirSync(folder, { withFileTypes: true }).flatMap((entry) => (entry.isDirectory() ? [entry.name] : []));
}

/** Every string of a source that is exactly one of `names`; comments and longer strings do not count. */
export function namesIn(text: string, names: readonly string[]): string[] {
  const found: string[] = [];
  const visit = (node: ts.Node): void => {
    if ((ts.isStringLiteralLike(node) || ts.isJsxText(node)) && names.includes(node.text.trim()))
      found.push(node.text.trim());
    ts.forEachChild(node, visit);
  };
  visit(ts.createSourceFile('source.tsx', text, ts.ScriptTarget.Latest, true, ts.ScriptKind.TSX));
  return found;
}

/** Where `src/`, outside the dialects' own folder, names a dialect: `src/x.ts: native`. */
export function sourcesThatNameDialects(): string[] {
  const names = dialectNames();
  return globSync('src/**/*.{ts,tsx,astro}', { cwd: repository })
    .filter((file) => !file.replaceAll('\\', '/').startsWith('src/dialects/'))
    .sort()
    .flatMap((file) => namesIn(readFileSync(join(repository, file), 'utf8'), names).map((name) => `${file}: ${name}`));
}
