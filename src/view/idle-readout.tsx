/** @jsxImportSource preact */
import { ReadingField } from './reading-field.tsx';

/** What reads a picture, in a page whose script is still to come. */
export function IdleReadout() {
  return <ReadingField />;
}
