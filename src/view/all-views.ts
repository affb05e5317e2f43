import type { ExtraViews } from './extra-views.ts';
import { heatmap } from './pictures/heatmap-picture.tsx';
import { pie } from './pictures/pie-picture.tsx';
import { radar } from './pictures/radar-picture.tsx';
import { series } from './pictures/series-picture.tsx';
import { treemap } from './pictures/treemap-picture.tsx';
import { venn } from './pictures/venn-picture.tsx';

/** Everything that can be drawn, for a page that is made at build time. */
export const ALL_VIEWS: ExtraViews = {
  pictures: new Map(Object.entries({ series, heatmap, pie, radar, treemap, venn })),
};
