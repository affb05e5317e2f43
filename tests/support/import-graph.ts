import { cpSync, globSync, mkdirSync, mkdtempSync, readFileSync, rmSync, symlinkSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { cruise, type ICruiseResult } from 'dependency-cruiser';
import { importRules } from './import-rules.ts';
import { repository } from './repository.ts';

/** An import that a rule forbids, as `src/a.ts -> src/b.ts: the rule`. */
export type Violation = string;

/** Checks the import rules over the repository's own `src/`. */
export function checkSources(): Promise<Violation[]> {
  return inMirror((mirror) => cpSync(join(repository, 'src'), join(mirror, 'src'), { recursive: true }));
}

/**
 * Checks the import rules over made-up sources.
 * @param files text by path, such as `src/model/a.ts`
 */
export function checkFiles(files: ReadonlyMap<string, string>): Promise<Violation[]> {
  return inMirror((mirror) => {
    for (const [path, text] of files) {
      mkdirSync(dirname(join(mirror, path)), { recursive: true });
      writeFileSync(join(mirror, path), text);
    }
  });
}

/** How many modules of `src/` the last check has read, by the ending of their names. */
async function inMirror(fill: (mirror: string) => void): Promise<Violation[]> {
  const mirror = mkdtempSync(join(tmpdir(), 'pegboard-imports-'));
  try {
    fill(mirror);
    cpSync(join(repository, 'package.json'), join(mirror, 'package.json'));
    symlinkSync(join(repository, 'node_modules'), join(mirror, 'node_modules'), 'dir');
    for (const file of globSync('src/**/*.astro', { cwd: mirror })) replaceByScript(join(mirror, file));
    const { output } = await cruise(
      ['src'],
      {
        baseDir: mirror,
        preserveSymlinks: true,
        tsPreCompilationDeps: true,
        doNotFollow: { path: 'node_modules' },
        validate: true,
        ruleSet: { forbidden: importRules },
      },
      {
        extensions: ['.ts', '.tsx', '.mjs', '.js', '.css', '.json'],
        exportsFields: ['exports'],
        conditionNames: ['import', 'types', 'default'],
      },
    );
    const { summary } = output as ICruiseResult;
    return summary.violations.map(({ from, to, rule }) =>
      `${from} -> ${to}: ${rule.name}`.replaceAll('.astro.ts', '.astro'),
    );
  } finally {
    rmSync(mirror, { recursive: true, force: true });
  }
}

/** Puts `x.astro.ts` in the place of `x.astro`: its front matter and its scripts, which hold all its imports. */
function replaceByScript(file: string): void {
  const text = readFileSync(file, 'utf8');
  const frontMatter = /^---\r?\n(.*?)^---/ms.exec(text)?.[1] ?? '';
  const scripts = [...text.matchAll(/<script>(.*?)<\/script>/gs)].map((match) => match[1]);
  writeFileSync(`${file}.ts`, [frontMatter, ...scripts].join('\n'));
  rmSync(file);
}
