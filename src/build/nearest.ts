export { nearest } from '../render/links/nearest.ts';
