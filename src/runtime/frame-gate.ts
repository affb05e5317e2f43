/** Lets at most one of many reports through in a frame: the latest. */
export interface FrameGate<T> {
  push(report: T): void;
  /** Drops what waits. */
  clear(): void;
}

/** @param draw takes the latest report, once a frame */
export function createFrameGate<T>(draw: (report: T) => void): FrameGate<T> {
  let waiting: { report: T } | undefined;
  return {
    push(report) {
      const first = waiting === undefined;
      waiting = { report };
      if (!first) return;
      requestAnimationFrame(() => {
        if (waiting === undefined) return;
        const { report: latest } = waiting;
        waiting = undefined;
        draw(latest);
      });
    },
    clear() {
      waiting = undefined;
    },
  };
}
