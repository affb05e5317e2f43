import { execFileSync } from 'node:child_process';
import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, it } from 'vitest';
import { documentDates } from '../../../src/build/document-dates.ts';
import { documentSources } from '../../../src/build/document-sources.ts';
import { makeTree } from '../../support/make-tree.ts';

/** A repository whose file `a.md` was committed on one day and `b c.md` on the next, late in the evening of a western place. */
function makeRepository(): { root: string; git(args: string[], when?: string): void } {
  const root = makeTree({ 'site/content/a.md': '1', 'site/content/guides/b ü.md': '1', 'site/content/new.md': '1' });
  const git = (args: string[], when = '2026-03-01T12:00:00Z') => {
    const author = ['-c', 'user.name=T', '-c', 'user.email=t@example.com'];
    const env = { ...process.env, GIT_COMMITTER_DATE: when, GIT_AUTHOR_DATE: '2020-01-01T00:00:00Z' };
    execFileSync('git', [...author, ...args], { cwd: root, env, stdio: 'pipe' });
  };
  git(['init', '-q']);
  git(['add', 'site/content/a.md', 'site/content/guides']);
  git(['commit', '-qm', 'x']);
  writeFileSync(join(root, 'site/content/guides/b ü.md'), '2');
  git(['commit', '-qam', 'x'], '2026-03-01T23:00:00-05:00');
  return { root, git };
}

const KNOWN = [
  ['a.md', '2026-03-01'],
  ['guides/b ü.md', '2026-03-02'],
] as const;

it('each file has the day of its last commit, in UTC; one that is not committed has none', async () => {
  const { root } = makeRepository();
  const content = join(root, 'site/content');
  expect(await documentDates(content)).toEqual(new Map(KNOWN));
  writeFileSync(join(content, 'a.md'), '2');
  expect(await documentDates(content)).toEqual(new Map([KNOWN[1]]));
});

it('a shallow clone, whose oldest commit seems to have changed every file, says nothing', async () => {
  const { root, git } = makeRepository();
  git(['clone', '-q', '--depth', '1', `file://${root}`, 'clone']);
  expect(await documentDates(join(root, 'clone/site/content'))).toEqual(new Map());
});

it('neither does what is in no repository', async () => {
  expect(await documentDates(makeTree({ 'a.md': '1' }))).toEqual(new Map());
});

it('a document is edited at its file; what a program makes has no day', async () => {
  const { root } = makeRepository();
  const directory = join(root, 'site/content');
  const file = (name: string, isMade: boolean) => ({
    absolute: join(directory, name),
    file: `content/${name}`,
    text: '',
    path: '/',
    isMade,
  });
  const sources = await documentSources([file('a.md', true), file('guides/b ü.md', false)], {
    directory,
    baseUrl: 'https://example.com/edit/main',
  });
  expect([...sources.values()]).toEqual([
    { editUrl: 'https://example.com/edit/main/content/a.md', lastUpdated: undefined },
    { editUrl: 'https://example.com/edit/main/content/guides/b%20%C3%BC.md', lastUpdated: '2026-03-02' },
  ]);
});
