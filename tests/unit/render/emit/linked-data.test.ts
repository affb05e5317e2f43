import type { BreadcrumbList, SoftwareApplication, TechArticle, WithContext } from 'schema-dts';
import { expect, it } from 'vitest';
import { scriptJson, softwareApplication, techArticle } from '../../../../src/render/emit/linked-data.ts';
import { makePage } from '../../../support/make-tool.ts';

const site = { base: '/docs/', origin: 'https://site.test', lang: 'de' };
const nowhere = { ...site, origin: undefined };
const document = { path: '/guide/', title: 'Guide', description: 'A text.', lastUpdated: '2026-03-01', crumbs: [] };

it('says of a tool what schema.org asks of an application', () => {
  const expected: WithContext<SoftwareApplication> = {
    '@context': 'https://schema.org',
    '@type': 'SoftwareApplication',
    name: 'Histogram',
    description: 'Counts numbers by size.',
    url: 'https://site.test/docs/tools/a/',
    applicationCategory: 'UtilitiesApplication',
    operatingSystem: 'Any',
    softwareVersion: '1.0.0',
    offers: { '@type': 'Offer', price: 0, priceCurrency: 'USD' },
  };
  expect(softwareApplication(makePage({ id: 'a' }), site)).toEqual(expected);
});

it('says no price of what others run, no version where there is none, no address where it is not known', () => {
  const page = makePage({ id: 'a', runs: false });
  delete page.tool.version;
  expect(Object.keys(softwareApplication(page, nowhere))).toEqual(
    '@context @type name description applicationCategory operatingSystem'.split(' '),
  );
});

it('says of a document what it is', () => {
  const expected: WithContext<TechArticle> = {
    '@context': 'https://schema.org',
    '@type': 'TechArticle',
    headline: 'Guide',
    description: 'A text.',
    url: 'https://site.test/docs/guide/',
    dateModified: '2026-03-01',
    inLanguage: 'de',
  };
  expect(techArticle(document, site)).toEqual(expected);
  const bare = { ...document, description: '', lastUpdated: undefined, crumbs: [{ label: 'Above', href: '/docs/x/' }] };
  expect(Object.keys(techArticle(bare, nowhere))).toEqual('@context @type headline inLanguage'.split(' '));
});

it('says of a document what it stands below', () => {
  const crumbs = [{ label: 'Above', href: '/docs/above/' }, { label: 'A group' }];
  const expected: WithContext<BreadcrumbList> = {
    '@context': 'https://schema.org',
    '@type': 'BreadcrumbList',
    itemListElement: [
      { '@type': 'ListItem', position: 1, name: 'Above', item: 'https://site.test/docs/above/' },
      { '@type': 'ListItem', position: 2, name: 'A group' },
      { '@type': 'ListItem', position: 3, name: 'Guide', item: 'https://site.test/docs/guide/' },
    ],
  };
  expect(techArticle({ ...document, crumbs }, site)).toEqual([expect.anything(), expected]);
});

it('stands in a script whatever is in it', () => {
  const data = { name: '</script><!-- <script>\u2028"\\' };
  expect(scriptJson(data)).not.toContain('<');
  expect(JSON.parse(scriptJson(data))).toEqual(data);
});
