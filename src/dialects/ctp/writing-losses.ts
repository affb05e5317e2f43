import type { Loss } from '../../model/declaration.ts';
import type { Tool } from '../../model/tool.ts';

/** What is said of each part of a tool that a `ctp.json` of it does not carry, or carries otherwise. */
export const WRITING_LOSSES: ReadonlyMap<keyof Tool, string> = new Map([
  ['id', 'CTP has no servers: the id is written with a hyphen after the name of its server.'],
  ['server', 'CTP has no servers: the tool stands by itself.'],
  ['name', 'A name in CTP has at most 50 characters: it is cut.'],
  ['blurb', 'CTP has one description: the line on a card is its first sentence.'],
  ['description', 'A description in CTP has 1 to 500 characters: it is cut, or the name stands for it.'],
  ['version', 'A version in CTP is three numbers, and this one is left out.'],
  ['status', 'CTP knows no retired tools: it is marked as deprecated.'],
  ['statusNote', 'CTP says why a tool is deprecated only of one that is.'],
  ['card', 'CTP does not say how a tool appears in a gallery.'],
  ['cardFields', 'CTP does not say how much a card shows.'],
  ['category', 'CTP has eight categories and demands one: “utilities” is assumed.'],
  [
    'tags',
    'CTP demands a tag of 1 to 30 characters: longer ones are cut, and where there is none the category stands for it.',
  ],
  ['links', 'CTP has no links.'],
  ['keywords', 'The words that the tool is searched by are left out.'],
  ['related', 'Which other tools it is composed of is not written.'],
  ['runs', 'The code is not in the file.'],
  ['entry', 'The module with the code is not named.'],
  ['adapter', 'What makes the code run is not named.'],
  ['seeded', 'That its opening values are run is not written.'],
  ['thread', 'CTP does not say where in a page a tool runs.'],
  ['timeoutMs', 'CTP has no time limit.'],
  ['autoRun', 'CTP does not say that a tool runs as one types.'],
  ['reset', 'CTP does not say whether a form can be reset.'],
  ['kinds', 'CTP does not say how a result is drawn.'],
  ['help', 'Help is a file of its own.'],
  ['samples', 'CTP has one example: the other samples are left out.'],
  ['cases', 'CTP has one example: of the known answers only that is written, as data and not as it is drawn.'],
  [
    'inputSchema',
    'CTP has a flat list of parameters: what the schema says beyond their types, such as what lies inside a JSON value, is left out.',
  ],
  ['outputSchema', 'CTP describes a result in words alone.'],
  ['conduct', 'CTP does not say what a tool does outside itself, nor whether a call of it may be repeated.'],
  ['badges', 'CTP has no place for what is shown at a glance.'],
  ['declarations', 'CTP has no place for what the definition declares.'],
  ['modelView', 'CTP keeps nothing back from models.'],
  ['rest', 'What its own dialect says beyond that is left out.'],
]);

/** What is lost of a tool of CTP itself that has code. */
export const CODE_LOSSES: readonly Loss[] = (
  [
    ['runs', 'The code is not in the file, so nothing runs by it.'],
    ['entry', 'The module with the code is not named.'],
    ['adapter', 'What makes the code run is not named.'],
    ['seeded', 'Without the code there is no result to show at first.'],
    ['kinds', 'Without the code nothing is drawn.'],
    ['cases', 'Without the code the known answer is an example and nothing more.'],
  ] satisfies [keyof Tool, string][]
).map(([field, says]) => ({ field, says }));
