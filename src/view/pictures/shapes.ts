/** The pictures that few tools draw, in one file. */

export { radar, treemap, venn } from './picture-tables.ts';
export { pie } from './pie-picture.tsx';
