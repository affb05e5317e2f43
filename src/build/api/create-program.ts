import type { TypeScript } from 'typedoc';
import type { Problem } from '../../model/problem.ts';
import { fileProblem, shownPath } from '../file-problem.ts';
import type { ConvertOptions } from './api-model.ts';
import { MAX_API_PROBLEMS } from './limits.ts';

type TypeScriptModule = typeof TypeScript;

/** TypeScript's complaint that a configuration names no file: the entry files are named by the site. */
const NO_INPUTS = 18_003;

/** A program of the entry files and what they import, and the errors of TypeScript in those of them that are not installed packages'. */
export function createProgram(
  ts: TypeScriptModule,
  { entryPoints, tsconfig, root }: Pick<ConvertOptions, 'entryPoints' | 'tsconfig' | 'root'>,
): { program: TypeScript.Program; problems: Problem[] } {
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
  const diagnostics = [
    ...unreadable,
    ...(parsed?.errors ?? []).filter(({ code }) => code !== NO_INPUTS),
    ...program.getOptionsDiagnostics(),
    ...program.getGlobalDiagnostics(),
    ...own.flatMap((file) => [...program.getSyntacticDiagnostics(file), ...program.getSemanticDiagnostics(file)]),
  ].filter(({ category }) => category === ts.DiagnosticCategory.Error);
  const where = shownPath(root, tsconfig ?? entryPoints[0] ?? root);
  const problems = diagnostics.map((diagnostic) => toProblem(ts, diagnostic, root, where));
  return { program, problems: problems.slice(0, MAX_API_PROBLEMS) };
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
