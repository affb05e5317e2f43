import { CPU_SECONDS, DATA_KIB, HEAP_MIB } from './limits.ts';

/** How to start a guarded process. */
export interface Command {
  /** The executable file. */
  file: string;
  args: string[];
}

/**
 * The flags under which Node runs tool code: of the file system it may read what is given and write nothing, and there is no
 * network, no other process, no thread, no native code. Its heap is limited. Text is not run as code, as the pages' content policy
 * has it. `node:sqlite` is left out because it writes files in spite of the permissions (Node 26.12).
 * @param readable files and directories, absolute, with their links followed
 */
export function guardFlags(readable: readonly string[]): string[] {
  return [
    '--permission',
    ...readable.map((path) => `--allow-fs-read=${path}`),
    `--max-old-space-size=${HEAP_MIB}`,
    '--disallow-code-generation-from-strings',
    '--no-experimental-sqlite',
    '--no-warnings',
  ];
}

/**
 * Node under its guard, with a program given as text, so that not even the program's file is readable. Where there is a shell, the
 * system limits memory outside the heap and processor time too, and writes no core file of what it ends.
 * @param program an ES module; it imports nothing but what Node has
 */
export function guardedNode(program: string, readable: readonly string[], args: readonly string[]): Command {
  const all = [...guardFlags(readable), '--input-type=module', '--eval', program, '--', ...args];
  if (process.platform === 'win32') return { file: process.execPath, args: all };
  const limits = `ulimit -c 0; ulimit -d ${DATA_KIB}; ulimit -t ${CPU_SECONDS}`;
  return { file: '/bin/sh', args: ['-c', `{ ${limits}; } 2>/dev/null; exec "$0" "$@"`, process.execPath, ...all] };
}

/** @throws where this Node cannot keep tool code from the network: it says what to do */
export function requireGuard(flags: ReadonlySet<string> = process.allowedNodeEnvironmentFlags): void {
  if (flags.has('--permission') && flags.has('--allow-net')) return;
  throw new Error(
    `Node ${process.versions.node} cannot keep a tool's code from the network. Use Node 26 or later, or start Pegboard by npm`,
  );
}
