import { expect, it } from 'vitest';
import { siteFiles } from '../../../src/build/site-files.ts';

const textOf = async (serves: boolean, name: RegExp) => {
  const { files } = await siteFiles({ offline: false, serves, base: '/docs/' });
  return String(files.find(([path]) => name.test(path))?.[1]);
};

it('the script of the header knows whether there is an index to search', async () => {
  const says = 'Search needs a built site';
  expect(await textOf(true, /\/header\./)).toContain(says);
  expect(await textOf(false, /\/header\./)).not.toContain(says);
});

it('scripts name each other by what is in them', async () => {
  const { files, paths } = await siteFiles({ offline: true, serves: false, base: '/docs/' });
  const text = new Map(files.map(([path, source]) => [path, String(source)]));
  expect(text.get(paths.theme)).toContain(`import(\`./${paths.header.replace('_pegboard/', '')}\`)`);
  expect(text.get(paths.theme)).toContain('/docs/service-worker.js');
  expect(text.get(paths.header)).toContain(`./${paths.search.replace('_pegboard/', '')}`);
});
