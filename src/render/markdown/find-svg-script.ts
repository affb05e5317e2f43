import sax from 'sax';

const SVG = 'http://www.w3.org/2000/svg';

/** Elements that run script, or hold HTML that could. */
const ACTIVE = new Set([
  'script',
  'foreignobject',
  'handler',
  'listener',
  'iframe',
  'object',
  'embed',
  'audio',
  'video',
]);

/** Elements that set another's attribute while the picture moves. */
const ANIMATIONS = new Set(['set', 'animate', 'animatemotion', 'animatetransform', 'animatecolor']);

/** What an address inside a picture may be: a part of it, a picture within it, or an ordinary page behind a link. */
const SAFE_ADDRESS = /^(?:#|https?:\/\/|data:image\/(?:png|jpeg|gif|webp);|[a-z0-9_./-]*(?:[#?]|$))/i;

/**
 * Finds what would run when an SVG is opened by itself, where no page's content policy holds. Shown as an image none of
 * it runs, but a published file has an address of its own.
 * @returns what was found, for a message, or undefined for a picture that only draws
 */
export function findSvgScript(text: string): string | undefined {
  const parser = sax.parser(true, { xmlns: true, position: false });
  let found: string | undefined;
  const note = (what: string) => {
    found ??= what;
  };
  parser.onerror = () => note('text that is not well-formed XML');
  parser.ondoctype = (doctype) => {
    if (doctype.includes('[')) note('a document type with declarations');
  };
  parser.onprocessinginstruction = ({ name }) => {
    if (name !== 'xml') note(`the processing instruction ${name}`);
  };
  parser.onopentag = (tag) => {
    if (!('uri' in tag)) return;
    const name = tag.local.toLowerCase();
    if (ACTIVE.has(name) || (tag.uri !== SVG && /xhtml/i.test(tag.uri))) note(`the element <${tag.name}>`);
    for (const attribute of Object.values(tag.attributes)) {
      const local = attribute.local.toLowerCase();
      if (local.startsWith('on')) note(`the attribute ${attribute.name}`);
      if ((local === 'href' || local === 'src') && !SAFE_ADDRESS.test(attribute.value.trim())) {
        note(`an address in ${attribute.name} that is no http address`);
      }
      if (
        ANIMATIONS.has(name) &&
        local === 'attributename' &&
        /^(?:.*:)?(?:href|on.*)$/i.test(attribute.value.trim())
      ) {
        note(`a change of the attribute ${attribute.value.trim()}`);
      }
    }
  };
  try {
    parser.write(text).close();
  } catch {
    note('text that is not well-formed XML');
  }
  return found;
}
