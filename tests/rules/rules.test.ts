import { mkdtempSync, readdirSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, describe, expect, it } from 'vitest';
import { codesIn, ruleCodes } from '../../scripts/rule-codes.ts';
import { type RuleExample, toExample } from '../../site/reference/rule-example.ts';
import { loadSite } from '../../src/build/load-site.ts';
import { resolveOptions } from '../../src/options.ts';
import { makeTree } from '../support/make-tree.ts';
import { repository } from '../support/repository.ts';
import { definitions } from './definitions.ts';
import { directories } from './directories.ts';
import { documents } from './documents.ts';
import type { Example } from './example.ts';
import { mdxDocuments } from './mdx.ts';
import { modules } from './modules.ts';
import { runs } from './runs.ts';
import { WITHOUT_EXAMPLE } from './without-example.ts';

/** Sites that break rules, each under its code, by the file that they are in. */
const EXAMPLES: { [file: string]: { [code: string]: Example } } = {
  'directories.ts': directories,
  'definitions.ts': definitions,
  'documents.ts': documents,
  'mdx.ts': mdxDocuments,
  'modules.ts': modules,
  'runs.ts': runs,
};

const cache = mkdtempSync(join(tmpdir(), 'pegboard-rules-'));
afterAll(() => rmSync(cache, { recursive: true }));

async function problemsOf({ files, site = '', options = {}, find }: Example, code: string) {
  const root = join(makeTree(files), site);
  if (find) return { root, problems: await find(root) };
  const { problems } = await loadSite({
    options: resolveOptions(options, {}),
    root,
    base: '/',
    redirects: [],
    cache: join(cache, code),
    publicDirectory: join(root, 'public'),
  });
  return { root, problems };
}

/** What the reference shows: how long a run took differs from one to the next. */
const shown = ({ message, ...example }: RuleExample): RuleExample => ({
  ...example,
  message: message.replace(/took \d+ ms, and/, 'took 40 ms, and'),
});

describe('an example breaks its rule, and the reference shows what is said of it', () => {
  const found: RuleExample[] = [];
  const all = Object.entries(EXAMPLES).flatMap(([file, examples]) =>
    Object.entries(examples).map(([code, example]) => ({ file, code, example })),
  );

  it.each(all)('$code', { timeout: 60_000 }, async ({ file, code, example }) => {
    const { root, problems } = await problemsOf(example, code);
    const problem = problems.find((candidate) => candidate.code === code);
    expect(problem, `said was ${problems.map((other) => other.code)}`).toBeDefined();
    found.push(shown(toExample(problem!, root, `tests/rules/${file}`)));
  });

  it('npm exec vitest -- run -u tests/rules writes it down', async () => {
    expect(found).toHaveLength(all.length);
    await expect(`${JSON.stringify(found, null, 2)}\n`).toMatchFileSnapshot('expected.json');
  });
});

describe('every code that the source reports', () => {
  const codes = [...ruleCodes(repository).keys()];

  it('has an example among those here and those of the dialects, or a reason why not', () => {
    const dialects = join(repository, 'tests/dialects');
    const golden = readdirSync(dialects, { recursive: true, encoding: 'utf8' })
      .filter((file) => /invalid.*expected\.txt$/.test(file))
      .flatMap((file) => [...readFileSync(join(dialects, file), 'utf8').matchAll(/^(?:error|warning) (\S+) /gm)])
      .map(([, code]) => code!);
    const examples = [...golden, ...Object.values(EXAMPLES).flatMap((group) => Object.keys(group))];
    const isShown = (code: string) =>
      code.startsWith('*') ? examples.some((one) => one.endsWith(code.slice(1))) : examples.includes(code);
    expect(codes.filter((code) => !isShown(code)).sort()).toEqual([...WITHOUT_EXAMPLE.keys()].sort());
  });

  it('is found where it is written, and nothing else is', () => {
    const text = `
      const SLOW = 'too-slow';
      report({ severity, path, code: 'a-property', fault, fix });
      refuse('an-argument', fault, 'Do it'); reporter.error(node, 'a-second', fault, fix);
      return ['first-of-three', \`\${name} is short\`, fix];
      ({ code: isBad ? 'one-way' : 'the-other', other: 'no-code' }); ({ code: SLOW }); ({ code: \`\${type}-threw\` });
      ['inputs', index, 'label']; refuse('what'); refuse('warning', fault, fix); element('no-reporter', fault, fix);`;
    expect([...codesIn(text)].sort()).toEqual(
      ['*-threw', 'a-property', 'a-second', 'an-argument', 'first-of-three', 'one-way', 'the-other', 'too-slow'].sort(),
    );
  });
});
