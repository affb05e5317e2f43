/** One part of a build, and what it took. */
export interface Stage {
  name: string;
  /** Milliseconds. */
  ms: number;
  /** What took longest of it, the slowest first: at most {@link SLOWEST}. */
  slowest: { name: string; ms: number }[];
}

/** Told as a stage goes on. Where nobody counts, `total` is 0. */
export type StageListener = (name: string, done: number, total: number) => void;

/** How many of a stage's parts are kept. */
const SLOWEST = 3;

/** What a build does, one stage after the other, and what each took. Times are for people: nothing that is built follows from them. */
export class Stages {
  /** Those that have ended, in order. */
  readonly ended: Stage[] = [];
  /** How many pages were drawn, by what draws them, such as `tool`. */
  readonly pages = new Map<string, number>();
  readonly #tell: StageListener;
  #current: Stage | undefined;
  #began = 0;

  constructor(tell: StageListener = () => {}) {
    this.#tell = tell;
  }

  /** Begins a stage, which ends the one before. A stage that goes on already goes on. */
  begin(name: string): void {
    if (this.#current?.name === name) return;
    this.end();
    this.#current = { name, ms: 0, slowest: [] };
    this.#began = performance.now();
    this.#tell(name, 0, 0);
  }

  /** Says how far the stage is. */
  advance(done: number, total: number): void {
    if (this.#current) this.#tell(this.#current.name, done, total);
  }

  /** Says what one part of the stage took, in milliseconds. */
  took(name: string, ms: number): void {
    const slowest = this.#current?.slowest;
    if (!slowest || (slowest.length === SLOWEST && ms <= slowest[SLOWEST - 1]!.ms)) return;
    slowest.push({ name, ms });
    slowest.sort((a, b) => b.ms - a.ms).splice(SLOWEST);
  }

  /** Ends the last stage. */
  end(): void {
    if (!this.#current) return;
    this.ended.push({ ...this.#current, ms: performance.now() - this.#began });
    this.#current = undefined;
  }
}

const KEY = Symbol.for('pegboard.stages');
const holder = globalThis as { [KEY]?: Stages };

/** Hands a command's stages to the integration, which Astro loads by itself: the process is what they share. */
export function setCurrentStages(stages: Stages): void {
  holder[KEY] = stages;
}

/** The stages of the command that runs; where there is none, such as below `astro build`, nobody listens to them. */
export function currentStages(): Stages {
  holder[KEY] ??= new Stages();
  return holder[KEY];
}
