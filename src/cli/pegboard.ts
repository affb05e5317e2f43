#!/usr/bin/env node
import { UsageError } from './usage-error.ts';

/** The commands, each loaded only when it is called. */
const COMMANDS: Record<string, { about: string; load(): Promise<(args: string[]) => Promise<number>> }> = {
  build: { about: 'build the site', load: async () => (await import('./build.ts')).build },
  check: {
    about: 'validate every tool and run its known answers',
    load: async () => (await import('./check.ts')).check,
  },
  dev: { about: 'serve the site while you write', load: async () => (await import('./dev.ts')).dev },
  new: { about: 'scaffold a tool', load: async () => (await import('./new.ts')).create },
  preview: { about: 'serve the built site', load: async () => (await import('./preview.ts')).preview },
};

const overview = `Usage: pegboard COMMAND [OPTIONS]

${Object.entries(COMMANDS)
  .map(([name, { about }]) => `  ${name.padEnd(9)}${about}`)
  .join('\n')}

pegboard COMMAND --help describes one.
`;

async function main([name, ...args]: string[]): Promise<number> {
  if (name === '--help' || name === '-h') {
    process.stdout.write(overview);
    return 0;
  }
  if (name === undefined || !Object.hasOwn(COMMANDS, name)) {
    process.stderr.write(
      `${name === undefined ? 'No command is given' : `There is no command ${name}`}.\n\n${overview}`,
    );
    return 2;
  }
  const run = await COMMANDS[name]!.load();
  try {
    return await run(args);
  } catch (error) {
    if (!(error instanceof UsageError)) throw error;
    process.stderr.write(`${error.message}\n\n${error.usage}\n`);
    return 2;
  }
}

process.exitCode = await main(process.argv.slice(2));
