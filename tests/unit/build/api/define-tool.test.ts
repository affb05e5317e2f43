import { fromHtml } from 'hast-util-from-html';
import { toString as textOf } from 'hast-util-to-string';
import { beforeAll, describe, expect, it } from 'vitest';
import type { ReadApi } from '../../../../src/build/api/read-api.ts';
import { visitElements } from '../../../../src/render/markdown/visit-elements.ts';
import { apiOptions, documentsOf, fixture, render } from './convert-fixture.ts';

/** The page that readers of agentfootprint know, member by member: its heading and its code. */
const PROPERTIES = [
  ['argumentsFrom?', 'readonly optional argumentsFrom?: readonly string[]'],
  ['capabilities?', 'readonly optional capabilities?: readonly ToolCapability[]'],
  ['checkIn?', 'readonly optional checkIn?: CheckInDemand<TArgs>'],
  ['checkInComponent?', 'readonly optional checkInComponent?: AskComponent'],
  ['composedOf?', 'readonly optional composedOf?: readonly string[]'],
  ['description', 'readonly description: string'],
  ['gates?', 'readonly optional gates?: boolean'],
  ['inputSchema?', 'readonly optional inputSchema?: Readonly<Record<string, unknown>>'],
  ['name', 'readonly name: string'],
  ['needs?', 'readonly optional needs?: CredentialNeed'],
  ['owner?', 'readonly optional owner?: ToolOwner'],
  ['repeatedWhen?', 'readonly optional repeatedWhen?: "arguments"'],
  ['resultCeiling?', 'readonly optional resultCeiling?: ToolResultCeiling'],
  ['resultClass?', 'readonly optional resultClass?: ToolResultClass'],
  ['resultColumns?', 'readonly optional resultColumns?: Readonly<Record<string, ColumnType | ColumnDeclaration>>'],
  ['resultKind?', 'readonly optional resultKind?: string'],
  ['wants?', 'readonly optional wants?: Readonly<Record<string, string>>'],
] as const;

const PAGE = '/api/interfaces/define-tool-options/';

let made: ReadApi;
beforeAll(async () => {
  made = await documentsOf(
    fixture('define-tool'),
    apiOptions(['src/core/tools.ts'], { source: 'https://example.com/blob/main/' }),
  );
});

describe('the page of defineTool’s options', () => {
  it('has the title, the sections and the members of the page that readers know, in its order', async () => {
    const { title, headings, problems } = await render(made, PAGE);
    expect(problems).toEqual([]);
    expect(title).toBe('Interface: DefineToolOptions<TArgs, TResult>');
    expect(headings.map(({ depth, text }) => `${'#'.repeat(depth)} ${text}`)).toEqual([
      '## Type Parameters',
      ...['### TArgs', '### TResult'],
      '## Properties',
      ...PROPERTIES.map(([name]) => `### ${name}`),
      '## Methods',
      '### execute()',
    ]);
  });

  it('writes each member with its marks, and says below it where it is defined', async () => {
    const { html } = await render(made, PAGE);
    const blocks: string[] = [];
    visitElements(fromHtml(html, { fragment: true }), (node) => {
      if (['h3', 'pre'].includes(node.tagName)) blocks.push(textOf(node));
      if (node.tagName === 'p' && textOf(node).startsWith('Defined in')) blocks.push('Defined in');
    });
    expect(blocks).toEqual([
      'Defined in',
      ...['TArgs', 'TArgs', 'TResult', 'TResult'],
      ...PROPERTIES.flatMap(([name, code]) => [name, code, 'Defined in']),
      ...['execute()', 'execute(args, ctx): TResult | Promise<TResult>', 'Defined in'],
    ]);
  });

  it('leads from each type to its page, and from “Defined in” to the line', async () => {
    const { html, links } = await render(made, PAGE);
    expect(html).toContain('<a href="/api/type-aliases/tool-capability/">ToolCapability</a>[]');
    expect(html).toContain('Record&#x3C;string, <a href="/api/type-aliases/column-type/">ColumnType</a> |');
    expect(html).toMatch(
      /Defined in: <a href="https:\/\/example.com\/blob\/main\/src\/core\/tools.ts#L93">src\/core\/tools.ts:93<\/a>/,
    );
    expect(links.map(({ href }) => href)).toContain('/api/interfaces/tool/#argumentsFrom');
    const pages = new Map(
      await Promise.all(made.documents.map(async ({ path }) => [path, await render(made, path)] as const)),
    );
    for (const { href } of [...pages.values()].flatMap((page) => page.links)) {
      const [path = '', anchor] = href.split('#');
      expect([...pages.keys()]).toContain(path);
      if (anchor !== undefined) expect(pages.get(path)?.ids).toContain(anchor);
    }
  });

  it('has an anchor for each member that is its name', async () => {
    const { headings } = await render(made, PAGE);
    expect(headings.filter(({ depth }) => depth === 3).map(({ id }) => id)).toEqual([
      ...['type-TArgs', 'type-TResult'],
      ...PROPERTIES.map(([name]) => name.replace('?', '')),
      'execute',
    ]);
  });

  it('has no problem', () => {
    expect(made.problems).toEqual([]);
  });
});
