import type { PictureFormat } from '../../view/export-formats.ts';
import { picturePng } from './picture-png.ts';
import { pictureSvg } from './picture-svg.ts';

/** A drawn chart as a file of its own. */
export async function makePicture(figure: HTMLElement, format: PictureFormat): Promise<Blob> {
  const picture = pictureSvg(figure);
  return format === 'PNG' ? picturePng(picture) : new Blob([picture.svg], { type: 'image/svg+xml' });
}
