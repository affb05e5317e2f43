import { cpSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { beforeAll, describe, expect, inject, it } from 'vitest';
import { parseDocument } from 'yaml';
import { commandsNotRun } from './support/commands-not-run.ts';
import { commandsIn, type DocsPage, type Fence, readDocsPages } from './support/docs-pages.ts';
import { emptySite } from './support/empty-site.ts';
import { repository } from './support/repository.ts';
import { runCommand } from './support/run-command.ts';

const { folder } = inject('installed');
const pages = readDocsPages();

const IMPORTS = `import { defineConfig } from 'astro/config';
import pegboard from 'pegboard';
`;

/** A whole configuration: a document may leave out the imports, or all but the options it is about, Astro's or Pegboard's. */
function wholeConfig(code: string): string {
  if (code.includes('import ')) return code;
  if (code.includes('defineConfig')) return IMPORTS + code;
  const options = code.startsWith('pegboard(') ? `integrations: [${code.trim().replace(/;$/, '')}]` : code;
  return `${IMPORTS}export default defineConfig({\n${options}\n});\n`;
}

/** Writes a file that a document shows to where the document says it lies. */
async function write({ file = '', code, language }: Fence): Promise<void> {
  // A change to a file is no file.
  if (language === 'diff') return;
  const path = join(folder, file);
  mkdirSync(dirname(path), { recursive: true });
  const isConfig = file === 'astro.config.mjs';
  writeFileSync(path, isConfig ? wholeConfig(code) : code);
  if (isConfig)
    expect(await run(`node --input-type=module -e "await import('./${file}')"`)).toEqual({ code: 0, output: '' });
}

const run = (command: string) => runCommand(command, folder);

/** Does, in an empty site, all that a document says, from its first line to its last. */
async function follow({ name, fences }: DocsPage): Promise<void> {
  emptySite(folder);
  writeFileSync(join(folder, 'astro.config.mjs'), wholeConfig('integrations: [pegboard()]'));
  const makesTools = fences.some(({ file, code }) => file?.startsWith('tools/') || code.includes('pegboard new'));
  if (!makesTools) cpSync(join(repository, 'tests/second-site/tools'), join(folder, 'tools'), { recursive: true });
  for (const [index, fence] of fences.entries()) {
    if (fence.file !== undefined) await write(fence);
    if (fence.language === 'yaml') expect(parseDocument(fence.code).errors).toEqual([]);
    const shown = shownBehind(fences[index + 1]);
    // It ends with 1 where what is shown says that something is wrong.
    const expected = shown.some((line) => /: \d+ errors?\b/.test(line)) ? 1 : 0;
    let printed = '';
    for (const command of commandsIn(fence)) {
      if (commandsNotRun.has(command)) continue;
      const { code, output } = await run(command);
      printed += output;
      expect(code, `${name}:${fence.line}: ${command}\n${output}`).toBe(expected);
    }
    if (printed === '') continue;
    for (const line of shown) expect(printed).toContain(line);
  }
}

/** What a document shows of what a command prints, by lines: plain text that stands right behind it. */
function shownBehind(fence: Fence | undefined): string[] {
  if (fence?.language !== 'text' || fence.file !== undefined) return [];
  return fence.code.split('\n').map((line) => line.trim());
}

describe('what a document says, done', () => {
  it.each(pages.map((page) => [page.name, page] as const))('%s', async (_, page) => {
    await follow(page);
    if (!page.fences.some(({ file }) => file?.startsWith('tools/'))) return;
    const { output } = await run('npx pegboard check --format json');
    expect(JSON.parse(output)).toMatchObject({ problems: [], cases: { failed: 0 } });
  });

  it('leaves out no command that documents do not name any more', () => {
    const named = new Set(pages.flatMap(({ fences }) => fences.flatMap(commandsIn)));
    expect([...commandsNotRun.keys()].filter((command) => !named.has(command))).toEqual([]);
  });
});

describe('what is named in a text', () => {
  const scripts = Object.keys(JSON.parse(readFileSync(join(repository, 'package.json'), 'utf8')).scripts);
  const properties: string[] =
    readFileSync(join(repository, 'src/styles/tokens.css'), 'utf8').match(/--pb-[\w-]+(?=:)/g) ?? [];
  /** The flags of each command of Pegboard's. */
  const flags = new Map<string, string[]>();

  beforeAll(async () => {
    emptySite(folder);
    const { output } = await run('npx pegboard --help');
    for (const [, name = ''] of output.matchAll(/^ {2}(\w+) {2,}/gm)) {
      flags.set(name, (await run(`npx pegboard ${name} --help`)).output.match(/--[a-z][\w-]*/g) ?? []);
    }
    expect(flags.size).toBeGreaterThan(4);
  });

  /** What a text names that there is not. */
  function unknownIn(code: string): string[] {
    const [, command, rest = ''] =
      /^npx pegboard (\w+)(.*)$/s.exec(code) ?? /^npm run (?:-s )?(\w+)(?: --(.*))?$/s.exec(code) ?? [];
    const named = rest.match(/--[a-z][\w-]*/g) ?? [];
    const ours = command === undefined ? undefined : flags.get(command);
    const script = /^npm run (?:-s )?([\w:]+)/.exec(code)?.[1];
    if (script !== undefined && !scripts.includes(script)) return [`npm run ${script}`];
    if (code.startsWith('npx pegboard ')) return ours ? named.filter((flag) => !ours.includes(flag)) : [code];
    if (ours) return named.filter((flag) => !ours.includes(flag));
    if (!/^--[a-z]/.test(code)) return [];
    const [word = ''] = /^--[\w-]+/.exec(code) ?? [];
    return word.startsWith('--pb-')
      ? [word].filter((name) => !properties.includes(name))
      : [word].filter((flag) => ![...flags.values()].flat().includes(flag));
  }

  it.each(pages.map((page) => [page.name, page] as const))('%s', (_, { spans }) => {
    const unknown = spans.flatMap(({ code, line }) => unknownIn(code).map((name) => `line ${line}: ${name}`));
    expect(unknown).toEqual([]);
  });
});
