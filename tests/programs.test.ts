import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { Validator } from '@seriousme/openapi-schema-validator';
import { Ajv2020 } from 'ajv/dist/2020.js';
import addFormats from 'ajv-formats';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import schema from '../src/render/emit/catalog.schema.json' with { type: 'json' };
import { buildSite } from './support/build-site.ts';
import { attribute, type BuiltPage, type BuiltSite, ORIGIN, readBuiltSite } from './support/built-site.ts';
import { badProgramLinks } from './support/program-links.ts';
import { repository } from './support/repository.ts';

const scratch = mkdtempSync(join(tmpdir(), 'pegboard-programs-'));
afterAll(() => rmSync(scratch, { recursive: true, force: true }));

const fixtures = {
  tools: join(repository, 'tests/browser/fixture-tools'),
  content: join(repository, 'tests/browser/fixture-content'),
};

/** A site that does not know its address, and one with hostile tools that does, below a base. */
const SITES: [name: string, base: string, build: ((out: string) => Promise<void>) | undefined][] = [
  ['this repository’s site', '/', undefined],
  ['the fixture site below /x/y', '/x/y/', (out) => buildSite({ ...fixtures, out, base: '/x/y', site: ORIGIN })],
];

describe.each(SITES)('%s', (name, base, build) => {
  const isWhole = build !== undefined;
  let site: BuiltSite;
  let pages: BuiltPage[];
  const read = (file: string) => readFileSync(join(site.folder, file), 'utf8');
  const filesLike = (pattern: RegExp) => [...site.files].filter((file) => pattern.test(file));

  beforeAll(async () => {
    const out = build ? join(scratch, name) : join(repository, 'dist');
    await build?.(out);
    site = readBuiltSite(out, base);
    pages = [...site.pages.values()].filter(
      ({ path, text }) => !path.startsWith('embed/') && path !== '404.html' && !text.includes('http-equiv="refresh"'),
    );
  });

  it('has its Markdown beside every page, which says so, and beside nothing else', () => {
    expect(pages.length).toBeGreaterThan(15);
    expect(filesLike(/\.md$/)).toEqual(pages.map(({ path }) => `${path}index.md`).sort());
    const linked = [...site.pages.values()].filter(({ elements }) =>
      elements.some((link) => attribute(link, 'type') === 'text/markdown' && attribute(link, 'href') === 'index.md'),
    );
    expect(linked).toEqual(pages);
  });

  it('has Markdown that begins as its page does', () => {
    for (const { path } of pages) expect(read(`${path}index.md`), path).toMatch(/^# \S/);
  });

  it('has files for programs whose addresses lead somewhere', () => {
    expect(badProgramLinks(site)).toEqual([]);
  });

  it('has a catalogue as its schema says', () => {
    const validate = addFormats.default(new Ajv2020()).compile(schema);
    const files = filesLike(/^catalog(-\d+)?\.json$/);
    expect(files).toEqual(['catalog.json']);
    validate(JSON.parse(read('catalog.json')));
    expect(validate.errors).toBe(null);
    expect(JSON.parse(read('schemas/catalog.schema.json'))).toEqual(schema);
  });

  it('has an OpenAPI document that is valid', async () => {
    const { valid, errors } = await new Validator().validate(JSON.parse(read('openapi.json')));
    expect([valid, errors]).toEqual([true, undefined]);
  });

  it('tells search engines of every tool, in data that they can read', () => {
    const tools: { page: string; name: string; version?: string; runs: boolean }[] = JSON.parse(
      read('catalog.json'),
    ).tools;
    for (const { page, name, version, runs } of tools) {
      const { elements, file } = site.pages.get(`${new URL(page, ORIGIN).pathname.slice(base.length)}index.html`)!;
      const data = elements.filter((element) => attribute(element, 'type') === 'application/ld+json');
      expect(data, file).toHaveLength(1);
      const [text] = data[0]!.childNodes;
      const said = JSON.parse((text as { value: string }).value);
      expect(said, file).toMatchObject({
        '@context': 'https://schema.org',
        '@type': 'SoftwareApplication',
        name,
        description: expect.any(String),
        applicationCategory: expect.any(String),
        operatingSystem: expect.any(String),
        ...(version === undefined ? {} : { softwareVersion: version }),
        ...(isWhole ? { url: page } : {}),
        ...(runs ? { offers: { '@type': 'Offer', price: 0, priceCurrency: 'USD' } } : {}),
      });
      expect(Object.hasOwn(said, 'offers')).toBe(runs);
      expect(Object.hasOwn(said, 'url')).toBe(isWhole);
    }
  });

  it('has a site map of pages alone, where it knows its address, and says where it is', () => {
    const maps = filesLike(/^sitemap-\d+\.xml$/);
    expect(maps.length).toBe(isWhole ? 1 : 0);
    const listed = maps.flatMap((file) => [...read(file).matchAll(/<loc>([^<]+)<\/loc>/g)].map(([, url]) => url));
    const addresses = pages.map(({ path }) => new URL(base + path, ORIGIN).href);
    expect(listed.sort()).toEqual(isWhole ? addresses.sort() : []);
    expect(read('robots.txt').includes(`Sitemap: ${ORIGIN}${base}sitemap-index.xml`)).toBe(isWhole);
  });
});
