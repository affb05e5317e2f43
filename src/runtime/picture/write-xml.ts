/** An element of an XML document. */
export interface XmlElement {
  name: string;
  attributes: ReadonlyMap<string, string | number>;
  /** Elements, and texts as they are read. */
  children: readonly (XmlElement | string)[];
}

/** Control characters and what is no character, which XML has no way to write. */
// biome-ignore lint/suspicious/noControlCharactersInRegex: these are what is looked for
const UNWRITABLE = /[\0-\x08\x0b\x0c\x0e-\x1f\ufffe\uffff]/g;

const ESCAPES: ReadonlyMap<string, string> = new Map([
  ['&', '&amp;'],
  ['<', '&lt;'],
  ['>', '&gt;'],
  ['"', '&quot;'],
  // Read as they are, these would be spaces of an attribute, or another line end.
  ['\t', '&#9;'],
  ['\n', '&#10;'],
  ['\r', '&#13;'],
]);

/** An element as XML. Whatever its texts hold, it can be read: characters that XML cannot hold are left out. */
export function writeXml({ name, attributes, children }: XmlElement): string {
  const start = [name, ...[...attributes].map(([key, value]) => `${key}="${escapeXml(String(value))}"`)].join(' ');
  if (children.length === 0) return `<${start}/>`;
  const inside = children.map((child) => (typeof child === 'string' ? escapeXml(child) : writeXml(child))).join('');
  return `<${start}>${inside}</${name}>`;
}

function escapeXml(text: string): string {
  return text
    .toWellFormed()
    .replace(UNWRITABLE, '')
    .replace(/[&<>"\t\n\r]/g, (character) => ESCAPES.get(character)!);
}
