import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import picocolors from 'picocolors';
import { discover } from '../build/discover.ts';
import { loadTools } from '../build/load-tools.ts';
import { formatJson, formatSummary, formatText } from '../build/report.ts';
import { siteRoot } from '../build/site-root.ts';
import { Stages } from '../build/stages.ts';
import { dialects } from '../dialects/index.ts';
import { nearest } from '../render/links/nearest.ts';
import { parseCommand } from './parse-command.ts';
import { createProgress } from './progress.ts';
import { UsageError } from './usage-error.ts';

export const usage = `Usage: pegboard check [OPTIONS]

  --tools DIR      the directory of tools (default: tools)
  --only ID        only the tool with this id, or all of a server
  --format FORMAT  text, or json for programs (default: text)

Validates every tool and runs its known answers, samples and default inputs.
Exit code: 0, or 1 where something is wrong, or 2 when it was called wrongly. A warning is not wrong.`;

/** Validates and proves a directory of tools. 0: nothing is wrong; 1: something is. */
export async function check(args: string[]): Promise<number> {
  const parsed = parseCommand(args, usage, {
    tools: { type: 'string' },
    only: { type: 'string' },
    format: { type: 'string' },
  });
  if (!parsed) return 0;
  const { only, format = 'text' } = parsed.values;
  if (format !== 'text' && format !== 'json')
    throw new UsageError(`--format ${format} is neither text nor json`, usage);
  const tools = resolve(parsed.values.tools ?? 'tools');
  const root = siteRoot(process.cwd(), tools);

  const progress = createProgress(process.stderr);
  const outDir = await mkdtemp(join(tmpdir(), 'pegboard-check-'));
  let loaded: Awaited<ReturnType<typeof loadTools>>;
  try {
    loaded = await loadTools({ tools, root, outDir, only, stages: new Stages(progress.update) });
  } finally {
    progress.clear();
    await rm(outDir, { recursive: true, force: true });
  }
  const { count, problems, cases } = loaded;
  if (only !== undefined && count === 0 && problems.length === 0) throw unknownTool(only, tools, root);

  const result = { tools: count, problems, cases };
  if (format === 'json') process.stdout.write(formatJson(result));
  else {
    const colour = process.stdout.isTTY && picocolors.isColorSupported;
    const text = formatText(problems, { root, colour });
    process.stdout.write(`${text === '' ? '' : `${text}\n\n`}${formatSummary(result)}\n`);
  }
  return problems.some(({ severity }) => severity === 'error') ? 1 : 0;
}

function unknownTool(only: string, tools: string, root: string): UsageError {
  const { names } = discover(tools, root, dialects);
  const near = nearest(only, names);
  const hint = near === undefined ? '' : `: did you mean ${near}?`;
  return new UsageError(`There is no tool ${only} among the ${names.length} in ${tools}${hint}`, usage);
}
