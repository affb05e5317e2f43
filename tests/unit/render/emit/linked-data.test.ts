import type { SoftwareApplication, TechArticle, WithContext } from 'schema-dts';
import { expect, it } from 'vitest';
import { scriptJson, softwareApplication, techArticle } from '../../../../src/render/emit/linked-data.ts';
import { makePage } from '../../../support/make-tool.ts';

const site = { base: '/docs/', origin: 'https://site.test', lang: 'de' };
const nowhere = { ...site, origin: undefined };
const document = { path: '/guide/', title: 'Guide', description: 'A text.', prose: { html: '', headings: [] } };

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
    inLanguage: 'de',
  };
  expect(techArticle(document, site)).toEqual(expected);
  expect(Object.keys(techArticle({ ...document, description: '' }, nowhere))).toEqual(
    '@context @type headline inLanguage'.split(' '),
  );
});

it('stands in a script whatever is in it', () => {
  const data = { name: '</script><!-- <script>\u2028"\\' };
  expect(scriptJson(data)).not.toContain('<');
  expect(JSON.parse(scriptJson(data))).toEqual(data);
});
