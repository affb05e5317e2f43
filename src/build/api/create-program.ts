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
  /** Errors of the configuration, and of the grammar of files that are not installed packages'. */
  problems: Problem[];
  /** The errors of a file's types. It takes the longer the more types the file uses. */
  check(file: TypeScript.SourceFile): Problem[];
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
    noEmit: true,
    composite: false,
    incremental: false,
    skipLibCheck: true,
  };
  const program = ts.createProgram({ rootNames: [...entryPoints], options });
  const own = program.getSourceFiles().filter((file) => !program.isSourceFileFromExternalLibrary(file));
  const where = shownPath(root, tsconfig ?? entryPoints[0] ?? root);
  const toProblems = (diagnostics: readonly TypeScript.Diagnostic[]) =>
    diagnostics
      .filter(({ category }) => category === ts.DiagnosticCategory.Error)
      .slice(0, MAX_API_PROBLEMS)
      .map((diagnostic) => toProblem(ts, diagnostic, root, where));
  const problems = toProblems([
    ...unreadable,
    ...(parsed?.errors ?? []).filter(({ code }) => code !== NO_INPUTS),
    ...program.getOptionsDiagnostics(),
    ...own.flatMap((file) => program.getSyntacticDiagnostics(file)),
  ]);
  return { program, problems, check: (file) => toProblems(program.getSemanticDiagnostics(file)) };
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
