import { readFile } from 'node:fs/promises';
import { goldenRules } from '../../site/reference/golden-rules.ts';
import { type RuleExample, writeRules } from '../../site/reference/rule-example.ts';
import { REPOSITORY } from '../../site/reference/show-file.ts';
import { dialects } from '../../src/dialects/index.ts';
import { WITHOUT_EXAMPLE } from '../../tests/rules/without-example.ts';

/** Examples by the file that holds them: what they are about. */
const TOPICS = new Map([
  ['tests/rules/directories.ts', 'Directories and files'],
  ['tests/rules/definitions.ts', 'Definitions'],
  ['tests/rules/modules.ts', 'Modules'],
  ['tests/rules/runs.ts', 'Runs and known answers'],
  ['tests/rules/documents.ts', 'Documents, help and links'],
  ['tests/rules/mdx.ts', 'MDX'],
]);

/** A rule that the examples of dialects break, and the dialects whose do. */
interface DialectRule {
  example: RuleExample;
  among: { id: string; title: string }[];
}

async function dialectRules(): Promise<Map<string, DialectRule>> {
  const rules = new Map<string, DialectRule>();
  for (const { id, title } of dialects) {
    for (const example of await goldenRules(id)) {
      const rule = rules.get(example.code) ?? { example, among: [] };
      rule.among.push({ id, title });
      rules.set(example.code, rule);
    }
  }
  return rules;
}

/** Rules of one dialect: where they are told, by their codes. */
function writeLinks(rules: readonly DialectRule[]): string {
  const rows = rules
    .toSorted((a, b) => (a.example.code < b.example.code ? -1 : 1))
    .map(({ example: { code }, among }) => {
      const links = among.map(({ id, title }) => `[${title}](/reference/dialects/${id}/#rule-${code})`);
      return `| <a id="${code}" href="#${code}"><code>${code}</code></a> | ${links.join(', ')} |`;
    });
  return ['| Code | Told under |', '| --- | --- |', ...rows].join('\n');
}

export default async function rules(): Promise<string> {
  const examples: RuleExample[] = JSON.parse(await readFile(new URL('tests/rules/expected.json', REPOSITORY), 'utf8'));
  const told = new Set(examples.map(({ code }) => code));
  const ofDialects = [...(await dialectRules()).values()].filter(({ example }) => !told.has(example.code));
  const shared = ofDialects.filter(({ among }) => among.length > 1);
  const topics = [...TOPICS].map(([file, topic]) => {
    return `## ${topic}\n\n${writeRules(examples.filter(({ source }) => source === file))}`;
  });
  const unshown = [...WITHOUT_EXAMPLE].map(
    ([code, why]) => `| <a id="${code}" href="#${code}"><code>${code}</code></a> | ${why} |`,
  );
  return `---
title: Rules
description: Every problem that a check or a build reports, by its code, with an example and what is said of it.
---

Every problem has a code. \`pegboard check --format json\` gives it, and \`/reference/rules/#CODE\` explains it: what is said where something breaks
the rule, as the report of a check prints it, and the example that was broken. Examples are files of this repository, and a test runs
every one of them.

${topics.join('\n\n')}

## Every definition

Of what more than one dialect is held to, one example is shown.

${writeRules(shared.map(({ example }) => example))}

## Definitions of one dialect

${writeLinks(ofDialects.filter(({ among }) => among.length === 1))}

## Without an example

| Code | Why |
| --- | --- |
${unshown.join('\n')}
`;
}
