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
      ['effects', 'conduct conduct.effects'],
      ['scheduling', 'conduct.scheduling conduct.concurrency'],
      ['retries', 'conduct.retrySafety'],
      ['other declarations', 'badges declarations rest modelView related'],
    ] satisfies [string, string][]
  ).flatMap(([word, fields]) => fields.split(' ').map((field) => [field, word])),
);

/** What a written document leaves out of a tool, as a list in words. */
export function inWords(losses: readonly Loss[]): string {
  const words = losses.map(({ field }) => WORDS.get(field) ?? field);
  return new Intl.ListFormat('en', { type: 'conjunction' }).format([...new Set(words)]);
}
