import type { Scaffold } from '../dialect.ts';
import { PAGES_OF_GALLERY } from './rules/names.ts';

/** A server to begin with: the answer to `tools/list` of one that keeps notes. */
export const scaffold: Scaffold = {
  schema: 'src/dialects/mcp/mcp.schema.json',
  refuse: (id) =>
    id === PAGES_OF_GALLERY ? `The pages of the gallery lie below /tools/${id}/: try ${id}-tools` : undefined,
  files: () =>
    new Map([
      ['mcp.json', LIST],
      ['README.md', HELP],
    ]),
};

const LIST = `{
  "tools": [
    {
      "name": "read_note",
      "title": "Read a note",
      "description": "Gives the text of a note.",
      "inputSchema": {
        "type": "object",
        "properties": {
          "title": { "type": "string", "description": "The note's title.", "minLength": 1 }
        },
        "required": ["title"]
      },
      "outputSchema": {
        "type": "object",
        "properties": { "text": { "type": "string" } },
        "required": ["text"]
      },
      "annotations": { "readOnlyHint": true, "openWorldHint": false }
    },
    {
      "name": "add_note",
      "title": "Add a note",
      "description": "Keeps a new note. A note of the same title is replaced.",
      "inputSchema": {
        "type": "object",
        "properties": {
          "title": { "type": "string", "description": "The note's title.", "minLength": 1 },
          "text": { "type": "string", "description": "What the note says." }
        },
        "required": ["title", "text"]
      },
      "annotations": {
        "readOnlyHint": false,
        "destructiveHint": true,
        "idempotentHint": true,
        "openWorldHint": false
      }
    }
  ]
}
`;

const HELP = `Keeps notes, and gives them back.

## How to start it

\`mcp.json\` beside this file is what the server answers to \`tools/list\`: replace it by the answer of yours, and say here how a client
starts it. A tool's page is linked by its address below this one, as \`./read-note/\`.
`;
