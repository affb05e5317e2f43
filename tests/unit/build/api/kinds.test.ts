import { readFileSync } from 'node:fs';
import { beforeAll, describe, expect, it } from 'vitest';
import type { ReadApi } from '../../../../src/build/api/read-api.ts';
import { apiOptions, documentsOf, fixture, render } from './convert-fixture.ts';

const root = fixture('kinds');
const api = apiOptions(['src/index.ts']);
let made: ReadApi;
beforeAll(async () => {
  made = await documentsOf(root, api);
}, 60_000);

describe('pages of each kind of declaration', () => {
  it('are these', async () => {
    const all = made.documents.map(({ path, text }) => `<!-- ${path} -->\n${text}`).join('\n');
    await expect(all).toMatchFileSnapshot('kinds/expected.md');
  });

  it('are Markdown without a problem, with unique anchors', async () => {
    expect(made.problems).toEqual([]);
    for (const { path } of made.documents) {
      const { problems, ids } = await render(made, path);
      expect(problems, path).toEqual([]);
      expect(new Set(ids).size).toBe(ids.length);
    }
  });

  it('know the line of the source that each of theirs was made of', () => {
    const page = made.documents.find(({ path }) => path === '/api/interfaces/drawable/');
    const line = page?.text.split('\n').findIndex((text) => text.startsWith('How wide its lines are')) ?? -1;
    const place = page?.origin?.placeOf(line + 1);
    expect(place?.file).toBe('src/shapes.ts');
    expect(readFileSync(`${root}/src/shapes.ts`, 'utf8').split('\n')[(place?.line ?? 0) - 1]).toBe('  width?: number;');
  });

  it('are the same, however often they are made', async () => {
    expect((await documentsOf(root, api)).documents.map(({ text }) => text)).toEqual(
      made.documents.map(({ text }) => text),
    );
  }, 60_000);
});
