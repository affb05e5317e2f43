/** Properties that are written where they are not as SVG begins with; all of them are attributes as well. */
const PAINT: readonly [property: string, initial: string][] = [
  ['fill', '#000000'],
  ['fill-opacity', '1'],
  ['fill-rule', 'nonzero'],
  ['stroke', 'none'],
  ['stroke-width', '1px'],
  ['stroke-opacity', '1'],
  ['stroke-dasharray', 'none'],
  ['stroke-linecap', 'butt'],
  ['stroke-linejoin', 'miter'],
  ['shape-rendering', 'auto'],
  ['vector-effect', 'none'],
  ['paint-order', 'normal'],
];
const BOX: typeof PAINT = [
  ['opacity', '1'],
  ['clip-path', 'none'],
];
const FRAME: typeof PAINT = [['overflow', 'hidden']];
const TEXT: typeof PAINT = [
  ['font-size', ''],
  ['font-weight', '400'],
  ['font-style', 'normal'],
  ['font-variant', 'normal'],
  ['direction', 'ltr'],
  ['unicode-bidi', 'normal'],
  ['text-anchor', 'start'],
];
const CONTAINERS = new Set(['svg', 'g', 'defs', 'pattern', 'clipPath']);

/** How an element of an SVG is drawn, as attributes. */
export function svgStyles(name: string, style: CSSStyleDeclaration): Map<string, string> {
  const properties = [
    ...(CONTAINERS.has(name) ? [] : PAINT),
    ...(name === 'text' || name === 'tspan' ? TEXT : []),
    ...(name === 'svg' ? FRAME : []),
    ...BOX,
  ];
  const attributes = new Map<string, string>();
  for (const [property, initial] of properties) {
    const computed = style.getPropertyValue(property);
    const value = property === 'fill' || property === 'stroke' ? plainColour(computed) : computed;
    // Only what the file itself holds may be asked for.
    if (value !== initial && !/url\((?!["']?#)/.test(value)) attributes.set(property, value);
  }
  return attributes;
}

const canvas = new OffscreenCanvas(1, 1).getContext('2d', { willReadFrequently: true })!;
const plain = new Map<string, string>();

/** A colour as every program writes it: whatever the style sheet has mixed it of. Paint that is no colour is left as it is. */
export function plainColour(paint: string): string {
  if (paint === 'none' || paint.startsWith('url(')) return paint;
  let colour = plain.get(paint);
  if (colour === undefined) {
    canvas.clearRect(0, 0, 1, 1);
    canvas.fillStyle = paint;
    canvas.fillRect(0, 0, 1, 1);
    const [red = 0, green = 0, blue = 0, alpha = 0] = canvas.getImageData(0, 0, 1, 1).data;
    const hex = [red, green, blue].map((part) => part.toString(16).padStart(2, '0')).join('');
    colour = alpha === 255 ? `#${hex}` : `rgba(${red}, ${green}, ${blue}, ${alpha / 255})`;
    plain.set(paint, colour);
  }
  return colour;
}

/** Pixels from the top of a text's box to its base line. */
export function ascentOf({ fontStyle, fontWeight, fontSize, fontFamily }: CSSStyleDeclaration): number {
  canvas.font = `${fontStyle} ${fontWeight} ${fontSize} ${fontFamily}`;
  return canvas.measureText('').fontBoundingBoxAscent;
}
