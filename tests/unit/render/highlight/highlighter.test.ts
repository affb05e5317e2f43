import { readFileSync } from 'node:fs';
import fc from 'fast-check';
import { type DefaultTreeAdapterTypes, parseFragment, serializeOuter } from 'parse5';
import { createHighlighterCore } from 'shiki/core';
import { createJavaScriptRegexEngine } from 'shiki/engine/javascript';
import { describe, expect, it } from 'vitest';
import { createHighlighter } from '../../../../src/render/highlight/highlighter.ts';
import { findLanguage, type Language, languageOfClass } from '../../../../src/render/highlight/languages.ts';
import { kindOfColour, TOKEN_KINDS, TOKEN_THEME } from '../../../../src/render/highlight/token-theme.ts';

const highlighter = createHighlighter();

function highlight(code: string, name: string) {
  return highlighter.highlight(code, findLanguage(name) as Language | 'plain');
}

type Node = DefaultTreeAdapterTypes.ChildNode;

/** The text of some HTML, as a browser shows it. */
function textOf(html: string): string {
  const text = (node: Node): string =>
    'childNodes' in node ? node.childNodes.map(text).join('') : 'value' in node ? node.value : '';
  return parseFragment(html).childNodes.map(text).join('');
}

/** Each character of some HTML that can be seen, line by line, with the kind of its token. */
function kindsOf(html: string): [character: string, kind: string | undefined][][] {
  return html.split('\n').map((line) =>
    parseFragment(line).childNodes.flatMap((node) => {
      const kind = 'attrs' in node ? node.attrs[0]?.value.slice('pb-t-'.length) : undefined;
      return visible(textOf(serializeOuter(node)), kind);
    }),
  );
}

function visible(text: string, kind: string | undefined): [character: string, kind: string | undefined][] {
  return [...text].filter((character) => character.trim() !== '').map((character) => [character, kind]);
}

describe('code', () => {
  it('is coloured by classes', async () => {
    expect(await highlight('const a: number = f("<b>", 1); // done', 'ts')).toBe(
      '<span class="pb-t-keyword">const</span> a: <span class="pb-t-type">number</span> = ' +
        '<span class="pb-t-function">f</span>(<span class="pb-t-string">"&lt;b>"</span>, ' +
        '<span class="pb-t-number">1</span>); <span class="pb-t-comment">// done</span>',
    );
  });

  it.each([
    ['json', '{"a": [1, true, "x"]}', ['key', 'number', 'keyword', 'string']],
    ['sh', '# say\necho "$HOME" && ls -la', ['comment', 'function', 'string']],
    ['python', 'def f(x):\n  return x + 1  # one', ['keyword', 'function', 'number', 'comment']],
    ['css', 'a { color: red; width: 1px }', ['type', 'key', 'number']],
    ['html', '<a href="x">y</a><!-- z -->', ['type', 'key', 'string', 'comment']],
    ['diff', '--- a\n+++ b\n-old\n+new', ['strong', 'deleted', 'inserted']],
    ['md', '# Title\n\n**bold** `code`', ['strong', 'string']],
    ['yaml', 'a: 1\nb: text', ['key', 'number', 'string']],
    ['sql', "SELECT 1 FROM t WHERE a = 'x' -- y", ['keyword', 'number', 'string', 'comment']],
    ['rust', 'fn main() { let x: u8 = 1; }', ['keyword', 'function', 'type', 'number']],
  ])('in %s shows its parts', async (name, code, kinds) => {
    const html = await highlight(code, name);
    for (const kind of kinds) expect(html).toContain(`<span class="pb-t-${kind}">`);
    expect(textOf(html)).toBe(code);
  });

  it('is as Shiki colours it, however often its lines were seen before', async () => {
    const core = await createHighlighterCore({
      engine: createJavaScriptRegexEngine({ forgiving: true }),
      themes: [TOKEN_THEME],
      langs: [(findLanguage('ts') as Language).load, (findLanguage('css') as Language).load],
      warnings: false,
    });
    const plainly = (code: string, lang: string) =>
      core
        .codeToTokensBase(code, { lang, theme: TOKEN_THEME.name! })
        .map((line) => line.flatMap(({ content, color }) => visible(content, kindOfColour(color))));
    const lines = fc.array(
      fc.constantFrom(
        '`a ${',
        '}`',
        '/*',
        '*/',
        'const a = 1;',
        '// x',
        '"',
        "'",
        '(',
        ')',
        '{',
        '}',
        'a { color: red; }',
        '/x/g',
        '',
        '  f(a)',
        '@media print {',
        '\\',
      ),
      { maxLength: 12 },
    );
    await fc.assert(
      fc.asyncProperty(lines, fc.constantFrom('typescript', 'css'), async (list, lang) => {
        const code = list.join('\n');
        expect(kindsOf(await highlight(code, lang))).toEqual(plainly(code, lang));
      }),
      { numRuns: 150 },
    );
  });

  it('keeps every character, whatever it is', async () => {
    await fc.assert(
      fc.asyncProperty(
        fc.string({ unit: 'binary' }),
        fc.constantFrom('ts', 'json', 'html', 'sh', 'text'),
        async (text, name) => {
          const code = text.replace(/[\r\0]/g, '');
          expect(textOf(await highlight(code, name))).toBe(code);
        },
      ),
      { numRuns: 100 },
    );
  });

  it.each([
    ['a long block', 'let a = 1;\n'.repeat(10_000)],
    ['a long line', `let a = "${'x'.repeat(6_000)}"`],
    ['deeply nested lines', '[\n'.repeat(40_000)],
    ['a deeply nested line', `${'['.repeat(4_900)}\n`.repeat(20)],
  ])('in %s stays plain', async (_, code) => {
    expect(await highlight(code, 'ts')).toBe(code);
  });

  it('is the same whichever languages were seen before', async () => {
    const code = '# a\n\n```js\nlet a = 1\n```';
    const first = await createHighlighter().highlight(code, findLanguage('md') as Language);
    await highlight('let a = 1', 'js');
    expect(await highlight(code, 'md')).toBe(first);
  });

  it('costs little where its lines repeat', async () => {
    const code = readFileSync(new URL('../../../../package.json', import.meta.url), 'utf8');
    await highlight(code, 'json');
    const began = process.cpuUsage().user;
    for (let count = 0; count < 200; count++) await highlight(`${code}\n${count}`, 'json');
    expect((process.cpuUsage().user - began) / 1_000).toBeLessThan(2_000);
  });
});

describe('a language', () => {
  it.each([
    ['json', 'json'],
    ['JSON', 'json'],
    ['ts', 'typescript'],
    ['sh', 'shellscript'],
    ['js', 'javascript'],
    ['C++', 'cpp'],
  ])('%s is %s', (name, id) => {
    expect(findLanguage(name)).toMatchObject({ id });
  });

  it.each(['toolbench', 'constructor', '__proto__', 'toString', 'json '])('%j is not known', (name) => {
    expect(findLanguage(name)).toBeUndefined();
  });

  it.each(['', 'text', 'TXT', 'plaintext', 'none'])('%j asks for no colours', (name) => {
    expect(findLanguage(name)).toBe('plain');
  });

  it.each([
    ['language-js{1,3}', 'js'],
    ['language-rust,no_run', 'rust'],
    ['language-c++', 'c++'],
    ['', ''],
  ])('of the class %j is %j', (className, name) => {
    expect(languageOfClass(className)).toBe(name);
  });
});

it('every kind of token has a colour of its own to stand for it', () => {
  const colours = TOKEN_THEME.settings!.map(({ settings }) => kindOfColour(settings.foreground));
  for (const kind of TOKEN_KINDS) expect(colours).toContain(kind);
});
