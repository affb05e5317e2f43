import { describe, expect, it } from 'vitest';
import { linesOf, renderDocument } from '../render-help.ts';

describe('front matter', () => {
  it.each([
    '---\ntitle: A: b\n---\nText',
    '---\ntitle: "A\n---\nText',
    '---\ntitle: A\n',
    '---\ntitel: A\n---\n# T',
    '---\ntitle: A\nconstructor: 1\n__proto__: 2\n---\n',
    '---\ntitle: 12\ndescription: [a]\norder: first\n---\n# T',
    '---\ntitle: ""\n---\n# T',
    '---\n- a\n---\n# T',
    '---\ntitle: A\ntitle: B\n---\n',
    '---\r\ntitle: A\r\norder: x\r\n---\r\n# T',
    '---\na: &a [x]\nb: [*a,*a,*a,*a,*a,*a,*a,*a,*a,*a,*a,*a]\n---\n# T',
    '---\n\ttitle: A\n---\n# T',
    '---\ntitle: [A\n---\n# T',
    '---\n%\n---\n# T',
    '---\ntitle: !!js/function x\n---\n# T',
  ])('%j is a problem where it stands', async (text) => {
    expect(linesOf(await renderDocument(text))).toMatchSnapshot();
  });

  it.each(['---\n---\n# T', '---\n\n---\n# T', '---\n# only a comment\n---\n# T', '# T\n\n---\ntitle: A\n---'])(
    'may be empty or absent: %j',
    async (text) => {
      const { title, problems } = await renderDocument(text);
      expect(title).toBe('T');
      expect(problems).toEqual([]);
    },
  );

  it('is read up to a length', async () => {
    expect(linesOf(await renderDocument(`---\ndescription: ${'a'.repeat(10_000)}\n---\n# T`))).toEqual([
      '1:1 error front-matter: The front matter has 10013 characters, and 10000 are read. Move the text below it',
    ]);
  });

  it('reads words as YAML 1.2 does', async () => {
    expect((await renderDocument('---\ntitle: no\norder: 0x10\n---\n')).title).toBe('no');
  });
});
