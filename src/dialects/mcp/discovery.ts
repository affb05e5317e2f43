import { asArray, type Discovery, get, type ServerFacts } from '../dialect.ts';

/** The most tools that are told of. Past it, `catalog` says where all are. */
const MAX_TOOLS = 1000;

/** The most servers that are told of. */
const MAX_SERVERS = 1000;

const NOTE =
  'A static site: it documents tools and runs no server, so there is nothing to connect to. Of each server that it documents, `lists` says where the tools are.';

/**
 * What MCP's clients look for at a site: shaped as a server card (modelcontextprotocol.io, SEP-2127), with no `remotes`, for the site
 * runs no server. The tools that stand alone are listed as `tools/list` would; those of the servers that it documents stay in the
 * list of each, as two servers may call a tool the same. What no card has a key for is under `_meta`.
 */
export const discovery: Discovery = {
  path: '.well-known/mcp.json',
  write({ title, description, home, isWhole, version, tools, servers, catalog }) {
    const alone = tools.filter(({ tool }) => tool.server === undefined);
    return {
      ...(isWhole ? { name: `${nameOf(home)}/tools`, websiteUrl: home } : {}),
      title,
      description,
      version,
      remotes: [],
      capabilities: { tools: {} },
      tools: alone.slice(0, MAX_TOOLS).flatMap(({ document }) => asArray(get(document, 'tools'))),
      _meta: {
        'pegboard/note': NOTE,
        'pegboard/catalog': catalog,
        'pegboard/total': tools.length,
        'pegboard/lists': servers.slice(0, MAX_SERVERS).map(listOf),
      },
    };
  },
};

function listOf({ server, page, definition }: ServerFacts): object {
  const { name, description, tools, incomplete } = server;
  return { name, ...(description === '' ? {} : { description }), tools: tools.length, incomplete, page, definition };
}

/** A host in the order of reverse DNS: `com.example.docs`. */
function nameOf(home: string): string {
  return new URL(home).hostname.split('.').reverse().join('.');
}
