/** The pictures that few tools draw, in one file. */

export { treemap, venn } from './picture-tables.ts';
export { pie } from './pie-picture.tsx';
export { radar } from './radar-picture.tsx';
