/** What the tools of a made-up server work on. */
const THINGS = ['issue', 'branch', 'release', 'comment', 'label', 'milestone', 'review', 'workflow', 'file', 'user'];

/** What they do with it. */
const ACTS = ['list', 'get', 'create', 'update', 'delete', 'search', 'lock', 'merge'];

/** The result of a `tools/list` of many tools, each with schemas of about 1 KB in all. Always the same for the same count. */
export function makeList(count: number): { tools: object[] } {
  return { tools: Array.from({ length: count }, (_, index) => makeEntry(index)) };
}

function makeEntry(index: number): object {
  const [act, thing] = [ACTS[index % ACTS.length]!, THINGS[Math.floor(index / ACTS.length) % THINGS.length]!];
  const text = (description: string, more: object = {}) => ({ type: 'string', description, ...more });
  const page = { type: 'integer', description: 'Which page of the results, counted from 1.', minimum: 1, default: 1 };
  const state = text(`Only a ${thing} in this state.`, { enum: ['open', 'closed', 'all'], default: 'open' });
  const labels = { type: 'array', items: { type: 'string', maxLength: 50 }, uniqueItems: true, maxItems: 100 };
  const person = {
    type: 'object',
    properties: { login: text('Its name.'), email: text('Where to write.', { format: 'email' }) },
  };
  return {
    name: `${act}_${thing}_${index}`,
    title: `${act} ${thing} ${index}`,
    description: `Does ${act} on a ${thing} of a repository. What is not there is said to be so, with its number ${index}.`,
    inputSchema: {
      $schema: 'http://json-schema.org/draft-07/schema#',
      type: 'object',
      properties: {
        owner: text('Whose repository it is.', { minLength: 1, pattern: '^[A-Za-z0-9-]+$' }),
        repository: text('The name of the repository.', { minLength: 1 }),
        since: text('Only what changed after this time.', { format: 'date-time' }),
        state,
        labels,
        assignee: { anyOf: [person, { type: 'null' }], default: null },
        page,
      },
      required: ['owner', 'repository'],
      additionalProperties: false,
    },
    outputSchema: {
      type: 'object',
      properties: { total: { type: 'integer', minimum: 0 }, items: { type: 'array', items: { $ref: '#/$defs/item' } } },
      required: ['items'],
      $defs: { item: { type: 'object', properties: { id: { type: 'integer' }, title: { type: 'string' } } } },
    },
    annotations: { readOnlyHint: index % 8 < 2, destructiveHint: index % 8 === 4, openWorldHint: true },
  };
}
