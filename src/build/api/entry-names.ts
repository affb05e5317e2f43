/**
 * What entry files are called: by their paths without ending, and without the folders that all of them share.
 * @param files relative to one root, with `/` between their parts
 */
export function entryNames(files: readonly string[]): string[] {
  const parts = files.map((file) => file.replace(/\.d(?=\.[cm]?ts$)|\.[cm]?[jt]sx?$/g, '').split('/'));
  const [first = [], ...others] = parts;
  let shared = 0;
  while (
    shared < first.length - 1 &&
    others.every((other) => shared < other.length - 1 && other[shared] === first[shared])
  ) {
    shared += 1;
  }
  return parts.map((names) => names.slice(shared).join('/'));
}
