/** Bounds on a tool's code while it is proved, so that none can make a build endless, or take the machine. */

/** Milliseconds for a run on the main thread: a page that hangs longer is a broken page. */
export const MAIN_LIMIT_MS = 5_000;

/** The most milliseconds that a case on the main thread may ask for. */
export const MAX_CASE_MS = 30_000;

/** Milliseconds for loading a module. */
export const LOAD_LIMIT_MS = 5_000;

/** Milliseconds past a limit after which a process that does not answer is ended. */
export const KILL_GRACE_MS = 500;

/** Milliseconds for a process to start, on a busy machine. */
export const START_LIMIT_MS = 60_000;

/** Milliseconds for all runs of one tool. What is left then is not run, and that is said. */
export const TOOL_BUDGET_MS = 60_000;

/** How many runs of one tool may time out. What is left then is not run. */
export const MAX_TIMEOUTS = 2;

/** The heap of a guarded process, in MiB. */
export const HEAP_MIB = 256;

/** All writable memory of a guarded process, in KiB, buffers included. Node takes about half a GiB of it for itself. */
export const DATA_KIB = 1.5 * 1024 * 1024;

/** Seconds of processor time after which the system ends a guarded process, should this one be gone. */
export const CPU_SECONDS = 600;

/** How many tools a process serves before a new one takes its place, for it forgets no module. */
export const TOOLS_PER_PROCESS = 500;

/** Largest result, in bytes of its structured clone. */
export const MAX_RESULT_BYTES = 4 * 1024 * 1024;

/** Most values in a result, counting every object, list, text and number. */
export const MAX_RESULT_VALUES = 500_000;

/** Deepest nesting of a result. */
export const MAX_RESULT_DEPTH = 64;

/** How many partial results of a run are looked at. */
export const MAX_PARTIALS = 20;

/** Longest error text of a tool that is passed on. */
export const MAX_ERROR_LENGTH = 300;

/** Longest stack of an error that is searched for its place, in characters. */
export const MAX_STACK_LENGTH = 10_000;

/** Longest name of something a tool did, in characters. */
export const MAX_NAME_LENGTH = 80;

/** Most names in a list of what a tool did. */
export const MAX_NAMES = 5;
