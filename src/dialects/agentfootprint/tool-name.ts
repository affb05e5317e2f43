/** The form of a name that every provider of models takes (agentfootprint, core/tools.ts). */
export const NAME_FORM = /^[a-zA-Z0-9_-]{1,64}$/;

/** The most characters of a name. */
export const MAX_NAME = 64;

/** The name nearest to a text that every provider takes; undefined where nothing of the text can stand in one. */
export function toName(text: string): string | undefined {
  const plain = text.normalize('NFKD').replaceAll(/\p{M}/gu, '');
  const name = plain
    .replaceAll(/[^a-zA-Z0-9_-]+/g, '_')
    .replaceAll(/^_+|_+$/g, '')
    .slice(0, MAX_NAME);
  return name === '' ? undefined : name;
}
