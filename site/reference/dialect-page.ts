import type { Dialect } from '../../src/dialects/dialect.ts';
import { dialects } from '../../src/dialects/index.ts';
import { goldenRules } from './golden-rules.ts';
import { writeRules } from './rule-example.ts';
import { showFile } from './show-file.ts';
import type { Spec } from './spec.ts';
import { findHere, typesOf } from './types-of.ts';
import { writeTypes } from './write-types.ts';

/** What a dialect's page says beside what is made of its schema and its rules. All texts are Markdown. */
export interface DialectText {
  /** The dialect's id. */
  id: string;
  /** What it is, and where more is said of it. */
  about: string;
  /** A definition: a file of this repository. */
  example: string;
  /** In the place of the attributes, where they have pages of their own. Default: what the schema says. */
  attributes?: string;
}

/** The page of a dialect: an example, its attributes and its rules. */
export async function dialectPage({ id, about, example, attributes }: DialectText): Promise<string> {
  const dialect = dialects.find((candidate) => candidate.id === id);
  if (!dialect) throw new Error(`There is no dialect ${id}`);
  const { title, files } = dialect;
  return `---
title: ${JSON.stringify(`${title}: attributes and rules`)}
description: ${JSON.stringify(`Every attribute of ${files.join(' and ')}, and every rule that a tool of ${title} is held to.`)}
---

${about}

${await showFile(example)}

${attributes ?? attributesOfSchema(dialect)}

## Rules

What \`pegboard check\` says of tools in this dialect, each with an example that breaks it. They are tools of this repository, and a test
holds them to what is shown. \`check --format json\` gives the code. Rules on a tool's code and runs are among [all rules](/reference/rules/).

${writeRules(await goldenRules(id), 'rule-')}
`;
}

function attributesOfSchema({ definition }: Dialect): string {
  const schema = definition.schema as Spec;
  const sections = typesOf(schema);
  return writeTypes(sections, { find: findHere(sections) });
}
