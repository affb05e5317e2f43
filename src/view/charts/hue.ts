import type { Tone } from '../../model/tone.ts';
import type { Look } from './looks.ts';

/** The class that sets the colour of a part: its own, or that of its tone. */
export function hueClass(tone: Tone, look: Look): string {
  return tone === 'normal' ? look.colour : `pb-hue-tone pb-${tone}`;
}
