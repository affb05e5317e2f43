import type { Case } from '../../model/case.ts';
import type { Finding, JsonPath, Problem, Severity } from '../../model/problem.ts';
import type { ReadTool } from '../read-tools.ts';
import { type SourceFile, toProblem } from '../source-file.ts';

/** What a tool is run on. */
export type Subject =
  | { type: 'seed' }
  | { type: 'case'; index: number; known: Case }
  | { type: 'sample'; index: number; label: string };

/** Code, fault and fix. */
export type Words = Pick<Finding, 'code' | 'fault' | 'fix'>;

/** What a run is on: the subject of a sentence. */
export function nameOf(subject: Subject): string {
  if (subject.type === 'seed') return 'the default inputs';
  const [what, name] = subject.type === 'case' ? ['case', subject.known.name] : ['sample', subject.label];
  return `the ${what} ${JSON.stringify(name)}`;
}

/** The beginning of a sentence on what `run` did. */
export function when(subject: Subject): string {
  return `${subject.type === 'case' ? 'In' : 'With'} ${nameOf(subject)}, run`;
}

/**
 * A problem of a run, where its input is written.
 * @param key the part of a case that it is about
 */
export function runProblem(
  read: ReadTool,
  subject: Subject,
  words: Words,
  severity: Severity,
  key?: keyof Case,
): Problem {
  const { source, path } = placeOf(read, subject);
  // Only an entry of a file of cases has that part.
  const at = key === undefined || !read.cases ? path : [...path, key];
  return toProblem(source, read.tool.id, { severity, path: at, ...words });
}

function placeOf({ definition, cases, dialect }: ReadTool, subject: Subject): { source: SourceFile; path: JsonPath } {
  const { places } = dialect;
  if (subject.type === 'seed') return { source: definition, path: places?.seed ?? [] };
  if (subject.type === 'sample') return { source: definition, path: places?.sample(subject.index) ?? [] };
  return cases ? { source: cases, path: [subject.index] } : { source: definition, path: places?.case ?? [] };
}
