/** What Astro says of a failed hook before it throws the error, which is then shown by us in full. */
const HOOK_FAILED = /^An unhandled error occurred while running the /;

/** Where a build's log goes: to the error output, without times and labels, so that standard output is the command's own. */
export default function buildLog() {
  return {
    write({ message }: { message: string }): void {
      // On a terminal, the line of progress makes room.
      const clear = process.stderr.isTTY ? '\r\u001b[K' : '';
      if (!HOOK_FAILED.test(message)) process.stderr.write(`${clear}${message}\n`);
    },
  };
}
