/** Longest anchor, in characters: names of properties may be of any length. */
const MAX_LENGTH = 120;

/**
 * Gives each path of names an anchor of its own: `input-address-city`. It is the same as long as nothing before it changes.
 * @param prefix of every anchor
 */
export function createAnchors(prefix: string): (path: readonly string[]) => string {
  const given = new Set<string>();
  return (path) => {
    const words = path.map((name) => name.replaceAll(/[^\p{L}\p{N}_.]+/gu, '-').replaceAll(/^-|-$/g, ''));
    const wanted = [prefix, ...words.filter((word) => word !== '')].join('-').slice(0, MAX_LENGTH).toWellFormed();
    let anchor = wanted;
    for (let number = 2; given.has(anchor); number++) anchor = `${wanted}-${number}`;
    given.add(anchor);
    return anchor;
  };
}
