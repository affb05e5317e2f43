import type { Icon } from '../../model/icon.ts';

/** The most characters, as a reader counts them, of an icon that is text. */
const MAX_CHARACTERS = 2;

/** An icon that can be shown: a character or two, or a picture. The name of one in the icons of another site is none. */
export function toIcon(icon: string | undefined): Icon | undefined {
  if (icon === undefined || icon.trim() === '') return undefined;
  if (/^(https:\/\/|data:image\/)/i.test(icon)) return URL.canParse(icon) ? { src: icon } : undefined;
  return [...new Intl.Segmenter('en').segment(icon)].length <= MAX_CHARACTERS ? { text: icon } : undefined;
}
