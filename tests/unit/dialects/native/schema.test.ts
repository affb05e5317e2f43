import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { Ajv2020 } from 'ajv/dist/2020.js';
import addFormats from 'ajv-formats';
import { describe, expect, it } from 'vitest';
import { generateSchemas, SCHEMA_FILES } from '../../../../scripts/generate-schemas.ts';
import type { JsonSchema } from '../../../../src/dialects/dialect.ts';
import casesSchema from '../../../../src/dialects/native/cases.schema.json' with { type: 'json' };
import { KINDS } from '../../../../src/dialects/native/kinds.ts';
import toolSchema from '../../../../src/dialects/native/tool.schema.json' with { type: 'json' };
import { CONTRACT_VERSIONS, LATEST_VERSION } from '../../../../src/dialects/native/versions.ts';
import { isIdentifier } from '../../../../src/model/identifier.ts';
import { manifestOf } from '../../../support/make-tree.ts';
import { repository } from '../../../support/repository.ts';

const text = (file: string) => readFileSync(join(repository, file), 'utf8');

it('the schema files are what the types say: npm run schema', () => {
  for (const [file, generated] of generateSchemas(repository)) expect(text(file)).toBe(generated);
});

describe.each(SCHEMA_FILES)('$file', (schema) => {
  it('is plain JSON Schema 2020-12, tied to no host', () => {
    const written = JSON.parse(text(schema.file));
    expect(written.$schema).toBe('https://json-schema.org/draft/2020-12/schema');
    expect(written.$id).toMatch(/^urn:/);
    expect(text(schema.file)).not.toMatch(/discriminator|"definitions"|#\/definitions/);
    const ajv = new Ajv2020({ strict: true, allowUnionTypes: true });
    addFormats.default(ajv);
    // The one keyword of our own: the contract version that added a key.
    ajv.addKeyword('since');
    expect(ajv.validateSchema(written)).toBe(true);
    expect(() => ajv.compile(written)).not.toThrow();
  });

  it('describes every key', () => {
    const { $defs } = JSON.parse(text(schema.file)) as { $defs: { [name: string]: JsonSchema } };
    const bare = Object.entries($defs).flatMap(([name, { properties = {} }]) =>
      Object.entries(properties).flatMap(([key, known]) =>
        known.description || key === 'type' || key === 'kind' ? [] : `${name}.${key}`,
      ),
    );
    expect(bare).toEqual([]);
  });
});

describe('the published schema', () => {
  const { properties } = toolSchema.$defs.Manifest;

  it('knows no version but those of the table', () => {
    expect(properties.sdk.maximum).toBe(LATEST_VERSION);
    expect(CONTRACT_VERSIONS.map(({ version }) => version)).toEqual([1, 2, 3, 4, 5, 6, 7, 8, 9]);
  });

  it('has the ids of the model', () => {
    const pattern = new RegExp(toolSchema.$defs.Identifier.pattern, 'u');
    for (const id of ['a', '0', 'a-b', '-a', 'A', '', 'a_b', 'a\n', 'é'])
      expect(pattern.test(id)).toBe(isIdentifier(id));
  });

  it('judges a manifest in a validator that is not ours', () => {
    const ajv = new Ajv2020({ strict: false });
    const validate = ajv.compile(toolSchema);
    expect(validate(manifestOf('a'))).toBe(true);
    expect(validate({ ...manifestOf('a'), inputs: [{ id: 'a', label: 'A', type: 'number', default: 1 }] })).toBe(false);
    expect(validate({ ...manifestOf('a'), inputs: [{ id: 'a', label: 'A', type: 'colour', default: 1 }] })).toBe(false);
    expect(validate({ ...manifestOf('a'), samples: [{ label: 'a', input: {} }] })).toBe(false);
  });
});

describe('the table of versions', () => {
  const words = (version: number) => CONTRACT_VERSIONS[version - 1]?.adds.join('; ') ?? '';

  it('names every key that a later version added', () => {
    const schemas: JsonSchema[] = [toolSchema, casesSchema];
    for (const { $defs = {} } of schemas) {
      for (const { properties = {} } of Object.values($defs)) {
        for (const [key, { since }] of Object.entries(properties)) {
          if (since !== undefined) expect(words(since)).toContain(`\`${key}\``);
        }
      }
    }
  });

  it('names every kind of result in the version that added it', () => {
    expect(KINDS.size).toBe(13);
    for (const [kind, since] of KINDS) expect(words(since)).toContain(`\`${kind}\``);
  });

  it('names every input and thread of the first', () => {
    for (const type of toolSchema.$defs.InputSpec.properties.type.enum) expect(words(1)).toContain(`\`${type}\``);
    for (const thread of toolSchema.$defs.Runtime.properties.thread.enum) expect(words(1)).toContain(`\`${thread}\``);
  });
});
