import GithubSlugger from 'github-slugger';
import type { Tag } from './site.ts';

/** Characters of a tag that its address is made from: file systems take names of 255 bytes. */
const MAX_SLUG = 60;

/**
 * The tags of a list of tools, by name, sorted. Two names that would make one URL segment get two: the first in the
 * order of their names keeps the plain one.
 */
export function makeTags(tagLists: Iterable<readonly string[]>): Map<string, Tag> {
  const counts = new Map<string, number>();
  for (const tags of tagLists) for (const tag of new Set(tags)) counts.set(tag, (counts.get(tag) ?? 0) + 1);
  const slugger = new GithubSlugger();
  const names = [...counts.keys()].sort();
  return new Map(
    names.map((name) => {
      // A name of nothing but punctuation leaves no slug.
      const plain = name.toWellFormed().slice(0, MAX_SLUG).toWellFormed();
      const slug = slugger.slug(/[\p{L}\p{N}]/u.test(plain) ? plain : `tag ${plain}`);
      return [name, { name, slug, count: counts.get(name) ?? 0 }];
    }),
  );
}
