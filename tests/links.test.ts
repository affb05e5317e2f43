import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { buildSite } from './support/build-site.ts';
import { attribute, type BuiltSite, fileOf, ORIGIN, readBuiltSite } from './support/built-site.ts';
import { badHtml } from './support/check-html.ts';
import { badLinks } from './support/check-links.ts';
import { badMarkup } from './support/check-markup.ts';
import { repository } from './support/repository.ts';

const scratch = mkdtempSync(join(tmpdir(), 'pegboard-links-'));
afterAll(() => rmSync(scratch, { recursive: true, force: true }));

const fixtures = {
  tools: join(repository, 'tests/browser/fixture-tools'),
  content: join(repository, 'tests/browser/fixture-content'),
};

/** Every way a site may be published. */
const SITES: [name: string, base: string, build: ((out: string) => Promise<void>) | undefined][] = [
  ['this repository’s site', '/', undefined],
  ['this repository’s site below /x', '/x/', (out) => buildSite({ out, base: '/x', site: ORIGIN })],
  ['the fixture site', '/', (out) => buildSite({ ...fixtures, out, site: ORIGIN })],
  ['the fixture site below /x/y', '/x/y/', (out) => buildSite({ ...fixtures, out, base: '/x/y/' })],
];

describe.each(SITES)('%s', (name, base, build) => {
  let site: BuiltSite;
  beforeAll(async () => {
    const out = build ? join(scratch, name) : join(repository, 'dist');
    await build?.(out);
    site = readBuiltSite(out, base);
  });

  it('has links that lead somewhere, with schemes that are allowed', () => {
    expect(site.pages.size).toBeGreaterThan(5);
    expect(badLinks(site)).toEqual([]);
  });

  it('has pages that their content policy lets through', () => {
    expect(badMarkup(site)).toEqual([]);
  });

  it('has scripts that make no code of text', () => {
    const scripts = [...site.files].filter((file) => file.endsWith('.js'));
    expect(scripts.length).toBeGreaterThan(0);
    const makers = scripts.filter((file) =>
      /\beval\s*\(|\bnew Function\b|\bFunction\s*\(|\brequire\(['"]/.test(
        readFileSync(join(site.folder, file), 'utf8'),
      ),
    );
    expect(makers).toEqual([]);
  });

  it('names a picture that is there, wherever a page names one', () => {
    const named = [...site.pages.values()].flatMap(({ elements }) =>
      elements.filter((element) => attribute(element, 'property') === 'og:image'),
    );
    // A picture has a whole address, which only some of these sites know.
    expect(named.length > 5).toBe(name !== SITES[0]![0] && name !== SITES[3]![0]);
    const files = named.map((element) => fileOf(site, new URL(attribute(element, 'content') ?? '')));
    expect(files.filter((file) => !file?.endsWith('.png'))).toEqual([]);
  });

  it('is whole on a host that leaves out folders whose names begin with an underscore', () => {
    expect(site.files).toContain('.nojekyll');
  });
});

it('every page of both sites is right as the Nu HTML checker reads it, which knows a page that is not', async () => {
  const page = '<!doctype html>\n<html lang="en"><title>Wrong</title><p id="a"></p><p id="a"></p></html>\n';
  writeFileSync(join(scratch, 'wrong.html'), page);
  const fixture = join(scratch, 'the fixture site');
  expect(await badHtml([join(scratch, 'wrong.html'), join(repository, 'dist'), fixture], scratch)).toEqual([
    expect.stringMatching(/^wrong\.html:2:\d+ Duplicate ID “a”/),
    expect.stringMatching(/^wrong\.html:2:\d+ The first occurrence of ID “a” was here/),
  ]);
});
