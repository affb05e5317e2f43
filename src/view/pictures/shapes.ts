/** The pictures that few tools draw and that are small, in one file. */
export { pie } from './pie-picture.tsx';
export { radar } from './radar-picture.tsx';
export { venn } from './venn-picture.tsx';
