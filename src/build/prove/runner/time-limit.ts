// Taken at once: tools get timers of their own in their place.
const [startTimer, stopTimer] = [setTimeout, clearTimeout];

/** What a time limit resolves to. */
export const TOO_LATE = Symbol('too late');

/** A time limit that runs. */
export interface TimeLimit {
  passed: Promise<typeof TOO_LATE>;
  /** Whether it has passed or was stopped. */
  isOver(): boolean;
  stop(): void;
}

/** Starts a time limit. */
export function limitTo(ms: number): TimeLimit {
  let over = false;
  let timer: NodeJS.Timeout | undefined;
  const passed = new Promise<typeof TOO_LATE>((resolve) => {
    timer = startTimer(() => {
      over = true;
      resolve(TOO_LATE);
    }, ms);
  });
  const stop = (): void => {
    over = true;
    stopTimer(timer);
  };
  return { passed, isOver: () => over, stop };
}
