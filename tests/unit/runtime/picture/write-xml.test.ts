import fc from 'fast-check';
import { parser } from 'sax';
import { describe, expect, it } from 'vitest';
import { writeXml, type XmlElement } from '../../../../src/runtime/picture/write-xml.ts';

const element = (
  name: string,
  attributes: Record<string, string | number> = {},
  ...children: XmlElement['children']
) => ({
  name,
  attributes: new Map(Object.entries(attributes)),
  children,
});

/** What a strict parser reads: the attribute and the text of an element with one of each. */
function read(xml: string): { attribute: string | undefined; text: string } {
  const strict = parser(true);
  let attribute: string | undefined;
  let text = '';
  strict.onerror = (error) => {
    throw error;
  };
  strict.onopentag = ({ attributes }) => {
    attribute = String(attributes.a);
  };
  strict.ontext = (part) => {
    text += part;
  };
  strict.write(xml).close();
  return { attribute, text };
}

/** Texts with what XML cares about, more often than chance would give. */
const anyText = fc
  .array(fc.oneof(fc.constantFrom(...'<>&"\'\t\n\r\0\b\x1b\uffffب😀', '\ud800', '\udc00', ']]>'), fc.string()))
  .map((parts) => parts.join(''));

describe('an element as XML', () => {
  it('has its attributes and what is in it, in order', () => {
    const inside = [element('title', {}, 'A & B'), element('path', { d: 'M0 0', 'fill-opacity': 0.5 })];
    expect(writeXml(element('svg', { width: 10 }, ...inside))).toBe(
      '<svg width="10"><title>A &amp; B</title><path d="M0 0" fill-opacity="0.5"/></svg>',
    );
  });

  it('comes back from a parser with every character that XML can hold', () => {
    fc.assert(
      fc.property(anyText, (text) => {
        // biome-ignore lint/suspicious/noControlCharactersInRegex: XML has no way to write these
        const held = text.toWellFormed().replace(/[\0-\x08\x0b\x0c\x0e-\x1f\ufffe\uffff]/g, '');
        expect(read(writeXml(element('text', { a: text }, text)))).toEqual({ attribute: held, text: held });
      }),
      { numRuns: 500 },
    );
  });
});
