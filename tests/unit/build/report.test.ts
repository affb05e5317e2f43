import { describe, expect, it } from 'vitest';
import { toExcerpt } from '../../../src/build/excerpt.ts';
import { formatJson, formatSummary, formatText } from '../../../src/build/report.ts';
import { siteRoot } from '../../../src/build/site-root.ts';
import type { Problem } from '../../../src/model/problem.ts';
import { makeTree } from '../../support/make-tree.ts';

function problem(changes: Partial<Problem> = {}): Problem {
  return {
    severity: 'error',
    tool: 'x',
    file: 'tools/x/tool.json',
    line: 2,
    column: 11,
    pointer: '/samples/2/input/bins',
    code: 'a-code',
    fault: 'It is wrong',
    fix: 'Correct it',
    ...changes,
  };
}

const ROOT = '/nowhere';

describe('the report as text', () => {
  it('says place, pointer, fault and fix, and shows the line', () => {
    const root = makeTree({ 'tools/x/tool.json': '{\n\t"bins": 31,\n  "é😀日": 2\n}\n' });
    const problems = [
      problem({ line: 3, column: 10, pointer: '', severity: 'warning', fix: 'Did you mean "a"?' }),
      problem({ column: 10 }),
      problem({ column: 10, code: 'b-code', fault: 'It is wrong in another way' }),
      problem({ file: 'tools/a', line: 1, column: 1, pointer: '' }),
    ];
    expect(formatText(problems, { root })).toMatchInlineSnapshot(`
      "tools/a:1:1 It is wrong. Correct it.

      tools/x/tool.json:2:10 samples/2/input/bins It is wrong. Correct it.
      tools/x/tool.json:2:10 samples/2/input/bins It is wrong in another way. Correct it.
       2 |   "bins": 31,
                     ^

      tools/x/tool.json:3:10 Warning: It is wrong. Did you mean "a"?
       3 |   "é😀日": 2
                     ^"
    `);
  });

  it('is empty where nothing is wrong', () => {
    expect(formatText([], { root: ROOT })).toBe('');
  });

  it('is sorted by file, line, column and code', () => {
    const wanted = [
      problem({ file: 'a', line: 10, column: 2, code: 'b' }),
      problem({ file: 'a', line: 2, column: 10, code: 'b' }),
      problem({ file: 'a', line: 2, column: 9, code: 'b' }),
      problem({ file: 'a', line: 2, column: 9, code: 'a' }),
      problem({ file: 'B', line: 99, column: 1, code: 'z' }),
    ];
    const places = formatText(wanted, { root: ROOT }).matchAll(/\w:\d+:\d+/g);
    expect([...places].map(String)).toEqual(['B:99:1', 'a:2:9', 'a:2:9', 'a:2:10', 'a:10:2']);
  });

  it('has no control characters but those of its own colours', () => {
    const root = makeTree({ 'tools/x/tool.json': '\n{ "a": "\u001b]0;title\u0007", "\u202eb": 1, "\u009b31m": 2 }' });
    const hostile = '\u001b[31mred\u0000\r\n\u2028\u202e';
    const problems = [
      problem({ column: 3, fault: hostile, fix: hostile, pointer: `/${hostile}`, file: 'tools/x/tool.json' }),
    ];
    const text = formatText(problems, { root });
    // biome-ignore lint/suspicious/noControlCharactersInRegex: what must not be there
    expect(text).not.toMatch(/[\u0000-\u0009\u000b-\u001f\u007f-\u009f\u2028\u2029\u202a-\u202e]/);
    expect(text).toMatchInlineSnapshot(`
      "tools/x/tool.json:2:3 \\u001b[31mred\\u0000\\u000d\\u000a\\u2028\\u202e \\u001b[31mred\\u0000\\u000d\\u000a\\u2028\\u202e. \\u001b[31mred\\u0000\\u000d\\u000a\\u2028\\u202e.
       2 | { "a": "\\u001b]0;title\\u0007", "\\u202eb": 1, "\\u009b31m": 2 }
             ^"
    `);
  });

  it('is coloured when asked to', () => {
    const text = formatText([problem()], { root: ROOT, colour: true });
    expect(text).toContain('\u001b[36mtools/x/tool.json:2:11\u001b[39m');
    expect(formatText([problem()], { root: ROOT })).not.toContain('\u001b');
  });

  it('shows no line of a file that is reached by a link, or is none', () => {
    const root = makeTree({
      '.env': 'SECRET',
      'tools/x/tool.json': { link: '../../.env' },
      'elsewhere/tool.json': 'SECRET',
      'tools/y': { link: '../elsewhere' },
      'tools/z/tool.json/': '',
      'tools/w/tool.json': new Uint8Array([0x53, 0xff]),
    });
    const problems = ['x', 'y', 'z', 'w', '../tools/none'].map((name) =>
      problem({ file: `tools/${name}/tool.json`, line: 1, column: 1 }),
    );
    expect(formatText(problems, { root })).not.toMatch(/SECRET|\|/);
  });
});

describe('toExcerpt', () => {
  it('keeps a short line, with tabs as two spaces', () => {
    expect(toExcerpt('\t"a": 1', 7)).toEqual({ line: '  "a": 1', indent: 7 });
  });

  it('counts what is wide as two cells', () => {
    expect(toExcerpt('"日本😀": x', 8)).toEqual({ line: '"日本😀": x', indent: 9 });
  });

  it('shows the part around the column of a long one', () => {
    const line = `${'a'.repeat(500)}HERE${'b'.repeat(500)}`;
    const { line: shown, indent } = toExcerpt(line, 501);
    expect(shown.length).toBe(102);
    expect(shown.startsWith('…a')).toBe(true);
    expect(shown.endsWith('b…')).toBe(true);
    expect(shown.slice(indent, indent + 4)).toBe('HERE');
    const end = toExcerpt(line, 1004);
    expect(end.line.endsWith('b')).toBe(true);
    expect(end.line.length).toBe(101);
    expect(end.indent).toBe(100);
  });

  it('bears a column beyond the end', () => {
    expect(toExcerpt('ab', 99)).toEqual({ line: 'ab', indent: 2 });
    expect(toExcerpt('', 1)).toEqual({ line: '', indent: 0 });
  });
});

describe('the report as JSON', () => {
  it('has this shape, sorted, and no more', () => {
    const extra = { ...problem(), secret: 1 };
    const cases = { passed: 3, failed: 1 };
    expect(formatJson({ tools: 2, problems: [extra, problem({ file: 'a' })], cases })).toMatchInlineSnapshot(`
      "{
        "tools": 2,
        "problems": [
          {
            "severity": "error",
            "tool": "x",
            "file": "a",
            "line": 2,
            "column": 11,
            "pointer": "/samples/2/input/bins",
            "code": "a-code",
            "fault": "It is wrong",
            "fix": "Correct it"
          },
          {
            "severity": "error",
            "tool": "x",
            "file": "tools/x/tool.json",
            "line": 2,
            "column": 11,
            "pointer": "/samples/2/input/bins",
            "code": "a-code",
            "fault": "It is wrong",
            "fix": "Correct it"
          }
        ],
        "cases": {
          "passed": 3,
          "failed": 1
        }
      }
      "
    `);
  });
});

describe('the summary', () => {
  it.each([
    [1, [], { passed: 1, failed: 0 }],
    [40, [problem(), problem(), problem({ severity: 'warning' })], { passed: 120, failed: 2 }],
    [0, [problem()], { passed: 0, failed: 0 }],
    [2, [problem({ severity: 'warning' })], { passed: 4, failed: 0 }],
  ] as const)('of %i tools is a sentence', (tools, problems, cases) => {
    expect(formatSummary({ tools, problems, cases })).toMatchSnapshot();
  });
});

it('names files relative to the site, or to what holds the tools', () => {
  expect(siteRoot('/site', '/site/tools')).toBe('/site');
  expect(siteRoot('/site', '/site/a/b/tools')).toBe('/site');
  expect(siteRoot('/site', '/other/tools')).toBe('/other');
  expect(siteRoot('/site', '/site')).toBe('/');
  expect(siteRoot('/site', '/site-tools')).toBe('/');
});
