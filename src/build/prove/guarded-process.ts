import { type ChildProcess, fork } from 'node:child_process';
import { realpathSync } from 'node:fs';
import { dirname } from 'node:path';
import { guardedNode, RUNNER } from './guard.ts';
import { KILL_GRACE_MS, LOAD_LIMIT_MS, START_LIMIT_MS } from './limits.ts';
import type { Conduct, ProgressReport, Reply, RunEnd, RunTask } from './messages.ts';

/** How a run ended, seen from outside the process. */
export type Outcome = RunEnd | { type: 'out-of-memory' } | { type: 'exited'; how: string };

/** A run's outcome, and what was told beside it. */
export interface Answer {
  outcome: Outcome;
  progress: ProgressReport | undefined;
  conduct: Conduct | undefined;
}

/** The most of what a process writes to its error output that is kept, in characters. */
const MAX_STDERR = 4_096;

/**
 * One process that runs tool code under {@link guardedNode}, one run at a time. It is our own and not a pool's: of the libraries,
 * one writes all that a process prints to our own output, and the others know threads only, whose permissions are the whole build's.
 */
export class GuardedProcess {
  readonly #child: ChildProcess;
  readonly #ready: Promise<void>;
  #file: string | undefined;
  #receive: (reply: Reply) => void = () => undefined;
  #gone: { code: number | null; signal: NodeJS.Signals | null } | undefined;
  #whenGone: () => void = () => undefined;
  #stderr = '';

  /**
   * @param bundles the directory of the bundled modules, absolute
   * @param runner the program: another than ours in tests only
   */
  constructor(bundles: string, runner: string = RUNNER) {
    const [program, directory] = [realpathSync(dirname(dirname(runner))), realpathSync(bundles)];
    const { file, args } = guardedNode([program, directory]);
    this.#child = fork(realpathSync(runner), [directory], {
      execPath: file,
      execArgv: args,
      // An empty environment. The zone is set, for the same results on every machine.
      env: { TZ: 'UTC' },
      cwd: directory,
      stdio: ['ignore', 'ignore', 'pipe', 'ipc'],
      serialization: 'advanced',
    });
    this.#child.stderr?.setEncoding('utf8').on('data', (text: string) => {
      this.#stderr = (this.#stderr + text).slice(0, MAX_STDERR);
    });
    this.#child.on('message', (reply) => this.#receive(reply as Reply));
    this.#child.on('error', (error) => {
      this.#stderr = `${this.#stderr}${error.message}`;
      this.#leave(null, null);
    });
    this.#child.on('close', (code, signal) => this.#leave(code, signal));
    this.#ready = this.#start();
    // A failed start is told by the first run.
    this.#ready.catch(() => undefined);
  }

  /** Whether it can take another run. */
  get isAlive(): boolean {
    return this.#gone === undefined;
  }

  /** Runs a tool once. A process that does not answer in time is ended. */
  async run(task: RunTask): Promise<Answer> {
    await this.#ready;
    const answer = await new Promise<Answer>((resolve) => {
      const settle = (outcome: Outcome, progress?: ProgressReport, conduct?: Conduct): void => {
        clearTimeout(timer);
        resolve({ outcome, progress, conduct });
      };
      const endAfter = (ms: number, type: 'timed-out' | 'load-timed-out'): NodeJS.Timeout =>
        setTimeout(() => {
          this.stop();
          settle({ type });
        }, ms + KILL_GRACE_MS);
      const isLoaded = this.#file === task.file;
      let timer = isLoaded ? endAfter(task.limitMs, 'timed-out') : endAfter(LOAD_LIMIT_MS, 'load-timed-out');
      this.#whenGone = () => settle(this.#howItEnded());
      this.#receive = (reply) => {
        if (reply.type === 'ended') settle(reply.end, reply.progress, reply.conduct);
        if (reply.type !== 'loaded' || isLoaded) return;
        clearTimeout(timer);
        timer = endAfter(task.limitMs, 'timed-out');
      };
      if (this.#gone) this.#whenGone();
      else this.#child.send(task);
    });
    this.#file = task.file;
    return answer;
  }

  /** Ends the process at once. */
  stop(): void {
    this.#gone ??= { code: null, signal: 'SIGKILL' };
    this.#child.kill('SIGKILL');
  }

  #start(): Promise<void> {
    return new Promise((resolve, reject) => {
      const fail = (): void => {
        clearTimeout(timer);
        this.stop();
        reject(
          new Error(`The guarded process for tools does not start: ${this.#stderr.trim() || 'it does not say why'}`),
        );
      };
      const timer = setTimeout(fail, START_LIMIT_MS);
      this.#whenGone = fail;
      this.#receive = (reply) => {
        if (reply.type !== 'ready') return;
        clearTimeout(timer);
        resolve();
      };
    });
  }

  #leave(code: number | null, signal: NodeJS.Signals | null): void {
    this.#gone ??= { code, signal };
    this.#whenGone();
  }

  #howItEnded(): Outcome {
    if (/out of memory/i.test(this.#stderr)) return { type: 'out-of-memory' };
    const { code, signal } = this.#gone ?? {};
    return { type: 'exited', how: signal ? `by ${signal}` : `with code ${code}` };
  }
}
