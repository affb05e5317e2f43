/** A text of at most so many characters: a longer one ends after a word, with an ellipsis. */
export function cut(text: string, most: number): string {
  const characters = [...text];
  if (characters.length <= most) return text;
  const short = characters.slice(0, most - 1).join('');
  return `${short.replace(/\s+\S*$/, '')}…`;
}
