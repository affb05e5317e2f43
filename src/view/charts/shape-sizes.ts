/** The size of a picture that does not stretch: it is larger where there is room, and its labels are not. */
export interface ShapeSize {
  /** The classes of the widths of a place at which it has this size; empty for all. */
  shown: string;
  /** Pixels. */
  width: number;
  height: number;
}

/** A narrow place and a wide one, by the classes of their widths. The sizes stand in styles/chart.css too. */
const NARROW = 'pb-width-1 pb-width-2';
const WIDE = 'pb-width-3 pb-width-4 pb-width-5';

/** Of a round picture. */
export function roundSizes(compact: boolean): ShapeSize[] {
  if (compact) return [{ shown: '', width: 132, height: 132 }];
  return [
    { shown: NARROW, width: 200, height: 200 },
    { shown: WIDE, width: 256, height: 256 },
  ];
}

/** Of a picture of circles side by side. */
export function circlesSizes(compact: boolean): ShapeSize[] {
  if (compact) return [{ shown: '', width: 176, height: 132 }];
  return [
    { shown: NARROW, width: 200, height: 150 },
    { shown: WIDE, width: 336, height: 252 },
  ];
}
