import { describe, expect, it } from 'vitest';
import { type SearchPage, searchPage } from '../../../../src/build/search/search-page.ts';

const page: SearchPage = {
  html: '<html><body><header>Menu</header><main id="pb-main"><h1>Histogram</h1></main><footer>End</footer></body></html>',
  lang: 'en',
  title: 'Histogram',
  kind: 'Tool',
  keywords: [],
  facets: new Map(),
  unseen: new Map(),
};
const withMain = (main: string) => ({ ...page, html: `<body><main id="pb-main" tabindex="-1">${main}</main></body>` });

describe('what is searched of a page', () => {
  it('is what stands in its main part', () => {
    expect(searchPage(page)).toBe(
      '<!doctype html><html lang="en"><body><div data-pagefind-ignore><span data-pagefind-meta="title">Histogram</span><span data-pagefind-meta="kind">Tool</span></div><h1>Histogram</h1></body></html>',
    );
  });

  it('is all of a page of one’s own that has none', () => {
    expect(searchPage({ ...page, html: '<body class="x"><h1>Mine</h1></body>' })).toContain('<h1>Mine</h1></body>');
  });

  it('holds no forms, pictures or lists of places', () => {
    const main = '<svg><text>ticks</text></svg><form><label>Bins</label></form><nav>On this page</nav><p>Counts.</p>';
    expect(searchPage(withMain(main))).toMatch(/<\/div><p>Counts\.<\/p><\/body>/);
  });

  it('has its words and facets beside it, as text', () => {
    const facets = new Map([['Tag', ['a, b', '<i>:c']]]);
    const given = searchPage({ ...page, keywords: ['bins', 'bars'], facets });
    expect(given).toContain('<span data-pagefind-meta="keywords">bins bars</span>');
    expect(given).toContain(
      '<span data-pagefind-filter="Tag">a, b</span><span data-pagefind-filter="Tag">&lt;i>:c</span>',
    );
  });

  it('has what is not shown below the heading of its section', () => {
    const main =
      '<section id="samples" aria-labelledby="pb-samples">\n<h2 id="pb-samples">Samples</h2><p>One</p></section>';
    const given = searchPage({ ...withMain(main), unseen: new Map([['samples', ['$& <b>']]]) });
    expect(given).toContain('>Samples</h2><p data-pagefind-weight="0.5">$&amp; &lt;b></p><p>One</p>');
  });

  it('is led to by the id of a section, not by that of its heading', () => {
    const main = '<section id="help" aria-labelledby="pb-help"><h2 id="pb-help">Help</h2></section>';
    expect(searchPage(withMain(main))).toContain('<h2 id="help">Help</h2>');
  });

  it('keeps the cells of a table apart', () => {
    expect(searchPage(withMain('<table><tr><th>Input</th><td>text</td></tr></table>'))).toContain(
      '<th>Input</th> <td>text</td> ',
    );
  });
});
