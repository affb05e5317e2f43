import { asObject, type Discovery, type SiteFacts, type ToolFacts } from '../dialect.ts';
import { cut } from './cut.ts';

/** The most tools that are told of: the format has no pages. Past it, the description says where the others are. */
const MAX_TOOLS = 1000;

const MAX_NAME = 100;
const MAX_DESCRIPTION = 500;

/** What the manifest says of a tool as its definition does (`manifestTool` of CTP's `ctp-manifest.schema.json`, 1.0.0). */
const KEPT = [
  'id',
  'name',
  'description',
  'category',
  'tags',
  'icon',
  'method',
  'parameters',
  'executionMode',
  'deprecated',
];

/**
 * The manifest that CTP's clients look for. There is no API: tools run in their pages, and in frames. Of two tools that CTP would
 * call the same, as one of a server may be called like another that stands alone, the first counts.
 */
export const discovery: Discovery = {
  path: '.well-known/ctp.json',
  write(site) {
    const tools = new Map<string, object>();
    for (const facts of site.tools) {
      const entry = entryOf(facts);
      if (!tools.has(entry.id)) tools.set(entry.id, entry);
    }
    const listed = [...tools.values()].slice(0, MAX_TOOLS);
    return {
      ctpVersion: '1.0.0',
      name: cut(site.title, MAX_NAME),
      description: describe(site, listed.length),
      baseUrl: site.home,
      embedPath: '/embed',
      tools: listed,
      capabilities: { embedding: true, autosense: false, api: false, realtime: false },
    };
  },
};

function entryOf({ document, embed }: ToolFacts): { id: string } {
  const definition = asObject(document) ?? {};
  const kept = KEPT.filter((key) => Object.hasOwn(definition, key)).map((key) => [key, definition[key]]);
  return { ...Object.fromEntries(kept), id: String(definition.id), embedUrl: embed };
}

function describe({ description, catalog, tools }: SiteFacts, listed: number): string {
  if (listed === tools.length) return cut(description, MAX_DESCRIPTION);
  const rest = ` These are ${listed} of its tools; ${catalog} names all.`;
  return cut(description, MAX_DESCRIPTION - rest.length) + rest;
}
