import type { RootContent } from 'mdast';
import { openingArguments } from '../../model/opening-arguments.ts';
import type { Tool } from '../../model/tool.ts';
import { writeCall } from '../../view/composer/write-call.ts';
import { inWords } from '../lost-fields.ts';
import { sayTaken, sayValue } from '../say-input.ts';
import type { Site, ToolPage } from '../site.ts';
import { addressFrom, addressOf, embedPath, serverPath, tagPath } from '../urls.ts';
import { htmlMarkdown } from './html-markdown.ts';
import {
  code,
  codeBlock,
  heading,
  type Inline,
  link,
  list,
  paragraph,
  plainText,
  table,
  writeMarkdown,
} from './markdown.ts';
import { schemaMarkdown } from './schema-markdown.ts';

/** What is read of a site for the text of one tool. */
export type ToolSite = Pick<Site, 'base' | 'origin' | 'servers' | 'toolPages'>;

/** Most characters of JSON of a definition that are written out: all of it is in the tool's files. */
const MAX_JSON = 10_000;

type Block = RootContent | undefined;

/** The page of a tool as Markdown: all that it says, and how the tool is called. */
export function toolMarkdown(page: ToolPage, site: ToolSite): string {
  const { tool } = page;
  const more = tool.description.startsWith(tool.blurb) ? tool.description.slice(tool.blurb.length) : tool.description;
  return writeMarkdown([
    heading(1, tool.name),
    paragraph(tool.blurb),
    ...plainText(more),
    list(facts(page, site)),
    ...inputs(page, site),
    ...results(page, site),
    ...samples(tool),
    ...help(page, site),
    ...calls(tool),
    ...declarations(tool),
    ...proof(page),
    ...links(page, site),
    ...programs(page, site),
  ]);
}

function section(title: string, ...blocks: Block[]): Block[] {
  return blocks.some((block) => block !== undefined) ? [heading(2, title), ...blocks] : [];
}

function facts({ tool, path, dialect, tags, commit }: ToolPage, site: ToolSite): Inline[][] {
  const server = site.servers.get(tool.server ?? '')?.server;
  const lines: (Inline[] | undefined)[] = [
    ['Id: ', code(tool.id)],
    ['Page: ', link(addressOf(site, path), addressOf(site, path))],
    tool.status === 'retired'
      ? undefined
      : ['In a frame: ', link(addressOf(site, embedPath(tool.id)), addressOf(site, embedPath(tool.id)))],
    server && ['Server: ', link(server.name, addressOf(site, serverPath(server.id)))],
    tool.version === undefined ? undefined : ['Version: ', code(tool.version)],
    ['Status: ', tool.status, tool.statusNote ? `: ${tool.statusNote}` : ''],
    ['Runs: ', runs(tool)],
    ['Dialect: ', dialect],
    tool.category === undefined ? undefined : ['Category: ', tool.category],
    tags.length === 0
      ? undefined
      : ['Tags: ', ...joined(tags.map(({ name, slug }) => link(name, addressOf(site, tagPath(slug)))))],
    commit === undefined ? undefined : ['As of commit: ', code(commit)],
  ];
  return lines.filter((line) => line !== undefined);
}

function runs(tool: Tool): string {
  if (tool.status === 'retired') return 'no longer';
  return tool.runs
    ? 'in the page, in the browser of whoever opens it'
    : 'not on this site, which only shows how it is called';
}

function inputs({ tool, path }: ToolPage, site: ToolSite): Block[] {
  const [first] = tool.inputs;
  const url = addressOf(site, `${path}input.schema.json`);
  if (first?.type === 'schema') return section('Inputs', ...schemaMarkdown(first.schema, url));
  if (!first) return section('Inputs', paragraph('It takes none.'));
  const rows = tool.inputs.map((input): Inline[] => [
    input.label,
    code(input.id),
    sayTaken(input),
    code(sayValue(input.default)),
    input.description ?? '',
  ]);
  return section(
    'Inputs',
    table(['Input', 'Id', 'Takes', 'Default', 'Description'], rows),
    paragraph('All as ', link('JSON Schema', url), '.'),
  );
}

function results({ tool, path }: ToolPage, site: ToolSite): Block[] {
  const kinds = new Intl.ListFormat('en', { type: 'disjunction' }).format(tool.kinds);
  const verb = tool.status === 'retired' ? 'It answered' : 'It may answer';
  return [
    ...(tool.outputSchema
      ? section('Output', ...schemaMarkdown(tool.outputSchema, addressOf(site, `${path}output.schema.json`)))
      : []),
    ...section('Results', tool.kinds.length > 0 ? paragraph(`${verb} with ${kinds}.`) : undefined),
  ];
}

function samples({ samples, inputs }: Tool): Block[] {
  const label = (id: string) => inputs.find((input) => input.id === id)?.label ?? id;
  const lines = samples.map((sample): Inline[] => [
    `${sample.label}: `,
    ...joined(Object.entries(sample.input).map(([id, value]) => [`${label(id)} `, code(sayValue(value))])),
  ]);
  return section('Samples', list(lines));
}

function help({ help, path }: ToolPage, site: ToolSite): Block[] {
  return help ? section('Help', ...htmlMarkdown(help.html, { ...site, path, toolOf: () => undefined })) : [];
}

function calls({ calls, inputSchema }: Tool): Block[] {
  if (calls.length === 0) return [];
  const values = openingArguments(inputSchema);
  return section(
    'How it is called',
    ...calls.flatMap((format) => [
      paragraph(`${format.label}:`),
      codeBlock(writeCall(format, values), format.language),
    ]),
  );
}

function declarations({ declarations, modelView, rest }: Tool): Block[] {
  const lines = declarations.map(({ name, value, meaning, from }): Inline[] => [
    code(name),
    ' ',
    code(value),
    from === 'assumed' ? ' (assumed)' : '',
    `: ${meaning}`,
  ]);
  const kept = JSON.stringify(rest, null, 2);
  return [
    ...section('What it declares', list(lines)),
    ...(modelView
      ? section(
          'What a model sees',
          paragraph('Of what stands here, the name, the description and the arguments: ', code(modelView.name)),
          ...plainText(modelView.description),
        )
      : []),
    ...(Object.keys(rest).length > 0
      ? section(
          'Also in its definition',
          kept.length > MAX_JSON
            ? paragraph(`${kept.length} characters of JSON, kept in its file.`)
            : codeBlock(kept, 'json'),
        )
      : []),
  ];
}

function proof({ cases }: ToolPage): Block[] {
  return section('Proof', list(cases.map(({ name, passed }) => [`${passed ? 'passed' : 'failed'}: ${name}`])));
}

function links({ links, related, path }: ToolPage, site: ToolSite): Block[] {
  const listed = (of: typeof links) => list(of.map(({ label, href }) => [link(label, addressFrom(site, href, path))]));
  return [...section('Links', listed(links)), ...section('Related tools', listed(related))];
}

function programs({ tool, emitted, dialect }: ToolPage, site: ToolSite): Block[] {
  const lines = emitted.map(({ title, file, path, refused, losses }): Inline[] => [
    path === undefined ? file : link(file, addressOf(site, path)),
    ` ${title}.`,
    refused === undefined ? '' : ` Not written. ${refused}`,
    losses.length === 0 ? '' : ` Leaves out ${inWords(losses)}.`,
  ]);
  const open = [...new Set(tool.losses.map(({ says }) => says))].map((says) => [says]);
  return [
    ...section('For programs', list(lines)),
    ...(open.length > 0 ? [heading(3, `What ${dialect} leaves open`), list(open)] : []),
  ];
}

/** With a comma between them. */
function joined(parts: readonly (Inline | Inline[])[]): Inline[] {
  return parts.flatMap((part, index) => [...(index === 0 ? [] : [', ']), ...[part].flat()]);
}
