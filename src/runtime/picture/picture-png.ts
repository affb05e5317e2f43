import type { Picture } from './picture-svg.ts';

/** Pixels of the file for one of the page's: enough for a sharp screen and for paper. */
const SCALE = 2;
/** Pixels of a side, at most: browsers give up on much larger ones. */
const MOST = 4096;

/** A picture as a PNG file. Rejects where the browser cannot draw it. */
export async function picturePng({ svg, width, height }: Picture): Promise<Blob> {
  const scale = pngScale(width, height);
  const image = new Image();
  // Of all addresses without a file behind them, the content policy allows these.
  image.src = `data:image/svg+xml;charset=utf-8,${encodeURIComponent(svg)}`;
  await image.decode();
  const canvas = document.createElement('canvas');
  canvas.width = Math.round(width * scale);
  canvas.height = Math.round(height * scale);
  canvas.getContext('2d')?.drawImage(image, 0, 0, canvas.width, canvas.height);
  const blob = await new Promise<Blob | null>((resolve) => canvas.toBlob(resolve));
  if (!blob) throw new Error('The browser made no PNG.');
  return blob;
}

/** Pixels of the file for one of a picture of so many. */
export function pngScale(width: number, height: number): number {
  return Math.min(SCALE, MOST / width, MOST / height);
}
