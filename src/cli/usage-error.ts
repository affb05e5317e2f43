/** A command was called wrongly: it ends with exit code 2 and shows how it is called. */
export class UsageError extends Error {
  override name = 'UsageError';
  /** How the command is called. */
  readonly usage: string;

  constructor(message: string, usage: string) {
    super(message);
    this.usage = usage;
  }
}
