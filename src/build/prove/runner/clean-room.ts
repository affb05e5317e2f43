/** What Node has and a reader's browser has not. */
const NODE_ONLY = ['process', 'global', 'setImmediate', 'clearImmediate'];

/** What a browser has and no tool may use: it is not there at all. */
const STORAGE = ['localStorage', 'sessionStorage', 'Storage'];

/** What a browser has and no tool may use: to call it throws, and is told. */
const NETWORK = ['fetch', 'WebSocket', 'EventSource', 'XMLHttpRequest', 'Worker', 'SharedWorker', 'importScripts'];

const CONSOLE = Object.keys(console);

type Globals = { [name: string]: unknown };

/** Gives tools the world of a browser, without network, storage and console. */
export function emptyRoom(forbidden: Set<string>): void {
  const room = globalThis as unknown as Globals;
  for (const name of [...NODE_ONLY, ...STORAGE]) delete room[name];
  hideBuffer(room);
  for (const name of NETWORK) define(room, name, refuse(name, forbidden));
  // What a tool prints reaches nobody: a page's console is not its result, and a megabyte of it must stall nothing.
  define(room, 'console', Object.fromEntries(CONSOLE.map((name) => [name, () => undefined])));
}

/** Node's own `Response` and its like look `Buffer` up as a global. They find it, and a tool does not. */
function hideBuffer(room: Globals): void {
  const real = Buffer;
  const get = (): unknown => {
    const caller = new Error().stack?.split('\n')[2] ?? '';
    return /[( ]node:internal\/[^()]*\)?$/.test(caller) ? real : undefined;
  };
  Object.defineProperty(room, 'Buffer', { get, enumerable: false, configurable: true });
}

function refuse(name: string, forbidden: Set<string>): () => never {
  // A function, not an arrow, so that `new` works on it too.
  return function refused(): never {
    forbidden.add(name);
    throw new Error(`A tool has no network: ${name} is refused`);
  };
}

function define(room: Globals, name: string, value: unknown): void {
  // To redefine what Node loads late would load it.
  delete room[name];
  Object.defineProperty(room, name, { value, writable: true, enumerable: false, configurable: true });
}

/** Replaces the timers by a browser's, whose ids are numbers. Returns what stops all that are running. */
export function ownTimers(): () => void {
  const room = globalThis as unknown as Globals;
  const running = new Map<number, NodeJS.Timeout>();
  const stop = clearTimeout;
  let last = 0;
  const wrap = (start: typeof setTimeout | typeof setInterval) => {
    return (callback: (...args: unknown[]) => void, ms?: number, ...args: unknown[]): number => {
      last += 1;
      running.set(last, start(callback, ms, ...args));
      return last;
    };
  };
  const clear = (id: unknown): void => {
    stop(running.get(id as number));
    running.delete(id as number);
  };
  define(room, 'setTimeout', wrap(setTimeout));
  define(room, 'setInterval', wrap(setInterval));
  define(room, 'clearTimeout', clear);
  define(room, 'clearInterval', clear);
  return () => {
    for (const timer of running.values()) stop(timer);
    running.clear();
  };
}
