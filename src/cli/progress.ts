/** A line on a terminal that says how far a long task is. */
export interface Progress {
  /** Says what is done now, and of how many; where `total` is 0, nobody counts. */
  update(task: string, done: number, total: number): void;
  /** Takes the line away. */
  clear(): void;
}

/** Milliseconds between two drawings. */
const INTERVAL = 100;

/** The progress of a task on a stream; on one that is no terminal, nothing is written. */
export function createProgress(stream: NodeJS.WriteStream): Progress {
  let last = 0;
  let current = '';
  return {
    update(task, done, total) {
      const now = Date.now();
      const isSame = task === current;
      if (!stream.isTTY || (isSame && now - last < INTERVAL && done < total)) return;
      last = now;
      current = task;
      stream.write(`\r\u001b[K${task}${total > 0 ? `: ${done} of ${total}` : ' …'}`);
    },
    clear() {
      if (last > 0) stream.write('\r\u001b[K');
      last = 0;
    },
  };
}
