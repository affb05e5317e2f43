import { findOwnType, PAGES } from '../../site/reference/find-type.ts';
import { showKey } from '../../site/reference/show-file.ts';
import { writeTypes } from '../../site/reference/write-types.ts';

const PATH = '/reference/inputs/';

export default async function inputs(): Promise<string> {
  return `---
title: Inputs
description: Every type of input of a tool.json, with its keys, their types and defaults.
---

Each entry of \`inputs\` in [the manifest](/reference/manifest/#manifest-inputs) is one control of the form. Its \`type\` says which, and what
\`run\` receives by its \`id\`.

${await showKey('tools/percentiles/tool.json', 'inputs')}

${writeTypes(PAGES.get(PATH)!, { find: findOwnType(PATH), hasVersions: true })}
`;
}
