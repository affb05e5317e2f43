import { findOwnType, PAGES } from '../../site/reference/find-type.ts';
import { showFile } from '../../site/reference/show-file.ts';
import { writeTypes } from '../../site/reference/write-types.ts';

const PATH = '/reference/manifest/';

export default async function manifest(): Promise<string> {
  return `---
title: The manifest
description: Every key of a tool.json, with its type, its default and the contract version that added it.
---

A tool's \`tool.json\` says what the tool is, which inputs its form has and what it can return. It is described here by the schema that
checks it. What each rule says beyond the schema is told in [the rules](/reference/dialects/native/#rules).

${await showFile('tools/leap-year/tool.json')}

${writeTypes(PAGES.get(PATH)!, { find: findOwnType(PATH), hasVersions: true })}
`;
}
