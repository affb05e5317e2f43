/** The pictures that few tools draw, in one file. */
export { pie } from './pie-picture.tsx';
export { radar } from './radar-picture.tsx';
export { treemap } from './treemap-picture.tsx';
export { venn } from './venn-picture.tsx';
