import type { Page } from '@playwright/test';

/** How far a colour may be off, of 255, for edges are drawn softly. */
const TOLERANCE = 64;

/**
 * The share of pixels by which two PNGs differ, from 0 to 1; of the part that both have.
 * @param page any page whose content policy allows `data:` images
 */
export function comparePixels(page: Page, one: Buffer, other: Buffer): Promise<number> {
  const addresses = [one, other].map((png) => `data:image/png;base64,${png.toString('base64')}`);
  return page.evaluate(
    async ([urls, tolerance]) => {
      const images = await Promise.all(
        urls.map(async (url) => {
          const image = new Image();
          image.src = url;
          await image.decode();
          return image;
        }),
      );
      const width = Math.min(...images.map((image) => image.width));
      const height = Math.min(...images.map((image) => image.height));
      const [first, second] = images.map((image) => {
        const context = new OffscreenCanvas(width, height).getContext('2d')!;
        context.drawImage(image, 0, 0);
        return context.getImageData(0, 0, width, height).data;
      });
      let differing = 0;
      for (let at = 0; at < first!.length; at += 4) {
        const off = [0, 1, 2].some((part) => Math.abs(first![at + part]! - second![at + part]!) > tolerance);
        if (off) differing++;
      }
      return differing / (width * height);
    },
    [addresses, TOLERANCE] as const,
  );
}
