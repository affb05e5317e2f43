import { createHash } from 'node:crypto';
import type { JsonObject, JsonSchema } from '../../model/json-schema.ts';
import { paginate } from '../paginate.ts';
import type { Site, ToolPage } from '../site.ts';
import { addressOf } from '../urls.ts';

/** The most operations of one file, so that no file grows with the catalogue. */
const OPERATIONS_PER_FILE = 1000;

/** The most characters of a schema, as JSON, that stands in the file. Of a larger one it is said where it is published. */
const MAX_SCHEMA = 16_384;

/** Said of a schema that is larger, or that means something else in another document. */
const ELSEWHERE = 'The schema, which does not stand here.';

const STATIC =
  'This site is static: it answers no call. It documents the tools, and runs those that can in the page of each. The operations say what a call of each takes and gives, for whoever serves the tools.';

/** A schema as it stands at another place, where its own references say the same; undefined where it cannot stand there. */
export type MoveSchema = (schema: JsonObject, place: string) => JsonObject | undefined;

/**
 * OpenAPI 3.1 (spec.openapis.org/oas/v3.1.1): one operation a tool, in files of a thousand, their texts by path below the base.
 * `operationId` is the tool's id, with `_` for the slash in that of a tool of a server. Retired tools are left out.
 */
export function openApi(
  site: Pick<Site, 'title' | 'description' | 'base' | 'origin' | 'tools'>,
  move: MoveSchema,
): Map<string, string> {
  const tools = site.tools.filter(({ tool }) => tool.status !== 'retired');
  return new Map(
    paginate(tools, OPERATIONS_PER_FILE).map(({ items, number, count }) => {
      const schemas = new Map<string, unknown>();
      const paths = items.map((page): [string, unknown] => [
        page.path,
        { post: operationOf(page, site, schemas, move) },
      ]);
      const body = {
        servers: [{ url: addressOf(site, '/').replace(/(?<=.)\/$/, '') }],
        paths: Object.fromEntries(paths),
        components: { schemas: Object.fromEntries(schemas) },
        externalDocs: { url: addressOf(site, '/'), description: 'The site.' },
        ...(number < count ? { 'x-next': addressOf(site, `/${fileOf(number + 1)}`) } : {}),
      };
      // The document has no version of its own: this one changes when it does.
      const version = createHash('sha256').update(JSON.stringify(body)).digest('hex').slice(0, 12);
      const info = { title: site.title, summary: site.description, description: STATIC, version };
      return [fileOf(number), `${JSON.stringify({ openapi: '3.1.1', info, ...body }, null, 1)}\n`];
    }),
  );
}

function fileOf(number: number): string {
  return number === 1 ? 'openapi.json' : `openapi-${number}.json`;
}

/** Ids are of `a` to `z`, digits, hyphens and the slash behind a server's, so no two make one. */
function operationId(id: string): string {
  return id.replaceAll('/', '_');
}

function operationOf(
  { tool, path, tags }: ToolPage,
  site: Pick<Site, 'base' | 'origin'>,
  schemas: Map<string, unknown>,
  move: MoveSchema,
): object {
  const { id, name, description, blurb, status, inputSchema, outputSchema, kinds } = tool;
  const operation = operationId(id);
  /** Puts a schema where all are, and says where. */
  const place = (schema: JsonSchema, kind: 'input' | 'output') => {
    const key = `${operation}.${kind}`;
    const ref = `#/components/schemas/${key}`;
    const isSmall = JSON.stringify(schema).length <= MAX_SCHEMA;
    const moved = isSmall ? move(schema as JsonObject, ref) : undefined;
    const url = addressOf(site, `${path}${kind}.schema.json`);
    schemas.set(key, moved ?? { externalDocs: { url, description: ELSEWHERE } });
    return { 'application/json': { schema: { $ref: ref } } };
  };
  return {
    operationId: operation,
    summary: name,
    description: description || blurb,
    tags: tags.map((tag) => tag.name),
    ...(status === 'deprecated' ? { deprecated: true } : {}),
    externalDocs: { url: addressOf(site, path), description: 'The page of the tool.' },
    requestBody: { required: true, content: place(inputSchema, 'input') },
    responses: {
      200: {
        description: kinds.length === 0 ? 'What the tool gives.' : `What the tool gives: ${kinds.join(' or ')}.`,
        ...(outputSchema ? { content: place(outputSchema, 'output') } : {}),
      },
      405: { description: 'What this site answers to any call, for it is static.' },
    },
    'x-runs-in-page': tool.runs,
  };
}
