/** The pictures that few tools draw, in one file. */
export { pie, radar, treemap, venn } from './picture-tables.ts';
