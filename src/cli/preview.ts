import { resolve } from 'node:path';
import { parseCommand } from './parse-command.ts';
import { port } from './port.ts';

const usage = `Usage: pegboard preview [OPTIONS]

  --out DIR     the built site (default: as astro.config says, else dist)
  --base PATH   the path it was built for (default: as astro.config says, else /)
  --port N      the port to serve it at (default: 4321)`;

/** Serves the built site on this machine until it is stopped. */
export async function preview(args: string[]): Promise<number> {
  const parsed = parseCommand(args, usage, {
    out: { type: 'string' },
    base: { type: 'string' },
    port: { type: 'string' },
  });
  if (!parsed) return 0;
  const { out, base } = parsed.values;
  const server = port(parsed.values.port, usage);
  const { preview: astroPreview } = await import('astro');
  const running = await astroPreview({
    ...(out === undefined ? {} : { outDir: resolve(out) }),
    ...(base === undefined ? {} : { base }),
    server,
  });
  await running.closed();
  return 0;
}
