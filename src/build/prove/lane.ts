import { type Answer, GuardedProcess } from './guarded-process.ts';
import { TOOLS_PER_PROCESS } from './limits.ts';
import type { RunTask } from './messages.ts';

/** Runs tools one after the other, in a process that is replaced when a tool has spoilt it. */
export interface Lane {
  /** Runs a tool once. */
  run(task: RunTask): Promise<Answer>;
  /** Says that no run of the current tool follows, whether or not its last one was asked for. */
  leaveTool(): void;
  close(): void;
}

/** @param bundles the directory of the bundled modules, absolute */
export function createLane(bundles: string): Lane {
  let current: { process: GuardedProcess; files: Set<string>; isClean: boolean } | undefined;

  const start = () => ({ process: new GuardedProcess(bundles), files: new Set<string>(), isClean: true });
  const end = (): void => {
    current?.process.stop();
    current = undefined;
  };

  async function attempt(task: RunTask): Promise<Answer> {
    current ??= start();
    current.files.add(task.file);
    current.isClean = false;
    const answer = await current.process.run(task);
    const { outcome, conduct } = answer;
    if (conduct) current.isClean = conduct.changed.length === 0 && !conduct.lingers;
    // What ran out of time may still be running.
    if (!current.process.isAlive || outcome.type === 'timed-out' || outcome.type === 'load-timed-out') end();
    return answer;
  }

  return {
    async run(task) {
      const others = current ? current.files.size - (current.files.has(task.file) ? 1 : 0) : 0;
      const answer = await attempt(task);
      const { type } = answer.outcome;
      // The memory may have been full of what tools before it left behind.
      return others > 0 && (type === 'out-of-memory' || type === 'exited') ? attempt(task) : answer;
    },
    leaveTool() {
      if (current && (!current.isClean || current.files.size >= TOOLS_PER_PROCESS)) end();
    },
    close: end,
  };
}
