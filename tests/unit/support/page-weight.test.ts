import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { gzipSync } from 'node:zlib';
import { expect, it } from 'vitest';
import { readBuiltSite } from '../../support/built-site.ts';
import { weighPage } from '../../support/page-weight.ts';

const FILES = new Map([
  [
    'index.html',
    '<link rel="stylesheet" href="/x/a.css"><script type="module" src="/x/js/first.js"></script><img src="/x/i.svg">',
  ],
  ['a.css', 'a { color: red }'],
  [
    'js/first.js',
    "import './shared.js'; const list = ['js/live.js', 'live.css']; () => import('./live.js'); () => import('/x/_pegboard/header.4.js');",
  ],
  ['js/shared.js', 'export const shared = 1;'],
  [
    'js/live.js',
    "import './shared.js'; new Worker(new URL('/x/js/run.worker.js', import.meta.url)); import('/x/_pegboard/tool.js'); import('./line-picture.1.js'); import('./pie-picture.2.js'); import('./load-composer.3.js');",
  ],
  ['js/run.worker.js', "export * from './deep.js';"],
  ['js/deep.js', 'export const deep = 1;'],
  ['live.css', 'b { color: red }'],
  ['_pegboard/tool.js', 'export const tool = 1;'],
  ['js/line-picture.1.js', "import './live.js'; import './axes.js'; export const line = 1;"],
  ['js/pie-picture.2.js', "import './axes.js';"],
  ['js/load-composer.3.js', "import './live.js'; new Worker(new URL('./check-worker.js', import.meta.url));"],
  ['js/check-worker.js', 'export const check = 1;'],
  ['js/axes.js', 'export const axes = 1;'],
  ['_pegboard/header.4.js', "document.head.append('/x/_pegboard/search.5.css');"],
  ['_pegboard/search.5.css', 'dialog { color: red }'],
  ['other.js', 'export const other = 1;'],
]);

it('follows style sheets, scripts, their imports, and what they may fetch later', () => {
  const folder = mkdtempSync(join(tmpdir(), 'pegboard-weight-'));
  try {
    for (const [path, text] of FILES) {
      mkdirSync(dirname(join(folder, path)), { recursive: true });
      writeFileSync(join(folder, path), text);
    }
    const site = readBuiltSite(folder, '/x/');
    const weightOf = (...names: string[]) => names.reduce((sum, name) => sum + gzipSync(FILES.get(name)!).length, 0);
    expect(weighPage(site, site.pages.get('index.html')!)).toEqual({
      page: weightOf('index.html', 'a.css'),
      script: weightOf('js/first.js', 'js/shared.js'),
      live: weightOf('js/live.js', 'js/run.worker.js', 'js/deep.js', 'live.css'),
      picture: weightOf('js/line-picture.1.js', 'js/axes.js'),
      composer: weightOf('js/load-composer.3.js', 'js/check-worker.js'),
      header: weightOf('_pegboard/header.4.js', '_pegboard/search.5.css'),
    });
  } finally {
    rmSync(folder, { recursive: true });
  }
});
