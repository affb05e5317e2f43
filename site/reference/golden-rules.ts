import { readdir, readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import type { Problem, Severity } from '../../src/model/problem.ts';
import { type RuleExample, toExample } from './rule-example.ts';
import { REPOSITORY } from './show-file.ts';

/** A problem as `tests/dialects/` writes it down: code, place, pointer, fault and fix. That they hold is tested there. */
const GOLDEN = /^(error|warning) (\S+) (.+?):(\d+):(\d+) (.*)\n {2}(.*)\n {2}(.*)$/gm;

/**
 * Every rule that the invalid tools of a dialect break, each by the tool with the fewest problems.
 * @param dialect its id
 */
export async function goldenRules(dialect: string): Promise<RuleExample[]> {
  const folder = `tests/dialects/${dialect}/invalid`;
  const names = (await readdir(new URL(folder, REPOSITORY))).sort();
  const found = new Map<string, { example: RuleExample; among: number }>();
  for (const name of names) {
    const root = fileURLToPath(new URL(`${folder}/${name}`, REPOSITORY));
    const problems = readGolden(await readFile(join(root, 'expected.txt'), 'utf8'), name);
    for (const problem of problems) {
      const known = found.get(problem.code);
      if (known && known.among <= problems.length) continue;
      found.set(problem.code, { example: toExample(problem, root, `${folder}/${name}`), among: problems.length });
    }
  }
  return [...found.values()].map(({ example }) => example);
}

function readGolden(text: string, tool: string): Problem[] {
  return [...text.matchAll(GOLDEN)].map(([, severity, code, file, line, column, pointer, fault, fix]) => ({
    severity: severity as Severity,
    tool,
    // As it lies in the example's folder.
    file: file!.replace(`tools/${tool}/`, ''),
    line: Number(line),
    column: Number(column),
    pointer: pointer!,
    code: code!,
    fault: fault!,
    fix: fix!,
  }));
}
