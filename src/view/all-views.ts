import type { ExtraViews } from './extra-views.ts';
import { Chart } from './outputs/chart.tsx';

/** Everything that can be drawn, for a page that is made at build time. */
export const ALL_VIEWS: ExtraViews = { chart: Chart };
