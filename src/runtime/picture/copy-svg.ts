import { svgStyles } from './svg-styles.ts';
import type { XmlElement } from './write-xml.ts';

/** What is copied: nothing that runs, fetches or holds HTML. */
const NAMES = new Set(
  'svg g defs pattern clipPath path line rect circle ellipse polygon polyline text tspan title'.split(' '),
);
/** What places them. All else is style. */
const GEOMETRY =
  'id x y x1 x2 y1 y2 cx cy r rx ry dx dy d points width height transform viewBox preserveAspectRatio patternUnits patternTransform'.split(
    ' ',
  );

/** An element of the page's SVG with what is shown of it, as it would be in a page without style sheets; undefined for none. */
export function copySvg(element: Element): XmlElement | undefined {
  const { localName: name } = element;
  const style = getComputedStyle(element);
  if (!(element instanceof SVGElement) || !NAMES.has(name) || style.display === 'none') return undefined;
  if (name === 'title') return { name, attributes: new Map(), children: [element.textContent] };
  const attributes = new Map<string, string>();
  for (const key of GEOMETRY) {
    const value = element.getAttribute(key);
    if (value !== null) attributes.set(key, value);
  }
  for (const [key, value] of svgStyles(name, style)) attributes.set(key, value);
  const children: (XmlElement | string)[] = [];
  for (const child of element.childNodes) {
    if (child instanceof Text) children.push(child.data);
    else if (child instanceof Element) {
      const copy = copySvg(child);
      if (copy) children.push(copy);
    }
  }
  return { name, attributes, children };
}
