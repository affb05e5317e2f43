import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { renderDocument, renderHelp } from '../render-help.ts';

/** Depth, id and text of each heading. */
async function headingsOf(text: string) {
  return (await renderHelp(text)).headings.map(({ depth, id, text: words }) => `${depth} ${id} ${words}`);
}

describe('headings of help', () => {
  it('never share an id', async () => {
    expect(await headingsOf('## Run\n\n## Run\n\n## Run 1\n\n## Run')).toEqual([
      '3 help-run Run',
      '3 help-run-1 Run',
      '3 help-run-1-1 Run 1',
      '3 help-run-2 Run',
    ]);
  });

  it('have ids beside those of HTML and of footnotes', async () => {
    const { ids } = await renderHelp('<p id="run">x</p>\n\n## Run\n\n## fn 1\n\nA[^1]\n\n[^1]: b');
    expect(ids).toEqual([...new Set(ids)]);
    expect(ids).toContain('help-run-1');
  });

  it.each([
    ['constructor', 'help-constructor'],
    ['`__proto__`', 'help-__proto__'],
    ['😀', 'help-section'],
    ['C++ & C#', 'help-c--c'],
    ['Größe', 'help-größe'],
    ['cafe\u0301', 'help-café'],
    ['`run(a)` <b>x</b>', 'help-runa-x'],
  ])('of %j have the id %s', async (text, id) => {
    expect((await renderHelp(`## ${text}`)).headings[0]?.id).toBe(id);
  });

  it('leave out a first heading that is the name of the tool, and no other', async () => {
    expect(await headingsOf('# Tool X\n\n## Run')).toEqual(['3 help-run Run']);
    expect(await headingsOf('# tool  x\n\n## Run')).toEqual(['3 help-run Run']);
    expect(await headingsOf('# About\n\n## Run')).toEqual(['3 help-about About', '4 help-run Run']);
    expect(await headingsOf('Text\n\n# Tool X')).toEqual(['3 help-tool-x Tool X']);
  });

  it('lets a link to a heading that was left out lead to the help', async () => {
    const { html, links } = await renderHelp('# Tool X\n\n[up](#tool-x)');
    expect(html).toContain('<a href="#help">up</a>');
    expect(links).toMatchObject([{ href: '/tools/x/#help' }]);
  });

  it('skip no level, however they are numbered', async () => {
    const depths = async (text: string) => (await renderHelp(text)).headings.map(({ depth }) => depth);
    expect(await depths('### A\n\n##### B\n\n###### C\n\n## D\n\n### E')).toEqual([3, 4, 5, 3, 4]);
    expect(await depths('# A\n\n## B\n\n### C\n\n#### D\n\n##### E\n\n###### F')).toEqual([3, 4, 5, 6, 6, 6]);
    expect(await depths('<h1>A</h1>\n\n<h4>B</h4>')).toEqual([3, 4]);
  });

  it('have a link to themselves beside them, outside of their name', async () => {
    const { html } = await renderHelp('## Run & go');
    expect(html).toBe(
      '<div class="pb-heading" dir="auto"><h3 id="help-run--go">Run &#x26; go</h3>' +
        '<a class="pb-anchor" href="#help-run--go" aria-label="Link to Run &#x26; go">#</a></div>',
    );
  });

  it('have unique ids and levels from 3 to 6 whatever they say', async () => {
    const heading = fc.tuple(
      fc.integer({ min: 1, max: 6 }),
      fc.constantFrom('run', 'Run 1', 'run-1-1', '', '!', 'pb-x', 'run 2'),
    );
    await fc.assert(
      fc.asyncProperty(fc.array(heading, { maxLength: 12 }), async (list) => {
        const text = list.map(([depth, words]) => `${'#'.repeat(depth)} ${words}`).join('\n\n');
        const { headings, ids } = await renderHelp(text);
        expect(new Set(ids).size).toBe(headings.length);
        let last = 2;
        for (const { depth } of headings) {
          expect(depth).toBeGreaterThan(2);
          expect(depth).toBeLessThan(7);
          expect(depth).toBeLessThanOrEqual(last + 1);
          last = depth;
        }
      }),
      { numRuns: 60 },
    );
  });
});

it('headings of a document begin below its title', async () => {
  const { headings } = await renderDocument('# Title\n\n# Part\n\n## Run');
  expect(headings.map(({ depth, id }) => [depth, id])).toEqual([
    [2, 'part'],
    [3, 'run'],
  ]);
});
