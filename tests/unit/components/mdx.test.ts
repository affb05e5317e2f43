import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { AstroError } from 'astro/errors';
import { afterEach, describe, expect, it } from 'vitest';
import type { Problem } from '../../../src/model/problem.ts';
import { DOCUMENT_RUNTIME } from '../../../src/render/mdx/write-module.ts';
import { type Site, setCurrentSite } from '../../../src/render/site.ts';
import { makeTree } from '../../support/make-tree.ts';
import { repository } from '../../support/repository.ts';
import { linesOf, renderMdx } from '../render/render-help.ts';

const problems: Problem[] = [];
setCurrentSite({ report: (problem) => problems.push(problem) } as Partial<Site> as Site);
afterEach(() => {
  problems.length = 0;
});

const sourceOf = (file: string) => pathToFileURL(join(repository, 'src/components', file)).href;

/** Draws a document as a page would. */
async function draw(text: string): Promise<string> {
  const { module = '', ...rendered } = await renderMdx(`# A\n\n${text}`);
  expect(linesOf(rendered)).toEqual([]);
  const code = module
    .replaceAll(`"${DOCUMENT_RUNTIME}"`, `"${sourceOf('mdx.ts')}"`)
    .replaceAll('"virtual:pegboard/jsx-runtime"', `"${sourceOf('jsx-runtime.ts')}"`);
  const file = join(makeTree({ 'x/': '' }), 'document.mjs');
  writeFileSync(file, code);
  const { default: component } = await import(file);
  return String(await component({}, {}, {})).trim();
}

describe('a document of MDX', () => {
  it.each([
    ['values', 'export const n = 2\n\n{n + 1} and {n}{"<b>"} {null}', '<p dir="auto">3 and 2&lt;b&gt; </p>'],
    ['lists of elements', '<ul>{["a", "b"].map((x) => <li>{x}</li>)}</ul>', '<ul dir="auto"><li>a</li><li>b</li></ul>'],
    ['what it waits for', 'x {await Promise.resolve(1)} {Promise.resolve(2).then(String)}', '<p dir="auto">x 1 2</p>'],
    ['its front matter', 'x {Object.keys(frontmatter).length}', '<p dir="auto">x 0</p>'],
    [
      'functions of its own as components',
      'export const Box = ({ n, children }) => <i title={n}>{children}</i>\n\n<Box n="1">*in* <Box {...{ n: 2 }}>deep</Box></Box>',
      '<i title="1"><em>in</em> <i title="2">deep</i></i>',
    ],
    ['fragments', '<>a</>\n\n<Fragment>b</Fragment>', 'a\nb'],
    ['elements with expressions', '<p class={`a${1}`}>\n\ntext\n\n</p>', '<p class="a1"><p>text</p></p>'],
    ['comments as nothing', 'x{/* {no} */}', '<p dir="auto">x</p>'],
  ])('draws %s', async (_, text, html) => {
    expect(await draw(text)).toBe(html);
    expect(problems).toEqual([]);
  });

  it.each([
    ['throws', 'x {nothing.at.all}', '3:3 error mdx-drawing: This document cannot be drawn: nothing is not defined'],
    ['rejects', 'x {Promise.reject(new Error("No."))}', '3:3 error mdx-drawing: This document cannot be drawn: No'],
    [
      'throws in a component',
      'export const T = () => { throw new Error("Not now.") }\n\n<T />',
      '5:1 error mdx-drawing: This document cannot be drawn: Not now',
    ],
    [
      'throws in an attribute',
      '<b title={nothing}>x</b>',
      '3:1 error mdx-drawing: This document cannot be drawn: nothing is not defined',
    ],
  ])('that %s is told of', async (_, text, line) => {
    expect(await draw(text)).toBe('');
    expect(linesOf({ problems })).toEqual([`${line}. Correct the expression or the component`]);
  });

  it('tells what an error of Astro’s says to do', async () => {
    Object.assign(globalThis, {
      fail: () => {
        throw new AstroError('There is no tool', 'Name one.');
      },
    });
    await draw('{fail()}');
    expect(linesOf({ problems })).toEqual([
      '3:1 error mdx-drawing: This document cannot be drawn: There is no tool. Name one',
    ]);
  });

  it.each(['{null}', '{[]}', '<p>{""}</p>'])('that comes to nothing is told of: %s', async (text) => {
    await draw(text);
    expect(linesOf({ problems })).toEqual([
      '1:1 error document-empty: This document is drawn, and shows nothing. Write something into it',
    ]);
  });

  it('may be a picture alone', async () => {
    await draw('<svg viewBox="0 0 1 1">{null}</svg>');
    expect(problems).toEqual([]);
  });
});
