import type { Readable } from '../readable.ts';
import { heatmapReading } from './heatmap-reading.ts';
import type { Reading } from './reading.ts';
import { seriesReading } from './series-reading.ts';
import { spotsReading } from './spots-reading.ts';

/** All that can be read of a picture. */
export function readingOf(readable: Readable): Reading {
  switch (readable.kind) {
    case 'series':
      return seriesReading(readable);
    case 'heatmap':
      return heatmapReading(readable);
    case 'spots':
      return spotsReading(readable);
  }
}
