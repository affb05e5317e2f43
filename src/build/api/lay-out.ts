import { LINE } from './limits.ts';

/** Text as it stands in HTML, in an attribute too. */
export function escapeHtml(text: string): string {
  return text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('>', '&gt;').replaceAll('"', '&quot;');
}

/** The text of HTML that was made here. */
export function textOf(html: string): string {
  return html
    .replace(/<[^>]*>/g, '')
    .replaceAll('&lt;', '<')
    .replaceAll('&gt;', '>')
    .replaceAll('&quot;', '"')
    .replaceAll('&amp;', '&');
}

/** The columns that HTML of one line takes. */
export function widthOf(html: string): number {
  return textOf(html).length;
}

/** Items between brackets: on one line where that is short enough, else each on its own. */
export function group<Layout extends { flat: boolean; indent: number }>(
  layout: Layout,
  [open, close]: readonly [string, string],
  separator: ',' | ';',
  items: readonly ((layout: Layout) => string)[],
): string {
  const flat = `${open}${items.map((item) => item({ ...layout, flat: true })).join(`${separator} `)}${close}`;
  if (layout.flat || items.length === 0 || widthOf(flat) + layout.indent <= LINE) return flat;
  const at = { ...layout, indent: layout.indent + 2 };
  const line = `\n${' '.repeat(at.indent)}`;
  const end = `\n${' '.repeat(layout.indent)}`;
  const last = separator === ';' ? ';' : '';
  return `${open.trimEnd()}${line}${items.map((item) => item(at)).join(separator + line)}${last}${end}${close.trimStart()}`;
}
