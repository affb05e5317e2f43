import type { Dialect } from '../dialect.ts';
import { discovery } from './discovery.ts';
import { emitter } from './emit.ts';
import { explainNull } from './explain.ts';
import schema from './mcp.schema.json' with { type: 'json' };
import { normalise } from './normalise.ts';
import { notAList } from './not-a-list.ts';
import { iconsArePictures } from './rules/icons.ts';
import { listHasTools } from './rules/list.ts';
import { folderIsId, namesAreTaken, namesMakeIds } from './rules/names.ts';
import { inputsAreObjects, inputsAreSaid, schemasAreRight } from './rules/schemas.ts';
import { toolsAreSmall } from './rules/size.ts';
import { scaffold } from './scaffold.ts';

/**
 * The tools of a server of the Model Context Protocol: what it answers to `tools/list` (modelcontextprotocol.io, schema 2026-07-28,
 * back to 2024-11-05). One directory is one server. No tool of it runs here: its page shows how it is called.
 */
export const mcp: Dialect = {
  id: 'mcp',
  title: 'MCP',
  files: ['mcp.json'],
  maxBytes: 64 * 1024 * 1024,
  definition: {
    schema,
    maxEntries: 20_000,
    stop: notAList,
    explain: explainNull,
    rules: [
      folderIsId,
      listHasTools,
      toolsAreSmall,
      namesMakeIds,
      namesAreTaken,
      inputsAreSaid,
      inputsAreObjects,
      schemasAreRight,
      iconsArePictures,
    ],
  },
  scaffold,
  normalise,
  emitter,
  discovery,
};
