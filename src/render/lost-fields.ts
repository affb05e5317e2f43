import type { Loss } from '../model/declaration.ts';

/** Fields of a tool in a reader's words. Several that mean one thing to a reader have one word. */
const WORDS = new Map(
  (
    [
      ['address', 'id server'],
      ['display name', 'name'],
      ['blurb', 'blurb'],
      ['icon', 'icon'],
      ['version', 'version'],
      ['lifecycle', 'status statusNote'],
      ['category', 'category'],
      ['tags', 'tags keywords'],
      ['links', 'links'],
      ['help', 'help'],
      ['form', 'inputs reset card cardFields autoRun calls'],
      ['code', 'entry adapter runs seeded thread kinds'],
      ['time limit', 'timeoutMs conduct.limitMs'],
      ['samples', 'samples'],
      ['known answers', 'cases'],
      ['part of the arguments', 'inputSchema'],
      ['schema of the result', 'outputSchema'],
      ['effects', 'conduct conduct.effects conduct.readOnly conduct.destructive conduct.idempotent conduct.openWorld'],
      ['scheduling', 'conduct.scheduling conduct.concurrency'],
      ['retries', 'conduct.retrySafety'],
      ['other declarations', 'badges declarations rest modelView related'],
    ] satisfies [string, string][]
  ).flatMap(([word, fields]) => fields.split(' ').map((field) => [field, word])),
);

/** What a written document leaves out of a tool, as a list in words that is always in one order. */
export function inWords(losses: readonly Loss[]): string {
  const lost = new Set(losses.map(({ field }) => WORDS.get(field) ?? field));
  const known = new Set(WORDS.values());
  const words = [...known].filter((word) => lost.has(word));
  return new Intl.ListFormat('en').format([...words, ...[...lost].filter((word) => !known.has(word))]);
}
