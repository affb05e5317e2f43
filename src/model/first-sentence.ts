/** The most characters of a line on a card. */
const MAX_LENGTH = 200;

/** The first sentence of a description, in one line; of a long one its beginning, cut after a word. */
export function firstSentence(description: string): string {
  const [paragraph = ''] = description.trim().split(/\n\s*\n/);
  const line = paragraph.replaceAll(/\s+/g, ' ');
  // A full stop before a capital, so that “e.g. this” and “1.5” end nothing.
  const [, sentence = line] = /^(.+?[.!?。])(?=\s+[\p{Lu}\p{Lo}]|$)/u.exec(line) ?? [];
  if (sentence.length <= MAX_LENGTH) return sentence;
  const cut = sentence.slice(0, MAX_LENGTH - 1).toWellFormed();
  return `${cut.replace(/\s+\S*$/, '')}…`;
}
