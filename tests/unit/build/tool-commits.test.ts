import { execFileSync } from 'node:child_process';
import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, it } from 'vitest';
import { toolCommits } from '../../../src/build/tool-commits.ts';
import { makeTree } from '../../support/make-tree.ts';

it('each tool has the commit that last changed it, unless it is changed since', async () => {
  const root = makeTree({ 'site/tools/a/x': '1', 'site/tools/b/x': '1', 'site/tools/c/x': '1' });
  const git = (...args: string[]) =>
    execFileSync('git', ['-c', 'user.name=T', '-c', 'user.email=t@example.com', ...args], {
      cwd: root,
      encoding: 'utf8',
    });
  const commit = () => {
    git('add', '.');
    git('commit', '-qm', 'x');
    return git('log', '-1', '--format=%h').trim();
  };
  git('init', '-q');
  const first = commit();
  writeFileSync(join(root, 'site/tools/b/x'), '2');
  const second = commit();
  writeFileSync(join(root, 'site/tools/c/x'), '2');
  expect(await toolCommits(join(root, 'site/tools'))).toEqual(
    new Map([
      ['a', first],
      ['b', second],
    ]),
  );
});

it('outside a repository there are none', async () => {
  expect(await toolCommits(makeTree({ 'a/x': '1' }))).toEqual(new Map());
});
