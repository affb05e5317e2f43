import { resolve } from 'node:path';
import { shownPath } from '../file-problem.ts';
import type { ApiModel, ConvertOptions } from './api-model.ts';
import { createCollector } from './collect-problems.ts';
import { createProgram } from './create-program.ts';
import { entryNames } from './entry-names.ts';

/** The same for every site: TypeDoc draws no page, and reads nothing but the entry files and what they import. */
const SETTINGS = {
  // No page shows it; without it, a site whose package has no name is warned at its first entry file.
  name: 'API',
  disableGit: true,
  // Links to lines are the pages' to make; without a template TypeDoc keeps no lines.
  sourceLinkTemplate: '{path}',
  readme: 'none',
  excludeExternals: true,
  excludePrivate: true,
  excludeInternal: true,
  // A default may be a sentence: what it is, the pages tell.
  jsDocCompatibility: { defaultTag: false },
} as const;

/**
 * Converts entry files to TypeDoc's model. It loads TypeDoc and TypeScript, and takes seconds.
 * @throws where TypeDoc is not installed
 */
export async function convert({ entryPoints, tsconfig, root, tags }: ConvertOptions): Promise<ApiModel> {
  const { Application, Converter, TypeScript, Logger, LogLevel, OptionDefaults } = await import('typedoc');
  const { program, problems } = createProgram(TypeScript, { entryPoints, tsconfig, root });
  const files = program.getSourceFiles().map(({ fileName }) => resolve(fileName));
  const model = { project: undefined, defaults: [], problems, files: files.sort() };
  if (problems.length > 0) return model;

  const blockTags = [...OptionDefaults.blockTags, ...tags] as `@${string}`[];
  const app = await Application.bootstrap({
    ...SETTINGS,
    sort: ['source-order'],
    blockTags,
    basePath: root,
    displayBasePath: root,
  });
  const collect = createCollector({ root, entry: entryPoints[0] ?? root, problems });
  app.logger = new (class extends Logger {
    protected override addContext(message: string, level: number, ...place: Parameters<typeof collect>[1]) {
      if (level >= LogLevel.Warn) collect(message, place);
      return message;
    }
  })();

  const defaults: number[] = [];
  app.converter.on(Converter.EVENT_CREATE_DECLARATION, (context, reflection) => {
    if (reflection.name !== 'default') return;
    const declaration = context.getSymbolFromReflection(reflection)?.declarations?.[0];
    const name = declaration && TypeScript.getNameOfDeclaration(declaration);
    defaults.push(reflection.id);
    if (name && TypeScript.isIdentifier(name)) reflection.name = name.text;
  });
  const names = entryNames(entryPoints.map((file) => shownPath(root, file)));
  const entries = entryPoints.flatMap((file, index) => {
    const sourceFile = program.getSourceFile(file);
    return sourceFile ? [{ displayName: names[index] ?? file, program, sourceFile }] : [];
  });
  const project = app.converter.convert(entries);
  return { ...model, defaults, project: app.serializer.projectToObject(project, root as never) };
}
