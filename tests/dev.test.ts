import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, it, onTestFinished, vi } from 'vitest';
import { makeTree, toolFiles } from './support/make-tree.ts';
import { serveDev } from './support/serve-dev.ts';

/** Serves other tools and documents for development, until the test ends. */
async function serve(env: NodeJS.ProcessEnv) {
  const { origin, log, close } = await serveDev(env);
  onTestFinished(close);
  const read = async (path: string) => (await fetch(origin + path)).text();
  const wait = { timeout: 60_000, interval: 250 };
  return {
    origin,
    read,
    /** Waits until a page says what it should. */
    becomes: (path: string, text: string) => vi.waitFor(async () => expect(await read(path)).toContain(text), wait),
    logs: (text: string) => vi.waitFor(() => expect(log()).toContain(text), wait),
    wait,
  };
}

it('a page follows as its files are saved, and a problem is said where the server runs', async () => {
  const root = makeTree({
    ...toolFiles('words', { help: 'README.md' }),
    'tools/words/README.md': 'The first help.\n',
    'content/guide.md': '# The first guide\n',
    'content/sum.mdx': "import { n } from './n.js'\n\n# Sum\n\nIt is {n + 1}.\n",
    'content/n.js': 'export const n = 41;\n',
    'content/made.md.ts': 'import { title } from "./_title.ts";\nexport default (): string => title;\n',
    'content/_title.ts': 'export const title = "# The first made page";\n',
  });
  const save = (file: string, from: string, to: string) =>
    writeFileSync(join(root, file), readFileSync(join(root, file), 'utf8').replace(from, to));
  const site = await serve({ PEGBOARD_TOOLS: join(root, 'tools'), PEGBOARD_CONTENT: join(root, 'content') });
  const page = '/tools/words/';
  await site.becomes(page, 'The first help.');

  save('tools/words/tool.json', 'Word count', 'Count of words');
  await site.becomes(page, '>Count of words</h1>');
  await site.becomes('/embed/words/', '>Count of words</a>');
  const [script] = /\/_pegboard\/embed\.\w+\.js/.exec(await site.read('/embed/words/')) ?? [];
  expect(await site.read(script ?? '')).toContain('pegboard:height');
  save('tools/words/README.md', 'first', 'second');
  await site.becomes(page, 'The second help.');
  save('tools/words/cases.json', 'two words', 'a pair of words');
  await site.becomes(page, 'a pair of words');
  save('content/guide.md', 'first', 'second');
  await site.becomes('/guide/', '>The second guide</h1>');
  await site.becomes('/sum/', 'It is 42.');
  save('content/sum.mdx', '1}', '2}');
  await site.becomes('/sum/', 'It is 43.');
  save('content/n.js', '41', '50');
  await site.becomes('/sum/', 'It is 52.');
  save('content/_title.ts', 'first', 'second');
  await site.becomes('/made/', '>The second made page</h1>');

  const moduleOf = async () => /module="([^"]+)"/.exec(await site.read(page))?.[1] ?? '';
  const before = await moduleOf();
  save('tools/words/index.ts', 'No word.', 'Not a word.');
  await vi.waitFor(async () => expect(await moduleOf()).not.toBe(before), site.wait);
  const module = await fetch(site.origin + (await moduleOf()));
  expect(module.headers.get('content-type')).toBe('text/javascript');
  expect(await module.text()).toContain('Not a word.');

  const problems = '/_pegboard/problems.json';
  expect(JSON.parse(await site.read(problems))).toEqual({ problems: [], errors: 0, warnings: 0 });
  save('tools/words/cases.json', '"2"', '"3"');
  await site.logs('tools/words/cases.json:1:');
  await site.becomes(problems, '"errors":1');
  expect(JSON.parse(await site.read(problems)).problems).toEqual([
    {
      severity: 'error',
      place: expect.stringMatching(/tools\/words\/cases\.json:1:\d+$/),
      open: expect.stringMatching(/^\/.*\/tools\/words\/cases\.json:1:\d+$/),
      fault: expect.stringContaining('returned something else'),
      fix: 'Correct run, or the case if the new result is right.',
      excerpt: expect.stringMatching(/"value":"3"[\s\S]*\n *\^$/),
    },
  ]);
  save('tools/words/cases.json', '"3"', '"2"');
  await site.becomes(problems, '"errors":0');
});

it('a server follows as its list is saved, with its tools and the list itself', async () => {
  const entry = (name: string) => ({ name, description: `Does ${name}.`, inputSchema: { type: 'object' } });
  const names = Array.from({ length: 201 }, (_, index) => `t${index}`);
  const root = makeTree({ 'tools/notes/mcp.json': JSON.stringify(names.map(entry)) });
  const site = await serve({ PEGBOARD_TOOLS: join(root, 'tools'), PEGBOARD_CONTENT: join(root, 'content') });
  await site.becomes('/tools/notes/', '>201</dd>');
  await site.becomes('/tools/notes/page/2/', 'Does t200.');
  await site.becomes('/tools/notes/t7/', 'Does t7.');
  await site.becomes('/embed/notes/t7/', '>t7</a>');
  expect(JSON.parse(await site.read('/tools/notes/mcp.json'))).toHaveLength(201);

  writeFileSync(join(root, 'tools/notes/mcp.json'), JSON.stringify([entry('new_one')]));
  await site.becomes('/tools/notes/', '/tools/notes/new-one/');
  await site.becomes('/tools/notes/new-one/', 'Does new_one.');
  expect((await fetch(`${site.origin}/tools/notes/t7/`)).status).toBe(404);
});
