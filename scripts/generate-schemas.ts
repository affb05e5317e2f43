/** Writes JSON Schemas from the TypeScript types that say the same. Run it after changing one of them. */
import { writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { createGenerator } from 'ts-json-schema-generator';

type Json = { [key: string]: unknown };

/** A schema to write: the type it says, and what an editor shows of it. */
export interface SchemaFile {
  /** Where it is written, relative to the repository. */
  file: string;
  /** The module that exports the type. */
  source: string;
  /** The type. */
  type: string;
  /** Names the schema apart from any host, so that it is the same wherever it is served. */
  id: string;
  /** Its title. */
  title: string;
  /** Its objects take no key but those that are named. Default: any. */
  isClosed?: boolean;
}

/** Every schema that is made from types. */
export const SCHEMA_FILES: readonly SchemaFile[] = [
  {
    file: 'src/dialects/native/tool.schema.json',
    source: 'src/dialects/native/manifest.ts',
    type: 'Manifest',
    id: 'urn:pegboard:tool',
    title: 'Pegboard tool manifest (tool.json)',
  },
  {
    file: 'src/dialects/native/cases.schema.json',
    source: 'src/model/case.ts',
    type: 'Cases',
    id: 'urn:pegboard:cases',
    title: 'Pegboard known answers (cases.json)',
  },
  {
    file: 'src/dialects/tea/tool-spec.schema.json',
    source: 'src/dialects/tea/tool-spec.ts',
    type: 'ToolSpec',
    id: 'urn:pegboard:tea-tool-spec',
    title: 'tea ToolSpec (tool-spec.json)',
  },
  {
    file: 'src/dialects/agentfootprint/define-tool.schema.json',
    source: 'src/dialects/agentfootprint/define-tool.ts',
    type: 'DefineToolOptions',
    id: 'urn:pegboard:agentfootprint-define-tool',
    title: 'agentfootprint defineTool options (define-tool.json)',
  },
  {
    file: 'src/model/output.schema.json',
    source: 'src/model/output.ts',
    type: 'Output',
    id: 'urn:pegboard:output',
    title: 'Pegboard tool result',
  },
  {
    file: 'src/dialects/ctp/ctp.schema.json',
    source: 'src/dialects/ctp/definition.ts',
    type: 'Definition',
    id: 'urn:pegboard:ctp',
    title: 'CTP tool definition (ctp.json)',
    isClosed: true,
  },
  {
    file: 'src/render/markdown/front-matter.schema.json',
    source: 'src/render/markdown/front-matter-data.ts',
    type: 'FrontMatter',
    id: 'urn:pegboard:front-matter',
    title: 'Front matter of a Pegboard document',
    isClosed: true,
  },
  {
    file: 'src/render/emit/catalog.schema.json',
    source: 'src/render/emit/catalog-file.ts',
    type: 'Catalog',
    id: 'urn:pegboard:catalog',
    title: 'Pegboard catalogue (catalog.json)',
    isClosed: true,
  },
];

/** The texts of all schema files, by file. */
export function generateSchemas(root: string): Map<string, string> {
  const generator = createGenerator({
    path: join(root, `{${SCHEMA_FILES.map(({ source }) => source).join(',')}}`),
    extraTags: ['since'],
    discriminatorType: 'open-api',
    skipTypeCheck: true,
    additionalProperties: true,
    topRef: true,
    expose: 'export',
  });
  return new Map(
    SCHEMA_FILES.map(({ file, type, id, title, isClosed }) => {
      const { definitions: open = {}, $ref } = generator.createSchema(type);
      const definitions = isClosed ? close(open as Json) : open;
      const head = { $schema: 'https://json-schema.org/draft/2020-12/schema', $id: id, title };
      const schema = modernise({ ...head, $ref, $defs: definitions }, definitions as Json);
      return [file, `${JSON.stringify(schema, null, 2)}\n`];
    }),
  );
}

/** Refuses every key that is not named, in each object whose keys are. */
function close(definitions: Json): Json {
  const entries = Object.entries(definitions as { [name: string]: Json });
  return Object.fromEntries(
    entries.map(([name, schema]) => [name, schema.properties ? { ...schema, additionalProperties: false } : schema]),
  );
}

/** From draft-07 with OpenAPI's `discriminator` to plain 2020-12. */
function modernise(value: unknown, definitions: Json): unknown {
  if (Array.isArray(value)) return value.map((item) => modernise(item, definitions));
  if (typeof value === 'string') return value.replace(/^#\/definitions\//, '#/$defs/');
  if (typeof value !== 'object' || value === null) return value;
  const { discriminator, oneOf, ...rest } = value as Json;
  const modern = Object.fromEntries(Object.entries(rest).map(([key, item]) => [key, modernise(item, definitions)]));
  if (!discriminator) return { ...typeBeside(rest, definitions), ...modern };
  return {
    ...modern,
    ...choose(String((discriminator as Json).propertyName), oneOf as { $ref: string }[], definitions),
  };
}

/** Keywords that only say something of a value. */
const ANNOTATIONS = new Set(['$ref', 'description', 'examples', 'default', 'since']);

/** Where a keyword constrains what a `$ref` leads to, its type is said again: a strict validator wants it beside it. */
function typeBeside({ $ref, ...beside }: Json, definitions: Json): Json {
  if (typeof $ref !== 'string' || Object.keys(beside).every((key) => ANNOTATIONS.has(key))) return {};
  const { type } = definitions[$ref.slice('#/definitions/'.length)] as Json;
  return type === undefined ? {} : { type };
}

/**
 * A choice by tag as `if` and `then`: standard where `discriminator` is not, and a validator then speaks of the one
 * branch that was meant instead of all of them.
 */
function choose(tag: string, branches: readonly { $ref: string }[], definitions: Json): Json {
  const choices = branches.map(({ $ref }) => {
    const name = $ref.slice('#/definitions/'.length);
    const { properties } = definitions[name] as { properties: { [key: string]: { const: string } } };
    return { name, value: properties[tag]!.const };
  });
  return {
    properties: { [tag]: { type: 'string', enum: choices.map(({ value }) => value) } },
    allOf: choices.map(({ name, value }) => ({
      if: { type: 'object', properties: { [tag]: { const: value } }, required: [tag] },
      // biome-ignore lint/suspicious/noThenProperty: a keyword of JSON Schema
      then: { $ref: `#/$defs/${name}` },
    })),
  };
}

if (import.meta.main) {
  const root = join(import.meta.dirname, '..');
  for (const [file, text] of generateSchemas(root)) await writeFile(join(root, file), text);
}
