/** The pictures that few tools draw, in one file. */

export { venn } from './picture-tables.ts';
export { pie } from './pie-picture.tsx';
export { radar } from './radar-picture.tsx';
export { treemap } from './treemap-picture.tsx';
