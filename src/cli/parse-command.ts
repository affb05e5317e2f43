import { type ParseArgsConfig, parseArgs } from 'node:util';
import { UsageError } from './usage-error.ts';

/**
 * Reads a command's options; `--help` prints the usage and yields undefined.
 * @throws UsageError for an option or a word the command does not take
 */
export function parseCommand<Options extends NonNullable<ParseArgsConfig['options']>>(
  args: string[],
  usage: string,
  options: Options,
  { allowPositionals = false } = {},
) {
  const config = { args, options: { ...options, help: { type: 'boolean', short: 'h' } }, allowPositionals } as const;
  try {
    const { values, positionals } = parseArgs(config);
    if ('help' in values && values.help) {
      process.stdout.write(`${usage}\n`);
      return undefined;
    }
    return { values: values as ReturnType<typeof parseArgs<{ options: Options }>>['values'], positionals };
  } catch (error) {
    throw new UsageError(error instanceof Error ? (error.message.split('. ')[0] ?? '') : String(error), usage);
  }
}
