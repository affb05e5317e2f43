import type { Icon } from '../../model/icon.ts';
import { asArray, get } from '../dialect.ts';
import { iconSource } from './icon-source.ts';

/** Of several icons the first that a page can show, else the first whose address it can tell. */
export function pickIcon(icons: unknown): Icon | undefined {
  const sources = asArray(icons).flatMap((icon) => {
    const src = get(icon, 'src');
    return typeof src === 'string' ? [{ src, use: iconSource(src).use }] : [];
  });
  const found = sources.find(({ use }) => use === 'show') ?? sources.find(({ use }) => use === 'link');
  return found && { src: found.src };
}
