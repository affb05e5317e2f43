import type { Case } from '../../model/case.ts';
import type { Finding, JsonPath, Problem } from '../../model/problem.ts';
import { toModuleProblem } from '../bundle/module-problem.ts';
import type { ReadTool } from '../read-tools.ts';
import { toProblem } from '../source-file.ts';

/** What a tool is run on. */
export type Subject =
  | { type: 'seed' }
  | { type: 'case'; index: number; known: Case }
  | { type: 'sample'; index: number; label: string };

/** Code, fault and fix. */
export type Words = Pick<Finding, 'code' | 'fault' | 'fix'>;

/** What a run was on, at the start of a sentence. */
export function nameOf(subject: Subject): string {
  if (subject.type === 'seed') return 'The default inputs';
  return subject.type === 'case'
    ? `The case ${JSON.stringify(subject.known.name)}`
    : `The sample ${JSON.stringify(subject.label)}`;
}

/** A problem of a run, where its input is written. `key` is the part of a case that it is about. */
export function runProblem(
  tool: ReadTool,
  subject: Subject,
  words: Words,
  { severity = 'error', key }: { severity?: Problem['severity']; key?: string } = {},
): Problem {
  const { source, path } = placeOf(tool, subject, key);
  return toProblem(source, tool.tool.id, { severity, path, ...words });
}

function placeOf({ definition, cases }: ReadTool, subject: Subject, key: string | undefined) {
  const steps = (...path: (string | number)[]): JsonPath => (key === undefined ? path : [...path, key]);
  if (subject.type === 'seed') return { source: definition, path: steps('inputs') };
  if (subject.type === 'sample') return { source: definition, path: steps('samples', subject.index) };
  return cases ? { source: cases, path: steps(subject.index) } : { source: definition, path: [] };
}

/** A problem of all a tool does, at its module. */
export function moduleProblem(tool: ReadTool, words: Words, severity: Problem['severity'] = 'error'): Problem {
  return toModuleProblem(tool, { ...words, severity });
}
