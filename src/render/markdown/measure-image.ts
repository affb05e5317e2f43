import { imageSize } from 'image-size';

/** The width and height of an image in CSS pixels, as attributes. */
export interface ImageSize {
  width?: number;
  height?: number;
}

/** Pixels an image may claim; a larger number is no size. */
const MAX_PIXELS = 100_000;

/**
 * The size an image takes: its own, or the author's, the missing side in proportion. Empty where neither is known, as
 * for an SVG without a view box.
 * @param type the file's ending, such as `.svg`
 * @returns undefined where the bytes are no image
 */
export function measureImage(
  bytes: Uint8Array,
  type: string,
  wanted: { width?: unknown; height?: unknown },
): ImageSize | undefined {
  let own: { width: number; height: number; orientation?: number };
  try {
    own = imageSize(bytes);
  } catch {
    // An SVG may say nothing of its size.
    if (type !== '.svg' || !Buffer.from(bytes).includes('<svg')) return undefined;
    own = { width: 0, height: 0 };
  }
  // EXIF orientations from 5 up lie on their side.
  const turned = (own.orientation ?? 1) >= 5;
  const natural = { width: pixels(turned ? own.height : own.width), height: pixels(turned ? own.width : own.height) };
  const width = pixels(wanted.width);
  const height = pixels(wanted.height);
  if (!natural.width || !natural.height) return width && height ? { width, height } : {};
  const ratio = natural.height / natural.width;
  if (width) return { width, height: height ?? Math.max(1, Math.round(width * ratio)) };
  if (height) return { width: Math.max(1, Math.round(height / ratio)), height };
  return { width: natural.width, height: natural.height };
}

function pixels(value: unknown): number | undefined {
  const number = Math.round(typeof value === 'string' ? Number(value) : typeof value === 'number' ? value : 0);
  return number > 0 && number <= MAX_PIXELS ? number : undefined;
}
