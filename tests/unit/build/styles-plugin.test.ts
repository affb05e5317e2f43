import { join } from 'node:path';
import { expect, it } from 'vitest';
import { stylesPlugin } from '../../../src/build/styles-plugin.ts';
import { makeTree } from '../../support/make-tree.ts';

it('imports paths from the root and names of packages, in their order', () => {
  const root = makeTree({ 'src/site.css': '' });
  const { load } = stylesPlugin(['some-font/index.css', './src/site.css'], root) as { load(id: string): string };
  expect(load('\0virtual:pegboard/styles').split('\n')).toEqual([
    'import "some-font/index.css";',
    `import ${JSON.stringify(join(root, 'src/site.css'))};`,
  ]);
});

it('names every file that is not there', () => {
  const root = makeTree({ 'site.css': '' });
  expect(() => stylesPlugin(['./site.css', './one.css', '../two.css'], root)).toThrow(
    "pegboard.styles: there is no file ./one.css, ../two.css in the site's root",
  );
});
