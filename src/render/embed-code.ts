import { escapeText } from './escape-text.ts';

/** Pixels of a frame until the page around it gives it the height of its content. */
const HEIGHT = 480;

/** The code that shows a tool in a page of another site. `src` comes first: a script puts inputs into it. */
export function embedCode(src: string, title: string): string {
  const quote = (text: string) => `"${escapeText(text).replaceAll('"', '&quot;')}"`;
  return `<iframe src=${quote(src)} title=${quote(title)} width="100%" height="${HEIGHT}" loading="lazy" allow="clipboard-write"></iframe>`;
}
