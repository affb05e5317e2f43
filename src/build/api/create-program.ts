import type { TypeScript } from 'typedoc';
import type { Problem } from '../../model/problem.ts';
import { fileProblem, shownPath } from '../file-problem.ts';
import type { ConvertOptions } from './api-model.ts';
import { MAX_API_PROBLEMS } from './limits.ts';

type TypeScriptModule = typeof TypeScript;

/** TypeScript's complaint that a configuration names no file: the entry files are named by the site. */
const NO_INPUTS = 18_003;

/** The entry files and what they import, and what TypeScript says of it. */
export interface EntryProgram {
  program: TypeScript.Program;
  /** Errors of the configuration, of the grammar of every file that is not an installed package's, and of the types where exports stand. */
  problems: Problem[];
}

/** Reads entry files and what they import, by a site's own configuration. */
export function createProgram(
  ts: TypeScriptModule,
  { entryPoints, tsconfig, root }: Pick<ConvertOptions, 'entryPoints' | 'tsconfig' | 'root'>,
): EntryProgram {
  const unreadable: TypeScript.Diagnostic[] = [];
  const parsed =
    tsconfig === undefined
      ? undefined
      : ts.getParsedCommandLineOfConfigFile(tsconfig, undefined, {
          ...ts.sys,
          onUnRecoverableConfigFileDiagnostic: (diagnostic) => unreadable.push(diagnostic),
        });
  const options: TypeScript.CompilerOptions = {
    ...(parsed?.options ?? { module: ts.ModuleKind.NodeNext, target: ts.ScriptTarget.ESNext, strict: true }),
    // Nothing is written, so that files may be imported by the names they have.
    noEmit: true,
    allowImportingTsExtensions: true,
    composite: false,
    incremental: false,
    skipLibCheck: true,
  };
  const program = ts.createProgram({ rootNames: [...entryPoints], options });
  const own = program.getSourceFiles().filter((file) => !program.isSourceFileFromExternalLibrary(file));
  const where = shownPath(root, tsconfig ?? entryPoints[0] ?? root);
  const problems = [
    ...unreadable,
    ...(parsed?.errors ?? []).filter(({ code }) => code !== NO_INPUTS),
    ...program.getOptionsDiagnostics(),
    ...own.flatMap((file) => program.getSyntacticDiagnostics(file)),
    ...shownFiles(ts, program, entryPoints).flatMap((file) => program.getSemanticDiagnostics(file)),
  ]
    .filter(({ category }) => category === ts.DiagnosticCategory.Error)
    .slice(0, MAX_API_PROBLEMS)
    .map((diagnostic) => toProblem(ts, diagnostic, root, where));
  return { program, problems };
}

/** The entry files, and those in which what they export is declared. What else these import is not asked: it would take long. */
function shownFiles(ts: TypeScriptModule, program: TypeScript.Program, entryPoints: readonly string[]) {
  const checker = program.getTypeChecker();
  const entries = entryPoints.flatMap((file) => program.getSourceFile(file) ?? []);
  const declared = entries.flatMap((entry) => {
    const module = checker.getSymbolAtLocation(entry);
    return (module ? checker.getExportsOfModule(module) : []).flatMap((symbol) => {
      const original = symbol.flags & ts.SymbolFlags.Alias ? checker.getAliasedSymbol(symbol) : symbol;
      return (original.declarations ?? []).map((declaration) => declaration.getSourceFile());
    });
  });
  return [...new Set([...entries, ...declared])].filter((file) => !program.isSourceFileFromExternalLibrary(file));
}

function toProblem(ts: TypeScriptModule, diagnostic: TypeScript.Diagnostic, root: string, where: string): Problem {
  const { file, start, messageText, code } = diagnostic;
  const said = ts.flattenDiagnosticMessageText(messageText, ' ').replace(/\s+/g, ' ').replace(/\.$/, '');
  const fix = 'Correct it, for pages are made only of types that hold';
  const problem = fileProblem('', where, 'api-typescript', `TypeScript says: ${said} (TS${code})`, fix);
  if (!file || start === undefined) return problem;
  const { line, character } = ts.getLineAndCharacterOfPosition(file, start);
  return { ...problem, file: shownPath(root, file.fileName), line: line + 1, column: character + 1 };
}
