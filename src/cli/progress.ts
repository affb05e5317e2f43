/** A line on a terminal that says how far a long task is. */
export interface Progress {
  update(done: number, total: number): void;
  /** Takes the line away. */
  clear(): void;
}

/** Milliseconds between two drawings. */
const INTERVAL = 100;

/** The progress of a task on a stream; on one that is no terminal, nothing is written. */
export function createProgress(stream: NodeJS.WriteStream, task: string): Progress {
  let last = 0;
  return {
    update(done, total) {
      const now = Date.now();
      if (!stream.isTTY || (now - last < INTERVAL && done < total)) return;
      last = now;
      stream.write(`\r\u001b[K${task} ${done} of ${total}`);
    },
    clear() {
      if (last > 0) stream.write('\r\u001b[K');
    },
  };
}
