import type { Case } from '../../model/case.ts';
import type { Output } from '../../model/output.ts';
import type { Problem, Severity } from '../../model/problem.ts';
import type { Locate, Place } from '../bundle/locate.ts';
import type { ModuleFault } from '../bundle/module-fault.ts';
import { toModuleProblem } from '../bundle/module-problem.ts';
import type { ReadTool } from '../read-tools.ts';
import { checkOutput } from './check-output.ts';
import { compare } from './compare.ts';
import { describeDifference } from './describe-difference.ts';
import { explainConduct } from './explain-conduct.ts';
import { explainFailure, explainLoad } from './explain-outcome.ts';
import { MAX_TIMEOUTS, TOOL_BUDGET_MS } from './limits.ts';
import type { ProgressReport } from './messages.ts';
import { type Answer, isLoadFault, type Outcome } from './outcome.ts';
import type { PlannedRun } from './plan-runs.ts';
import { nameOf, runProblem, type Subject, type Words, when } from './say.ts';

/** What running a tool showed. */
export interface Proof {
  /** The result of the default inputs; undefined where there is none to show. */
  seed: Output | undefined;
  /** The known answers, in order. One that was not run did not pass. */
  cases: { name: string; passed: boolean }[];
  /** The results of the samples, in order; undefined for one that was not run, or gave none. */
  samples: (Output | undefined)[];
}

/** A tool's proof and its problems, in the order of its runs. */
export interface ProvedTool {
  proof: Proof;
  problems: Problem[];
}

/** Gathers what the runs of one tool show. */
export class Prover {
  readonly #read: ReadTool;
  readonly #locate: Locate | undefined;
  readonly #deadline = performance.now() + TOOL_BUDGET_MS;
  readonly #problems: Problem[] = [];
  readonly #told = new Set<string>();
  readonly #passed = new Set<number>();
  readonly #samples = new Map<number, Output>();
  #first: { output: Output | undefined } | undefined;
  #timeouts = 0;
  #isSeedSlow = false;
  #isBroken = false;

  /** @param locate finds the place of an error */
  constructor(read: ReadTool, locate: Locate | undefined) {
    this.#read = read;
    this.#locate = locate;
  }

  /** Whether a further run can tell anything, and the tool has time left for it. */
  wants(next: PlannedRun | undefined): boolean {
    if (this.#isBroken || this.#timeouts >= MAX_TIMEOUTS || performance.now() > this.#deadline) return false;
    return !(next?.subject.type === 'seed' && this.#isSeedSlow);
  }

  /** Judges one run. */
  take({ subject, task: { limitMs } }: PlannedRun, { outcome, progress, conduct }: Answer): void {
    const place = this.#placeOf(outcome);
    if (isLoadFault(outcome)) {
      this.#isBroken = true;
      this.#tellOfModule(explainLoad(outcome, place));
    } else if (outcome.type === 'returned') {
      const output = this.#check(subject, outcome.bytes, 'returned');
      if (subject.type === 'seed') this.#takeSeed(subject, output);
      if (subject.type === 'case' && output) this.#takeAnswer(subject, output, outcome.ms);
      if (subject.type === 'sample' && output) this.#samples.set(subject.index, output);
    } else {
      if (outcome.type === 'timed-out') {
        this.#timeouts += 1;
        this.#isSeedSlow ||= subject.type === 'seed';
      }
      const words = explainFailure(outcome, { subject, read: this.#read, limitMs, place });
      this.#tell(subject, words, words.code === 'sample-slow' ? 'warning' : 'error');
    }
    if (progress) this.#takeProgress(subject, progress);
    for (const fault of conduct ? explainConduct(conduct) : []) this.#tellOfModule(fault);
  }

  /** Says what was not run, but for the second run of the default inputs. */
  skip([first]: readonly PlannedRun[]): void {
    if (this.#isBroken || !first || first.subject.type === 'seed') return;
    const name = nameOf(first.subject);
    const fault = `T${name.slice(1)} and what follows it were not run, for the tool took too long before`;
    this.#tell(first.subject, { code: 'not-run', fault, fix: 'Make it faster' });
  }

  /** What all runs showed. */
  result(): ProvedTool {
    const { tool } = this.#read;
    const cases = tool.cases.map(({ name }, index) => ({ name, passed: this.#passed.has(index) }));
    const samples = tool.samples.map((_, index) => this.#samples.get(index));
    const seed = this.#first?.output;
    return { proof: { seed: seed?.kind === 'error' ? undefined : seed, cases, samples }, problems: this.#problems };
  }

  #takeSeed(subject: Subject, output: Output | undefined): void {
    const first = this.#first;
    this.#first ??= { output };
    if (output?.kind === 'error') {
      const fault = `The default inputs give an error: ${JSON.stringify(output.message)}`;
      this.#tell(subject, { code: 'seed-is-error', fault, fix: 'Give the inputs defaults that show a result' });
    }
    if (!first?.output || !output) return;
    const difference = describeDifference(first.output, output, { first: 'first', second: 'then' });
    if (difference === undefined) return;
    const fix =
      'Compute from the inputs alone: no clock, no time zone of the machine, no Math.random, nothing kept between runs';
    this.#tell(subject, {
      code: 'not-deterministic',
      fault: `The default inputs gave two results: ${difference}`,
      fix,
    });
  }

  #takeAnswer(subject: Subject & { type: 'case' }, output: Output, ms: number): void {
    const { known, index } = subject;
    const mismatch = compare(known, output);
    if (mismatch) {
      const fault = `${when(subject)} returned something else: ${mismatch.difference}`;
      const fix = 'Correct run, or the case if the new result is right';
      this.#tell(subject, { code: 'case-failed', fault, fix }, 'error', mismatch.key);
    } else if (known.maxMs !== undefined && ms > known.maxMs) {
      const fault = `${when(subject)} took ${Math.round(ms)} ms, and "maxMs" allows ${known.maxMs}`;
      this.#tell(subject, { code: 'case-slow', fault, fix: 'Make it faster, or raise "maxMs"' }, 'error', 'maxMs');
    } else this.#passed.add(index);
  }

  #takeProgress(subject: Subject, { fault, partials }: ProgressReport): void {
    if (fault !== undefined) {
      const fix = 'Call ctx.progress with a number from 0 to 1, and a result or nothing';
      this.#tell(subject, { code: 'bad-progress', fault: `${when(subject)} reported ${fault}`, fix });
    }
    for (const partial of partials) {
      // `kinds` lists what `run` returns; the page leaves a partial result of another kind out.
      if (!this.#check(subject, partial, 'reported, as a partial result,', 'warning')) return;
    }
  }

  /**
   * A result that is fit to be drawn; undefined, and told, where it is not.
   * @param did the verb of the sentence that tells
   * @param undeclared how grave a kind is that the tool does not declare. Default: as its place says
   */
  #check(subject: Subject, bytes: Uint8Array, did: string, undeclared?: Severity): Output | undefined {
    const { output, faults } = checkOutput(bytes, this.#read.tool);
    for (const { severity, ...words } of faults) {
      // One kind to declare mends every run that returns it.
      const isTold = words.code === 'undeclared-kind' && this.#told.has(words.fault);
      this.#told.add(words.fault);
      const grave = (words.code === 'undeclared-kind' && undeclared) || severity;
      if (!isTold) this.#tell(subject, { ...words, fault: `${when(subject)} ${did} ${words.fault}` }, grave);
    }
    return output;
  }

  #placeOf(outcome: Outcome): Place | undefined {
    const at = 'at' in outcome ? outcome.at : undefined;
    return at && this.#locate?.(at.script, at.line, at.column);
  }

  #tell(subject: Subject, words: Words, severity: Severity = 'error', key?: keyof Case): void {
    this.#add(runProblem(this.#read, subject, words, severity, key));
  }

  #tellOfModule(fault: ModuleFault): void {
    this.#add(toModuleProblem(this.#read, fault));
  }

  /** Two runs of one input, or two processes, may show the same. */
  #add(problem: Problem): void {
    const { pointer, code, fault } = problem;
    const key = JSON.stringify([pointer, code, fault]);
    if (!this.#told.has(key)) this.#problems.push(problem);
    this.#told.add(key);
  }
}
