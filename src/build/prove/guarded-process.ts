import { type ChildProcess, spawn } from 'node:child_process';
import { realpathSync } from 'node:fs';
import { guardedNode } from './guard.ts';
import { KILL_GRACE_MS, LOAD_LIMIT_MS, START_LIMIT_MS } from './limits.ts';
import type { Batch, Conduct, ProgressReport, Reply } from './messages.ts';
import { type Answer, isLoadFault, type Outcome } from './outcome.ts';

/** The most of what a process writes to its error output that is kept, in characters. */
const MAX_STDERR = 4_096;

/**
 * One process that runs tool code under {@link guardedNode}, one run at a time. It is our own and not a pool's: of the libraries,
 * one writes all that a process prints to our own output, and the others know threads only, whose permissions are the whole build's.
 */
export class GuardedProcess {
  readonly #child: ChildProcess;
  readonly #ready: Promise<void>;
  #receive: (reply: Reply) => void = () => undefined;
  #gone: { code: number | null; signal: NodeJS.Signals | null } | undefined;
  #whenGone: () => void = () => undefined;
  #stderr = '';

  /**
   * @param bundles the directory of the bundled modules, absolute
   * @param program {@link runnerProgram}, or another in tests
   */
  constructor(bundles: string, program: string) {
    const directory = realpathSync(bundles);
    const { file, args } = guardedNode(program, [directory], [directory]);
    this.#child = spawn(file, args, {
      // An empty environment. The zone is set, for the same results on every machine.
      env: { TZ: 'UTC' },
      cwd: directory,
      stdio: ['ignore', 'ignore', 'pipe', 'ipc'],
      serialization: 'advanced',
    });
    this.#child.stderr?.setEncoding('utf8').on('data', (text: string) => {
      this.#stderr = (this.#stderr + text).slice(0, MAX_STDERR);
    });
    this.#child.on('message', (message) => {
      if (isReply(message)) this.#receive(message);
    });
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

  /**
   * Does a batch of runs, and tells of each as it ends. A process that does not answer in time is ended: that run is the last
   * that is told of.
   * @param tell returns whether to go on; where it does not, the process is ended
   */
  async run(batch: Batch, tell: (answer: Answer) => boolean): Promise<void> {
    await this.#ready;
    await new Promise<void>((resolve) => {
      let [isLoaded, done] = [false, 0];
      const finish = (outcome: Outcome, progress?: ProgressReport, conduct?: Conduct): void => {
        done += 1;
        const isLast =
          done === batch.runs.length || outcome.type === 'timed-out' || isLoadFault(outcome) || !this.isAlive;
        const goesOn = tell({ outcome, progress, conduct });
        if (!isLast && goesOn) {
          timer.set(limitOf(done));
          return;
        }
        if (!isLast) this.stop();
        timer.stop();
        this.#whenGone = () => undefined;
        // What a process still says that was ended is of no run any more.
        this.#receive = () => undefined;
        resolve();
      };
      const timer = new Deadline(() => {
        this.stop();
        finish({ type: isLoaded ? 'timed-out' : 'load-timed-out' });
      });
      const limitOf = (index: number): number => (batch.runs[index]?.limitMs ?? 0) + KILL_GRACE_MS;
      this.#whenGone = () => finish(this.#howItEnded());
      this.#receive = (reply) => {
        if (reply.type === 'ended') finish(reply.end, reply.progress, reply.conduct);
        else {
          isLoaded = true;
          timer.set(limitOf(0));
        }
      };
      timer.set(LOAD_LIMIT_MS + KILL_GRACE_MS);
      if (this.#gone) this.#whenGone();
      // The guard knows files by where they truly lie: a folder above may be a link.
      else this.#child.send({ ...batch, file: realpathSync(batch.file) });
    });
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

/** Whether a message has the parts that are used of it: code that found a way to the channel says what it likes. */
function isReply(message: unknown): message is Reply {
  const { type, end, conduct, progress } = (message ?? {}) as { [key: string]: unknown };
  if (type !== 'ended') return type === 'ready' || type === 'loaded';
  return [end, conduct ?? {}, progress ?? {}].every((part) => typeof part === 'object' && part !== null);
}

/** Calls back once, unless it is set anew before its time. */
class Deadline {
  readonly #call: () => void;
  #timer: NodeJS.Timeout | undefined;

  constructor(call: () => void) {
    this.#call = call;
  }

  set(ms: number): void {
    clearTimeout(this.#timer);
    this.#timer = setTimeout(this.#call, ms);
  }

  stop(): void {
    clearTimeout(this.#timer);
  }
}
