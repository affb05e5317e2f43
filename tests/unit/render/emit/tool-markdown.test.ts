import { toString as textOf } from 'hast-util-to-string';
import { markdownToHast } from 'satteri';
import { describe, expect, it } from 'vitest';
import { functionCall } from '../../../../src/model/call.ts';
import { toolMarkdown } from '../../../../src/render/emit/tool-markdown.ts';
import { visitElements } from '../../../../src/render/markdown/visit-elements.ts';
import type { Site } from '../../../../src/render/site.ts';
import { makePage } from '../../../support/make-tool.ts';

const site: Pick<Site, 'base' | 'origin' | 'servers' | 'toolPages'> = {
  base: '/docs/',
  origin: undefined,
  servers: new Map(),
  toolPages: new Map(),
};

/** What a reader of the Markdown sees: the text of every element of some kind. */
function textsOf(markdown: string, tagName: string): string[] {
  const found: string[] = [];
  visitElements(markdownToHast(markdown) as Parameters<typeof visitElements>[0], (element) => {
    if (element.tagName === tagName) found.push(textOf(element).trim());
  });
  return found;
}

it('says all that the page of a tool says', () => {
  const page = makePage(
    {
      id: 'a',
      description: 'Counts numbers by size. And more.\n\nA second paragraph.',
      statusNote: 'For now.',
      samples: [{ label: 'One', input: { bins: 3 } }],
      calls: [functionCall('a')],
      declarations: [{ name: 'effects', value: 'fs.read', meaning: 'It reads files.', from: 'assumed' }],
      modelView: { name: 'a', description: 'For models.', inputSchema: {} },
      outputSchema: { type: 'object', properties: { sum: { type: 'number', description: 'All together.' } } },
      rest: { kept: true },
      losses: [{ field: 'tags', says: 'There are none.' }],
    },
    {
      help: { html: '<h3 id="help-x">Why</h3><p>See <a href="#help-x">there</a>.</p>', headings: [] },
      cases: [{ name: 'one bin', passed: true }],
      tags: [{ name: 'Text', slug: 'text', count: 1 }],
      links: [{ label: 'RFC', href: 'https://example.com/' }],
      related: [{ label: 'B', href: '/docs/tools/b/' }],
      emitted: [
        { title: 'MCP', file: 'mcp.json', path: '/tools/a/mcp.json', losses: [{ field: 'icon', says: 'No.' }] },
      ],
      commit: 'abc1234',
    },
  );
  expect(toolMarkdown(page, site)).toMatchSnapshot();
});

it('says of a retired tool that it no longer runs, and leads to no frame of it', () => {
  const text = toolMarkdown(makePage({ id: 'a', status: 'retired' }), site);
  expect(text).toContain('Runs: no longer');
  expect(text).toContain('It answered with');
  expect(text).not.toContain('/embed/');
});

describe('text from outside', () => {
  const hostile = [
    '[x](javascript:alert(1))',
    '<img src=x onerror=alert(1)>',
    'a | b',
    'back`tick',
    '# no heading',
    'line\n\n# break',
    '**bold** _it_',
    '![i](u)',
    '- item',
    '&lt; &#35;',
    '| --- |',
    '```js',
    '$x$ ~~s~~ www.a.test a@b.test',
    '\\',
    '__proto__',
  ];

  it.each(hostile)('means itself in Markdown: %j', (text) => {
    const seen = text.replaceAll(/\s+/g, ' ');
    const page = makePage(
      {
        id: 'a',
        name: text,
        blurb: text,
        inputs: [{ id: 'x', type: 'text', label: text, description: text, default: text }],
        samples: [{ label: text, input: { x: text } }],
        declarations: [{ name: text, value: text, meaning: text, from: 'said' }],
        losses: [{ field: 'tags', says: text }],
      },
      { cases: [{ name: text, passed: true }], links: [{ label: text, href: '/docs/' }] },
    );
    const markdown = toolMarkdown(page, site);
    const titles = ['Inputs', 'Results', 'Samples', 'What it declares', 'Proof', 'Links'];
    expect(textsOf(markdown, 'h1')).toEqual([seen]);
    expect(textsOf(markdown, 'h2')).toEqual(titles);
    expect(textsOf(markdown, 'h3')).toEqual(['What Pegboard leaves open']);
    expect(textsOf(markdown, 'td')).toEqual([seen, 'x', 'text', seen, seen]);
    expect(textsOf(markdown, 'p')).toContain(seen);
    expect(textsOf(markdown, 'li')).toEqual(
      expect.arrayContaining([`passed: ${seen}`, seen, `${seen} ${seen}: ${seen}`]),
    );
    expect(textsOf(markdown, 'img')).toEqual([]);
  });
});
