/**
 * Characters that would steer a terminal or hide what a text says: control characters, marks that turn the writing
 * direction, line separators, and halves of surrogate pairs.
 */
const UNSEEN = /[\p{Cc}\p{Zl}\p{Zp}\p{Cs}\u061c\u200e\u200f\u202a-\u202e\u2066-\u2069\ufeff]/gu;

/** A text from outside as it may be printed: what cannot be seen is written as an escape. */
export function visible(text: string): string {
  return text.replaceAll(UNSEEN, (character) => `\\u${character.charCodeAt(0).toString(16).padStart(4, '0')}`);
}
