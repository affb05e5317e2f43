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
    '---\nsidebar: first\n---\n# T',
    '---\ntitle: "  "\ndescription: " "\nsidebar: { label: "\\t" }\n---\n# T',
    '---\norder: .nan\nsidebar: { order: -.inf }\n---\n# T',
    '---\nsidebar:\n  lable: A\n  order: two\n  hidden: 1\n---\n# T',
    '---\nsidebar: { badge: { text: New, tone: great } }\n---\n# T',
    '---\nsidebar: { badge: { txt: New } }\n---\n# T',
    '---\nsidebar: { badge: 12 }\n---\n# T',
    '---\ndraft: "yes"\n---\n# T',
    '---\nprev: true\nnext: { label: A, lnik: /a/ }\n---\n# T',
    '---\nnext: { label: A }\n---\n# T',
    '---\nprev: https://example.com/\nnext: ./nowhere.md\n---\n# T',
    '---\nprev: "#here"\nnext: javascript:alert(1)\n---\n# T',
    '---\ntoc: true\n---\n# T',
    '---\ntoc: { from: 1, to: 2.5 }\n---\n# T',
    '---\ntoc: { form: 2 }\n---\n# T',
    '---\neditUrl: ftp://example.com/\nlastUpdated: 2026-02-30\n---\n# T',
    '---\ntableOfContents: false\nlastUpdate: 2026-02-03\n---\n# T',
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

  it('says what stands beside a page and where it leads on', async () => {
    const lines = [
      'sidebar: { label: A, order: 1.5, hidden: true, badge: { text: New, tone: good } }',
      'draft: true',
      'prev: { label: Elsewhere, link: https://example.com/a }',
      'next: start.md#run',
      'toc: { from: 2, to: 4 }',
      'editUrl: https://example.com/edit',
      'lastUpdated: 2026-02-28',
    ];
    const { frontMatter, steps, links, problems } = await renderDocument(`---\n${lines.join('\n')}\n---\n# T`);
    expect(problems).toEqual([]);
    expect(frontMatter).toMatchObject({ draft: true, toc: { from: 2, to: 4 }, lastUpdated: '2026-02-28' });
    expect(frontMatter.sidebar).toEqual({ label: 'A', order: 1.5, hidden: true, badge: { text: 'New', tone: 'good' } });
    expect(steps).toEqual({
      prev: { label: 'Elsewhere', href: 'https://example.com/a', path: undefined },
      next: { label: undefined, href: '/docs/guide/start/#run', path: '/guide/start/' },
    });
    expect(links).toMatchObject([{ href: '/guide/start/#run', written: 'start.md#run', line: 5, column: 7 }]);
  });

  it('may say that there is none', async () => {
    const text = '---\nprev: false\nnext: false\ntoc: false\neditUrl: false\nlastUpdated: false\n---\n# T';
    const { steps, problems } = await renderDocument(text);
    expect(problems).toEqual([]);
    expect(steps).toEqual({ prev: false, next: false });
  });
});
