import { GuardedProcess } from './guarded-process.ts';
import { TOOLS_PER_PROCESS } from './limits.ts';
import type { Batch } from './messages.ts';
import type { Answer } from './outcome.ts';

/** Runs tools one after the other, in a process that is replaced when a tool has spoilt it. */
export interface Lane {
  /**
   * Does the runs of one tool and tells of each, in order. Where a run ends its process, the next is done in another.
   * @param tell returns whether to go on
   */
  run(batch: Batch, tell: (answer: Answer) => boolean): Promise<void>;
  close(): void;
}

/**
 * @param bundles the directory of the bundled modules, absolute
 * @param program of its processes
 */
export function createLane(bundles: string, program: string): Lane {
  let current: GuardedProcess | undefined;
  let served = 0;

  function end(): void {
    current?.stop();
    current = undefined;
    served = 0;
  }

  return {
    async run({ file, runs }, tell) {
      let rest = runs;
      let goesOn = true;
      while (goesOn && rest.length > 0) {
        current ??= new GuardedProcess(bundles, program);
        let isSpoilt = false;
        await current.run({ file, runs: rest }, (answer) => {
          isSpoilt ||= spoils(answer);
          // The process may be full of what other tools left behind: a new one shows whose fault it is.
          if (isDead(answer) && served > 0) return true;
          rest = rest.slice(1);
          goesOn = tell(answer);
          return goesOn;
        });
        if (isSpoilt || !current.isAlive) end();
      }
      served += 1;
      if (served >= TOOLS_PER_PROCESS) end();
    },
    close: end,
  };
}

function isDead({ outcome }: Answer): boolean {
  return outcome.type === 'out-of-memory' || outcome.type === 'exited';
}

/** Whether a tool left something behind: what ran out of time may still be running. */
function spoils({ outcome, conduct }: Answer): boolean {
  if (conduct && (conduct.lingers || conduct.changed.length > 0)) return true;
  return outcome.type === 'timed-out' || outcome.type === 'load-timed-out';
}
