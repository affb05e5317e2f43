/** An effect that tea knows, in its order (tea_tools, effect.rs). */
export interface KnownEffect {
  /** What a person reads: a sentence with its full stop. */
  meaning: string;
  /** It changes nothing. */
  readOnly: boolean;
}

export const KNOWN_EFFECTS: ReadonlyMap<string, KnownEffect> = new Map([
  ['fs.read', { meaning: 'It reads files.', readOnly: true }],
  ['fs.write', { meaning: 'It writes files.', readOnly: false }],
  ['fs.delete', { meaning: 'It deletes files.', readOnly: false }],
  ['process.spawn', { meaning: 'It starts other programs.', readOnly: false }],
  ['network.request', { meaning: 'It sends requests over the network.', readOnly: false }],
  ['credential.read', { meaning: 'It reads credentials.', readOnly: true }],
  ['clipboard.read', { meaning: 'It reads the clipboard.', readOnly: true }],
  ['user.interaction', { meaning: 'It asks the person who uses it.', readOnly: false }],
  ['external.mutation', { meaning: 'It changes something in another system.', readOnly: false }],
]);

/** What is said of an effect that tea does not know. */
export const UNKNOWN_MEANING = 'tea does not know this effect, so a policy has to decide on it.';

const ORDER = [...KNOWN_EFFECTS.keys()];

/** Effects as tea keeps them: each once, the known ones in its order, then the others by name. */
export function sortEffects(effects: readonly string[]): string[] {
  const rank = (effect: string) => (ORDER.includes(effect) ? ORDER.indexOf(effect) : ORDER.length);
  return [...new Set(effects)].sort((a, b) => rank(a) - rank(b) || (a < b ? -1 : 1));
}
