import type { Output } from '../../model/output.ts';
import type { Problem } from '../../model/problem.ts';
import { defaultValues } from '../../model/tool.ts';
import type { ReadTool } from '../read-tools.ts';
import { checkOutput } from './check-output.ts';
import { compare } from './compare.ts';
import { describeDifference } from './describe-difference.ts';
import { explainConduct, explainOutcome, isLoadFault } from './explain-outcome.ts';
import type { Answer } from './guarded-process.ts';
import type { Lane } from './lane.ts';
import { MAIN_LIMIT_MS, MAX_CASE_MS, MAX_TIMEOUTS, TOOL_BUDGET_MS } from './limits.ts';
import type { ProgressReport, RunTask } from './messages.ts';
import { readValue } from './read-value.ts';
import { moduleProblem, nameOf, runProblem, type Subject, type Words } from './say.ts';

/** What running a tool showed. */
export interface Proof {
  /** The result of the default inputs; undefined where there is none to show. */
  seed: Output | undefined;
  /** The known answers, in order. One that was not run did not pass. */
  cases: { name: string; passed: boolean }[];
}

/** A tool's proof and its problems, in the order of its runs. */
export interface ProvedTool {
  proof: Proof;
  problems: Problem[];
}

/** One run to do. */
interface Plan {
  subject: Subject;
  input: unknown;
  limitMs: number;
  elsewhere: boolean;
}

/** Runs a tool's default inputs twice, its cases and its samples, and holds what comes to the contract. */
export async function proveTool(read: ReadTool, file: string, lane: Lane): Promise<ProvedTool> {
  const prover = new Prover(read);
  const plans = plan(read);
  const deadline = performance.now() + TOOL_BUDGET_MS;
  for (const [index, next] of plans.entries()) {
    if (prover.isOver || performance.now() > deadline) {
      prover.skip(plans.slice(index));
      break;
    }
    const { input, limitMs, elsewhere } = next;
    const task: RunTask = { file, input, limitMs, elsewhere, last: index === plans.length - 1 };
    prover.take(next, await lane.run(task));
  }
  lane.leaveTool();
  return prover.result();
}

function plan({ tool }: ReadTool): Plan[] {
  const limitMs = tool.thread === 'worker' ? tool.timeoutMs : MAIN_LIMIT_MS;
  const defaults = defaultValues(tool.inputs);
  const seed = (elsewhere: boolean): Plan => ({ subject: { type: 'seed' }, input: defaults, limitMs, elsewhere });
  return [
    seed(false),
    seed(true),
    ...tool.cases.map((known, index): Plan => {
      // A reader of a worker waits no longer than its limit, whatever a case allows.
      const most = tool.thread === 'worker' ? limitMs : MAX_CASE_MS;
      const caseLimit = Math.min(known.maxMs ?? limitMs, most);
      return { subject: { type: 'case', index, known }, input: known.input, limitMs: caseLimit, elsewhere: false };
    }),
    ...tool.samples.map(({ label, input }, index): Plan => {
      const merged = Object.fromEntries([...Object.entries(defaults), ...Object.entries(input)]);
      return { subject: { type: 'sample', index, label }, input: merged, limitMs, elsewhere: false };
    }),
  ];
}

/** Gathers what the runs of one tool show. */
class Prover {
  readonly #read: ReadTool;
  readonly #problems: Problem[] = [];
  readonly #passed = new Set<number>();
  readonly #undeclared = new Set<string>();
  #seed: Output | undefined;
  #seedRuns = 0;
  #timeouts = 0;
  #isBroken = false;

  constructor(read: ReadTool) {
    this.#read = read;
  }

  /** Whether no further run can tell anything, or each would take too long. */
  get isOver(): boolean {
    return this.#isBroken || this.#timeouts >= MAX_TIMEOUTS;
  }

  /** Judges one run. */
  take({ subject, limitMs }: Plan, { outcome, progress, conduct }: Answer): void {
    const { tool } = this.#read;
    if (isLoadFault(outcome)) {
      this.#isBroken = true;
      this.#problems.push(moduleProblem(this.#read, explainOutcome(outcome, subject, tool, limitMs)));
    } else if (outcome.type === 'returned') {
      this.#takeResult(subject, outcome.bytes);
    } else {
      if (outcome.type === 'timed-out') this.#timeouts += 1;
      const words = explainOutcome(outcome, subject, tool, limitMs);
      // The second run of the defaults would say the same again.
      if (!(subject.type === 'seed' && this.#seedRuns > 0))
        this.#say(subject, words, words.code === 'sample-slow' ? 'warning' : 'error');
      if (subject.type === 'seed') this.#seedRuns += 1;
    }
    if (progress) this.#takeProgress(subject, progress);
    for (const [words, severity] of conduct ? explainConduct(conduct) : []) {
      this.#problems.push(moduleProblem(this.#read, words, severity));
    }
  }

  /** Says what was not run. */
  skip(plans: readonly Plan[]): void {
    const [first] = plans;
    if (this.#isBroken || !first) return;
    const fault = `${nameOf(first.subject)} and what follows it were not run: the tool took too long before`;
    this.#say(first.subject, { code: 'not-run', fault, fix: 'Make run faster' });
  }

  result(): ProvedTool {
    const cases = this.#read.tool.cases.map(({ name }, index) => ({ name, passed: this.#passed.has(index) }));
    return { proof: { seed: this.#seed, cases }, problems: this.#problems };
  }

  #takeResult(subject: Subject, bytes: Uint8Array): void {
    const output = this.#check(subject, bytes, '');
    if (subject.type === 'seed') this.#takeSeed(subject, output);
    if (subject.type !== 'case' || !output) return;
    const mismatch = compare(subject.known, output);
    if (!mismatch) this.#passed.add(subject.index);
    else {
      const fault = `${nameOf(subject)} came out otherwise: ${mismatch.difference}`;
      const fix = 'Correct run, or the case where the new result is right';
      this.#say(subject, { code: 'case-failed', fault, fix }, 'error', mismatch.key);
    }
  }

  #takeSeed(subject: Subject, output: Output | undefined): void {
    this.#seedRuns += 1;
    if (this.#seedRuns > 1) {
      const difference =
        output && this.#seed && describeDifference(this.#seed, output, { first: 'first', second: 'then' });
      if (difference === undefined) return;
      const fix =
        'Compute from the inputs alone: no clock, no time zone of the machine, no Math.random, nothing kept between runs';
      this.#say(subject, {
        code: 'not-deterministic',
        fault: `The default inputs gave two results: ${difference}`,
        fix,
      });
    } else if (output?.kind === 'error') {
      const fault = `The default inputs give an error: ${JSON.stringify(output.message)}`;
      this.#say(subject, { code: 'seed-is-error', fault, fix: 'Give the inputs defaults that show a result' });
    } else this.#seed = output;
  }

  #takeProgress(subject: Subject, { fault, partials }: ProgressReport): void {
    if (fault !== undefined) {
      const fix = 'Call ctx.progress with a number from 0 to 1, and a result or nothing';
      this.#say(subject, { code: 'bad-progress', fault: `${nameOf(subject)} made run report ${fault}`, fix });
    }
    for (const partial of partials) if (!this.#check(subject, partial, 'a partial result: it ')) return;
  }

  /** A result that is fit to be drawn; undefined, and told, where it is not. */
  #check(subject: Subject, bytes: Uint8Array, what: string): Output | undefined {
    const { value, refused } = readValue(bytes);
    const { output, fault } =
      refused === undefined
        ? checkOutput(value, this.#read.tool)
        : { output: undefined, fault: { code: 'bad-result', fault: `returned ${refused}`, fix: 'Return less' } };
    if (!fault) return output;
    const isRepeated = subject.type === 'seed' && this.#seedRuns > 0;
    if (isRepeated || (fault.code === 'undeclared-kind' && this.#undeclared.has(fault.fault))) return undefined;
    this.#undeclared.add(fault.fault);
    this.#say(subject, { ...fault, fault: `${nameOf(subject)} made a run that ${what}${fault.fault}` });
    return undefined;
  }

  #say(subject: Subject, words: Words, severity: Problem['severity'] = 'error', key?: string): void {
    this.#problems.push(runProblem(this.#read, subject, words, { severity, ...(key === undefined ? {} : { key }) }));
  }
}
