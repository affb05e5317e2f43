import { parseCommand } from './parse-command.ts';
import { port } from './port.ts';

const usage = `Usage: pegboard dev [OPTIONS]

  --port N   the port to serve at (default: 4321)

Pages follow as you save a manifest, help, cases, a module or a document; problems are shown here and over the page.`;

/** Serves the site on this machine until it is stopped, and follows what is saved. */
export async function dev(args: string[]): Promise<number> {
  const parsed = parseCommand(args, usage, { port: { type: 'string' } });
  if (!parsed) return 0;
  const server = port(parsed.values.port, usage);
  const { dev: astroDev } = await import('astro');
  await astroDev({ server });
  // The server holds the process open; it ends with it.
  return 0;
}
