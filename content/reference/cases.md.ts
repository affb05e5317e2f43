import { findOwnType, PAGES } from '../../site/reference/find-type.ts';
import { showFile } from '../../site/reference/show-file.ts';
import { writeTypes } from '../../site/reference/write-types.ts';

const PATH = '/reference/cases/';

export default async function cases(): Promise<string> {
  return `---
title: Known answers
description: Every key of a cases.json, the list of known answers that prove a tool.
---

A tool's \`cases.json\` lists inputs and what \`run\` must return for them. Each is run when the site is built, on the very code that is
published: a build with a wrong answer fails.

${await showFile('tools/leap-year/cases.json')}

${writeTypes(PAGES.get(PATH)!, { find: findOwnType(PATH), hasVersions: true })}
`;
}
