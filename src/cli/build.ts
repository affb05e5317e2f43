import { rm } from 'node:fs/promises';
import { extname, relative, resolve } from 'node:path';
import { fileURLToPath } from 'node:url';
import { measureDirectory } from '../build/measure-directory.ts';
import { replaceDirectory } from '../build/replace-directory.ts';
import { Stages, setCurrentStages } from '../build/stages.ts';
import { currentSite } from '../render/site.ts';
import { formatBuildSummary } from './build-summary.ts';
import { outputFault } from './output-fault.ts';
import { parseCommand } from './parse-command.ts';
import { createProgress } from './progress.ts';
import { UsageError } from './usage-error.ts';

const usage = `Usage: pegboard build [OPTIONS]

  --tools DIR     the directory of tools (default: as astro.config says, else tools)
  --content DIR   the directory of documents (default: as astro.config says, else content)
  --out DIR       where the site is written (default: as astro.config says, else dist)
  --site URL      where the site will be published, such as https://example.com
  --base PATH     the path it will be published under (default: /)
  --record        add this site's addresses to published.json: from then on a build fails when one no longer answers

The output is replaced only when the whole site was built: with a problem, the last good build stays as it is.`;

/** Builds the site of this folder. 0: built; 1: it has problems. */
export async function build(args: string[]): Promise<number> {
  const parsed = parseCommand(args, usage, {
    tools: { type: 'string' },
    content: { type: 'string' },
    out: { type: 'string' },
    site: { type: 'string' },
    base: { type: 'string' },
    record: { type: 'boolean' },
  });
  if (!parsed) return 0;
  const { tools, content, site, base, record, out = 'dist' } = parsed.values;
  if (site !== undefined && !/^https?:$/.test(URL.parse(site)?.protocol ?? '')) {
    throw new UsageError(`--site ${site} is no http or https URL`, usage);
  }
  if (base !== undefined && !/^[\w/.~-]*$/.test(base))
    throw new UsageError(`--base ${base} is no path such as /x`, usage);
  const fault = outputFault(out, [tools ?? 'tools', content ?? 'content', 'src', 'public', 'node_modules']);
  if (fault !== undefined) throw new UsageError(fault, usage);
  const outDir = resolve(out);
  if (tools !== undefined) process.env.PEGBOARD_TOOLS = resolve(tools);
  if (record) process.env.PEGBOARD_RECORD = '1';
  if (content !== undefined) process.env.PEGBOARD_CONTENT = resolve(content);

  const progress = createProgress(process.stderr);
  const stages = new Stages(progress.update);
  setCurrentStages(stages);
  stages.begin('Starting Astro');
  // Astro takes a second to load: a command called wrongly need not wait for it.
  const { build: astroBuild } = await import('astro');
  // Within the site: what Astro runs to draw the pages finds its packages from there.
  const staging = resolve('node_modules', '.pegboard', `site-${process.pid}`);
  try {
    await astroBuild({
      logLevel: 'warn',
      // Beside this file: TypeScript in this repository, JavaScript in the package.
      logger: { entrypoint: fileURLToPath(new URL(`build-log${extname(import.meta.url)}`, import.meta.url)) },
      outDir: staging,
      ...(site === undefined ? {} : { site }),
      ...(base === undefined ? {} : { base }),
    });
    await replaceDirectory(staging, outDir);
  } catch (error) {
    await rm(staging, { recursive: true, force: true });
    // By name: astro.config may have loaded a copy of the class.
    if (!(error instanceof Error && error.name === 'ProblemsError')) throw error;
    progress.clear();
    process.stderr.write(`${error.message}\n`);
    return 1;
  } finally {
    progress.clear();
  }
  process.stdout.write(`${await summarise(outDir, stages)}\n\n`);
  process.stdout.write(`The site is in ${relative(process.cwd(), outDir) || outDir}.\n`);
  return 0;
}

async function summarise(directory: string, { pages, ended }: Stages): Promise<string> {
  const { tools, servers, documents, home } = currentSite();
  return formatBuildSummary({
    tools: tools.length,
    servers: servers.size,
    documents: documents.length + (home ? 1 : 0),
    pages,
    ...(await measureDirectory(directory)),
    stages: ended,
  });
}
