import { copySvg } from './copy-svg.ts';
import { ascentOf, plainColour, svgStyles } from './svg-styles.ts';
import { type TextLine, textLines } from './text-lines.ts';
import { writeXml, type XmlElement } from './write-xml.ts';

/** A picture that stands alone. */
export interface Picture {
  svg: string;
  /** Pixels. */
  width: number;
  height: number;
}

/** Pixels around the picture. */
const PADDING = 16;
/** Parts of a figure that are no parts of its picture. */
const OUTSIDE = '.pb-numbers, .pb-reading, .pb-cross, .pb-readout';
/** What tells a picture in words. */
const SUMMARY = '.pb-plot[role="img"], .pb-plot [role="img"]';
/** A file cannot bring a face along, and another machine has others. */
const FONT = 'system-ui, sans-serif';

/**
 * A drawn chart as an SVG file, as wide and in the colours that it has now. What the page has laid out stands where it was
 * measured, and what its style sheets say stands in attributes: the file needs neither.
 * @throws where the figure is not in the page
 */
export function pictureSvg(figure: HTMLElement): Picture {
  const frame = figure.getBoundingClientRect();
  if (frame.width === 0) throw new Error('The chart is not shown any more.');
  const [left, top] = [Math.round(frame.left) - PADDING, Math.round(frame.top) - PADDING];
  const parts = [...partsOf(figure, left, top)];
  const width = Math.ceil(frame.width + 2 * PADDING);
  const height = Math.ceil(parts.reduce((most, { bottom }) => Math.max(most, bottom), 0) + PADDING);
  const say = (name: string, text: string | null | undefined) => (text ? [element(name, {}, [text])] : []);
  const attributes = {
    xmlns: 'http://www.w3.org/2000/svg',
    width,
    height,
    viewBox: `0 0 ${width} ${height}`,
    'font-family': FONT,
  };
  const children = [
    ...say('title', figure.getAttribute('aria-label')),
    ...say('desc', figure.querySelector(SUMMARY)?.getAttribute('aria-label')),
    element('rect', { width, height, fill: backgroundOf(figure) }),
    ...parts.map(({ drawn }) => drawn),
  ];
  return { svg: writeXml(element('svg', attributes, children)), width, height };
}

/** Something drawn, and where it ends from the file's top. */
interface Part {
  drawn: XmlElement;
  bottom: number;
}

function* partsOf(parent: Element, left: number, top: number): Generator<Part> {
  const style = getComputedStyle(parent);
  if (style.display === 'none') return;
  for (const child of parent.childNodes) {
    if (child instanceof Text) {
      for (const line of textLines(child)) {
        yield { drawn: textOf(line, style, left, top), bottom: line.box.bottom - top };
      }
    }
    if (!(child instanceof Element) || child.matches(OUTSIDE)) continue;
    if (!(child instanceof SVGElement)) yield* partsOf(child, left, top);
    else {
      const drawn = placed(child, left, top);
      if (drawn) yield { drawn, bottom: child.getBoundingClientRect().bottom - top };
    }
  }
}

/** An SVG of the page, where a browser puts it: on whole pixels, which keeps its lines sharp. */
function placed(svg: SVGElement, left: number, top: number): XmlElement | undefined {
  const copy = copySvg(svg);
  if (!copy) return undefined;
  const { x, y, width, height } = svg.getBoundingClientRect();
  const place = { x: Math.round(x) - left, y: Math.round(y) - top, width: round(width), height: round(height) };
  return { ...copy, attributes: new Map([...copy.attributes, ...Object.entries(place)]) };
}

/** A line is held at the end where the page holds it: with another face its width is another. */
function textOf({ text, box }: TextLine, style: CSSStyleDeclaration, left: number, top: number): XmlElement {
  const rightToLeft = style.direction === 'rtl';
  const atRight = rightToLeft || /right|end/.test(style.textAlign);
  return element(
    'text',
    {
      x: round((atRight ? box.right : box.left) - left),
      y: Math.round(box.top + ascentOf(style)) - top,
      ...Object.fromEntries(svgStyles('text', style)),
      fill: plainColour(style.color),
      'text-anchor': atRight && !rightToLeft ? 'end' : 'start',
    },
    [text],
  );
}

/** What the figure stands on. */
function backgroundOf(figure: Element): string {
  for (let place: Element | null = figure; place; place = place.parentElement) {
    const colour = plainColour(getComputedStyle(place).backgroundColor);
    if (colour.startsWith('#')) return colour;
  }
  return '#ffffff';
}

function element(
  name: string,
  attributes: Record<string, string | number>,
  children: XmlElement['children'] = [],
): XmlElement {
  return { name, attributes: new Map(Object.entries(attributes)), children };
}

function round(value: number): number {
  return Math.round(value * 100) / 100;
}
