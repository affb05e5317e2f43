import { execFileSync } from 'node:child_process';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { readTools } from '../../../src/build/read-tools.ts';
import { native } from '../../../src/dialects/native/native.ts';
import { type Entry, makeTree, manifestOf, toolFiles } from '../../support/make-tree.ts';

/** Reads a tree's `tools/`, and says its problems in short. */
async function read(entries: { [path: string]: Entry }, options: { only?: string; dialects?: (typeof native)[] } = {}) {
  const root = makeTree(entries);
  const result = await readTools({ tools: join(root, 'tools'), root, ...options });
  const problems = result.problems.map(
    ({ severity, code, file, line, column }) => `${severity} ${code} ${file}:${line}:${column}`,
  );
  return {
    ...result,
    root,
    problems,
    messages: result.problems.map(({ fault, fix }) => `${fault}. ${fix}.`),
    ids: result.tools.map(({ tool }) => tool.id),
  };
}

describe('the directory of tools', () => {
  it('must be there', async () => {
    const { problems, messages, count } = await read({ 'content/a.md': '' });
    expect({ problems, messages, count }).toMatchInlineSnapshot(`
      {
        "count": 0,
        "messages": [
          "There is no such directory. Create it, with a folder for each tool.",
        ],
        "problems": [
          "error tools-missing tools:1:1",
        ],
      }
    `);
  });

  it('must be a directory', async () => {
    const { problems, messages } = await read({ tools: 'a file' });
    expect({ problems, messages }).toMatchInlineSnapshot(`
      {
        "messages": [
          "This is not a directory. Name the directory that holds the tools.",
        ],
        "problems": [
          "error tools-not-a-directory tools:1:1",
        ],
      }
    `);
  });

  it.each([
    ['nothing', { 'tools/': '' }],
    ['a README', { 'tools/README.md': 'Tools.' }],
    [
      'hidden and set-aside folders',
      { 'tools/.git/a': '', 'tools/_draft/tool.json': '{', 'tools/node_modules/x/tool.json': '{' },
    ],
    ['what a moved folder left behind', { 'tools/a/.DS_Store': '', 'tools/b/node_modules/x.js': '', 'tools/c/': '' }],
  ])('is empty with %s in it', async (_what, entries) => {
    const { problems, count } = await read(entries);
    expect(problems).toEqual(['error tools-empty tools:1:1']);
    expect(count).toBe(0);
  });

  it('says what an empty one needs', async () => {
    expect((await read({ 'tools/': '' })).messages).toMatchInlineSnapshot(`
      [
        "There are no tools in this directory. Make a folder for each tool, such as tools/word-count/ with a tool.json.",
      ]
    `);
  });

  it('may hold other files, but no definition', async () => {
    const { problems, messages, ids } = await read({
      ...toolFiles('a'),
      'tools/README.md': '',
      'tools/tool.json': '{',
    });
    expect({ problems, messages, ids }).toMatchInlineSnapshot(`
      {
        "ids": [
          "a",
        ],
        "messages": [
          "A definition here is of no tool. Move it into a folder that has the tool's id.",
        ],
        "problems": [
          "warning loose-definition tools/tool.json:1:1",
        ],
      }
    `);
  });

  it('may be a link itself', async () => {
    const root = makeTree({ ...toolFiles('a'), site: { link: 'tools' } });
    const { tools, problems } = await readTools({ tools: join(root, 'site'), root });
    expect(problems).toEqual([]);
    expect(tools.map(({ definition }) => definition.path)).toEqual(['site/a/tool.json']);
  });
});

describe('a folder', () => {
  it('without a definition is no tool', async () => {
    const { messages, problems, count, ids } = await read({
      ...toolFiles('good'),
      'tools/only-help/README.md': 'Help.',
      'tools/near/Tool.json': '{}',
      'tools/group/inner/tool.json': '{}',
      'tools/comments/tool.jsonc': '{}',
    });
    expect({ messages, problems, count, ids }).toMatchInlineSnapshot(`
      {
        "count": 5,
        "ids": [
          "good",
        ],
        "messages": [
          "This folder has no tool.json or ctp.json or ctp.ts or mcp.json or tool-spec.json or define-tool.ts or define-tool.json, so it is no tool. Rename tool.jsonc to tool.json.",
          "This folder has no tool.json or ctp.json or ctp.ts or mcp.json or tool-spec.json or define-tool.ts or define-tool.json, so it is no tool. Move group/inner one level up: tools do not nest.",
          "This folder has no tool.json or ctp.json or ctp.ts or mcp.json or tool-spec.json or define-tool.ts or define-tool.json, so it is no tool. Rename Tool.json to tool.json.",
          "This folder has no tool.json or ctp.json or ctp.ts or mcp.json or tool-spec.json or define-tool.ts or define-tool.json, so it is no tool. Add tool.json or ctp.json or ctp.ts or mcp.json or tool-spec.json or define-tool.ts or define-tool.json, or begin the folder's name with _ to set it aside.",
        ],
        "problems": [
          "error no-definition tools/comments:1:1",
          "error no-definition tools/group:1:1",
          "error no-definition tools/near:1:1",
          "error no-definition tools/only-help:1:1",
        ],
      }
    `);
  });

  it('has one definition', async () => {
    const other = { ...native, id: 'other', files: ['other.json'] };
    const { problems, messages, ids } = await read(
      { ...toolFiles('a'), ...toolFiles('b'), 'tools/b/other.json': '{}' },
      { dialects: [native, other] },
    );
    expect({ problems, messages, ids }).toMatchInlineSnapshot(`
      {
        "ids": [
          "a",
        ],
        "messages": [
          "This folder holds more than one definition: tool.json and other.json. Keep one of them.",
        ],
        "problems": [
          "error two-definitions tools/b:1:1",
        ],
      }
    `);
  });

  it('is not told apart by case', async () => {
    const { problems, messages, ids } = await read({
      ...toolFiles('diff'),
      ...toolFiles('other'),
      'tools/Diff/tool.json': JSON.stringify(manifestOf('diff')),
      'tools/Diff/index.ts': '',
      'tools/Diff/cases.json': toolFiles('diff')['tools/diff/cases.json'] ?? '',
    });
    expect({ problems, messages, ids }).toMatchInlineSnapshot(`
      {
        "ids": [
          "diff",
          "other",
        ],
        "messages": [
          "The folders Diff and diff differ only in case, which many systems take for one. Rename or remove one of them.",
        ],
        "problems": [
          "error directory-clash tools/Diff:1:1",
        ],
      }
    `);
  });

  it('is not told apart by how its accents are encoded', async () => {
    const { problems, ids } = await read({
      ...toolFiles('a'),
      'tools/\u00e9/README.md': '',
      'tools/e\u0301/README.md': '',
    });
    expect(ids).toEqual(['a']);
    expect(problems).toEqual([
      'error directory-clash tools/\u00e9:1:1',
      'error no-definition tools/\u00e9:1:1',
      'error no-definition tools/\u00e9:1:1',
    ]);
  });

  it('whose name has capitals or accents can be no id', async () => {
    const { problems, messages } = await read({
      ...toolFiles('a'),
      'tools/Cafe\u0301/tool.json': JSON.stringify(manifestOf('cafe')),
      'tools/Cafe\u0301/index.ts': '',
      'tools/Cafe\u0301/cases.json': toolFiles('a')['tools/a/cases.json'] ?? '',
    });
    expect(problems).toEqual(['error id-not-directory tools/Caf\u00e9/tool.json:1:15']);
    expect(messages).toMatchInlineSnapshot(`
      [
        ""id" is "cafe", and the directory is called "Café". Rename the directory to cafe.",
      ]
    `);
  });

  it('that is a link is followed inside the directory only', async () => {
    const secret = { ...manifestOf('stolen'), name: 'SECRET' };
    const { problems, ids, messages } = await read({
      ...toolFiles('a'),
      'elsewhere/tool.json': JSON.stringify(secret),
      'tools/stolen': { link: '../elsewhere' },
      'tools/gone': { link: '../nothing' },
      'tools/loop': { link: 'loop' },
      'tools/.lock': { link: 'nothing' },
    });
    expect(problems).toEqual([
      'error link-broken tools/gone:1:1',
      'error link-broken tools/loop:1:1',
      'error directory-outside tools/stolen:1:1',
    ]);
    expect(ids).toEqual(['a']);
    expect(messages.join()).not.toContain('SECRET');
  });
});

describe('the files of a tool', () => {
  it('are read inside its directory only', async () => {
    const secret = '{ "SECRET": 1 }';
    const { problems, messages, ids } = await read({
      '.env': secret,
      'shared/help.md': secret,
      ...toolFiles('definition'),
      'tools/definition/tool.json': { link: '../../.env' },
      ...toolFiles('cases'),
      'tools/cases/cases.json': { link: '../../.env' },
      ...toolFiles('help-file', { help: 'README.md' }),
      'tools/help-file/README.md': { link: '../../.env' },
      ...toolFiles('help-directory', { help: 'docs/help.md' }),
      'tools/help-directory/docs': { link: '../../shared' },
      ...toolFiles('help-missing', { help: 'docs/halp.md' }),
      'tools/help-missing/docs': { link: '../../shared' },
      ...toolFiles('entry', { runtime: { entry: 'main.ts' } }),
      'tools/entry/main.ts': { link: '../../.env' },
      ...toolFiles('other-tool', { help: 'README.md' }),
      'tools/other-tool/README.md': { link: '../entry/index.ts' },
    });
    expect(ids).toEqual([]);
    expect(problems).toMatchInlineSnapshot(`
      [
        "error file-outside tools/cases/cases.json:1:1",
        "error file-outside tools/definition/tool.json:1:1",
        "error file-outside tools/entry/tool.json:11:14",
        "error file-outside tools/help-directory/tool.json:25:11",
        "error file-outside tools/help-file/tool.json:25:11",
        "error file-outside tools/help-missing/tool.json:25:11",
        "error file-outside tools/other-tool/tool.json:25:11",
      ]
    `);
    expect(messages.join()).not.toMatch(/SECRET|did you mean/i);
  });

  it('may be links to files of the same directory', async () => {
    const { problems } = await read({
      ...toolFiles('a', { help: 'README.md', runtime: { entry: './src/../index.ts' } }),
      'tools/a/docs/help.md': 'Help.',
      'tools/a/src/x.ts': '',
      'tools/a/README.md': { link: 'docs/help.md' },
    });
    expect(problems).toEqual([]);
  });

  it('are files', async () => {
    const { 'tools/directory/cases.json': _, ...directory } = toolFiles('directory', { help: 'docs' });
    const root = makeTree({
      ...directory,
      'tools/directory/cases.json/': '',
      'tools/directory/docs/a.md': '',
      ...toolFiles('pipe', { help: 'pipe.md' }),
      ...toolFiles('loop', { help: 'loop.md' }),
      'tools/loop/loop.md': { link: 'loop.md' },
      ...toolFiles('nul', { help: 'a\0b' }),
      'tools/whole/tool.json/': '',
    });
    execFileSync('mkfifo', [join(root, 'tools/pipe/pipe.md')]);
    const { problems } = await readTools({ tools: join(root, 'tools'), root });
    expect(problems.map(({ tool, code, pointer }) => `${tool} ${code} ${pointer}`)).toMatchInlineSnapshot(`
      [
        "directory not-a-file ",
        "directory not-a-file /help",
        "loop not-a-file /help",
        "nul id-reserved /id",
        "nul file-missing /help",
        "pipe not-a-file /help",
        "whole file-missing ",
        "whole not-a-file ",
      ]
    `);
  });

  it('are no larger than the limits', async () => {
    const padding = ' '.repeat(5_000_000);
    const { problems, messages, ids } = await read({
      ...toolFiles('definition'),
      'tools/definition/tool.json': `{}${padding}`,
      ...toolFiles('cases'),
      'tools/cases/cases.json': `[]${padding}`,
      ...toolFiles('help', { help: 'README.md' }),
      'tools/help/README.md': padding,
      ...toolFiles('good'),
    });
    expect({ problems, messages, ids }).toMatchInlineSnapshot(`
      {
        "ids": [
          "good",
        ],
        "messages": [
          "This file has 4.8 MiB, and may have 4 MiB. Make it smaller: it is not read.",
          "This file has 4.8 MiB, and may have 512 KiB. Make it smaller: it is not read.",
          ""README.md" has 4.8 MiB, and help may have 1 MiB. Shorten it, or link to the rest.",
        ],
        "problems": [
          "error file-too-large tools/cases/cases.json:1:1",
          "error file-too-large tools/definition/tool.json:1:1",
          "error file-too-large tools/help/tool.json:25:11",
        ],
      }
    `);
  });
});

describe('a report', () => {
  it('holds every problem of every tool, in a fixed order', async () => {
    const good = Array.from({ length: 40 }, (_, index) => toolFiles(`good-${index}`));
    const bad = toolFiles('bad', { blurb: 7, kinds: ['fields'], links: [{ label: 'x', href: 'javascript:x' }] });
    const { problems, ids, count } = await read({
      ...Object.assign({}, ...good),
      ...bad,
      'tools/bad/cases.json': '[]',
      'tools/worse/tool.json': '{ "sdk": 9,, }',
      'tools/worse/cases.json': '[{ "name": 3 }]',
    });
    expect(ids).toHaveLength(40);
    expect(count).toBe(42);
    expect(problems).toMatchInlineSnapshot(`
      [
        "error cases-empty tools/bad/cases.json:1:1",
        "error wrong-type tools/bad/tool.json:5:12",
        "error kinds-without-error tools/bad/tool.json:13:12",
        "error bad-link tools/bad/tool.json:27:15",
        "error missing-key tools/worse/cases.json:1:2",
        "error missing-key tools/worse/cases.json:1:2",
        "error wrong-type tools/worse/cases.json:1:12",
        "error json-syntax tools/worse/tool.json:1:12",
      ]
    `);
  });

  it('is of one tool where only that is asked for', async () => {
    const tree = { ...toolFiles('a'), ...toolFiles('b', { name: 1 }), 'tools/c/README.md': '' };
    const only = async (id: string) => {
      const { ids, count, problems } = await read(tree, { only: id });
      return { ids, count, problems };
    };
    expect(await only('a')).toEqual({ ids: ['a'], count: 1, problems: [] });
    expect(await only('b')).toEqual({ ids: [], count: 1, problems: ['error wrong-type tools/b/tool.json:4:11'] });
    expect(await only('c')).toEqual({ ids: [], count: 1, problems: ['error no-definition tools/c:1:1'] });
    expect(await only('toString')).toEqual({ ids: [], count: 0, problems: [] });
  });

  it('comes soon, whatever lists a file holds', async () => {
    const many = (count: number, entry: (index: number) => unknown) =>
      Array.from({ length: count }, (_, index) => entry(index));
    const long = await read(toolFiles('a', { kinds: many(40_000, String) }));
    expect(long.messages).toEqual(['"kinds" has 40000 entries, and may have 5000. Shorten it.']);
    const samples = many(1500, (index) => ({ label: `${index}`, input: { [`x${index}`]: index } }));
    const inputs = many(1500, (index) => ({ id: `i${index}`, label: 'A', type: 'toggle', default: true }));
    const wide = await read(toolFiles('a', { samples, inputs }));
    expect(wide.problems).toHaveLength(101);
    expect(wide.messages[1]).toMatch(/"i18", "i19" or 1480 more\.$/);
  });

  it('says no more of one file than can be read', async () => {
    const inputs = Array.from({ length: 5000 }, () => 0);
    const { problems, messages } = await read(toolFiles('a', { inputs }));
    expect(problems).toHaveLength(101);
    expect(messages.at(0)).toMatchInlineSnapshot(
      `"This file has more than 100 problems, and these are the first. Correct them and check again."`,
    );
  });
});
