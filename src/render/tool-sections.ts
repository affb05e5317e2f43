/** Ids of the sections of the page of a tool, or of a server. An id from help text has a prefix, so none of them can be taken. */
export const TOOL_SECTIONS: ReadonlySet<string> = new Set([
  'tool',
  'tools',
  'samples',
  'help',
  'inputs',
  'results',
  'declares',
  'model',
  'also',
  'proof',
  'links',
  'related',
  'elsewhere',
  'programs',
  'losses',
]);
