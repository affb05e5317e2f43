import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, expect, it } from 'vitest';
import { buildSite } from './support/build-site.ts';
import { readBuiltSite } from './support/built-site.ts';
import { makeTree, toolFiles } from './support/make-tree.ts';
import { weighPage } from './support/page-weight.ts';

const scratch = mkdtempSync(join(tmpdir(), 'pegboard-sizes-'));
afterAll(() => rmSync(scratch, { recursive: true, force: true }));

/** What each kind of page weighs in a catalogue of so many tools. */
async function weights(count: number) {
  const ids = Array.from({ length: count }, (_, index) => `tool-${String(index).padStart(5, '0')}`);
  const tags = (index: number) => ['every', `one-${index % 10}`];
  const listed = Array.from({ length: count + 200 }, (_, index) => ({
    name: `tool-${String(index).padStart(5, '0')}`,
    inputSchema: { type: 'object' },
  }));
  const tree = makeTree(
    Object.assign(
      { 'tools/server/mcp.json': JSON.stringify(listed) },
      ...ids.map((id, index) => toolFiles(id, { card: 'live', tags: tags(index) })),
    ),
  );
  const out = join(scratch, String(count));
  await buildSite({ out, tools: join(tree, 'tools'), content: join(tree, 'none') });
  const site = readBuiltSite(out);
  const kinds = ['', 'tools/', 'tags/', 'tags/every/', 'tools/tool-00001/', 'embed/tool-00001/', '404.html'].concat([
    'tools/server/',
    'tools/server/tool-00001/',
    'embed/server/tool-00001/',
  ]);
  return kinds.map((path) => {
    const page = [...site.pages.values()].find((candidate) => candidate.path === path || candidate.file === path);
    if (!page) throw new Error(`There is no page ${path}`);
    return { path, ...weighPage(site, page) };
  });
}

it('nothing that a page loads grows with the number of tools', async () => {
  const [few, many] = [await weights(130), await weights(1_300)];
  for (const [index, { path, ...large }] of many.entries()) {
    const { path: _, ...small } = few[index]!;
    for (const part of Object.keys(large) as (keyof typeof large)[]) {
      // Counts and page numbers have a digit more.
      expect(large[part] - small[part], `${part} of /${path}`).toBeLessThanOrEqual(24);
    }
  }
});
