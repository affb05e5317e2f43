/** Ids of the sections of a tool's page. An id from help text has a prefix, so none of them can be taken. */
export const TOOL_SECTIONS: ReadonlySet<string> = new Set([
  'tool',
  'samples',
  'help',
  'inputs',
  'results',
  'declares',
  'model',
  'also',
  'proof',
  'links',
  'elsewhere',
  'programs',
  'losses',
]);
