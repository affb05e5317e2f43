import { dialectPage } from '../../../site/reference/dialect-page.ts';
import { CONTRACT_VERSIONS } from '../../../src/dialects/native/versions.ts';

/** What each version of the contract added, as a table. */
function versions(): string {
  const rows = CONTRACT_VERSIONS.map(
    ({ version, adds }) => `| ${version} | ${adds.join('; ') || 'nothing in the manifest'} |`,
  );
  return ['| Version | Adds |', '| --- | --- |', ...rows].join('\n');
}

export default function native(): Promise<string> {
  return dialectPage({
    id: 'native',
    about:
      "Pegboard's own way to write a tool down: a `tool.json`, a module with its `run`, and a `cases.json` of known answers.",
    example: 'tests/dialects/native/valid/minimal/tool.json',
    attributes: `## Attributes

- [The manifest](/reference/manifest/): every key of \`tool.json\`.
- [Inputs](/reference/inputs/): every type of input and its keys.
- [What a tool can return](/reference/outputs/): every kind of result and its keys.
- [Known answers](/reference/cases/): every key of \`cases.json\`.

## Versions

\`sdk\` says which version of the contract a tool was written against. Each version only adds, and all are supported.

${versions()}`,
  });
}
