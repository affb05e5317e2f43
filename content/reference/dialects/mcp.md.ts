import { dialectPage } from '../../../site/reference/dialect-page.ts';

export default function mcp(): Promise<string> {
  return dialectPage({
    id: 'mcp',
    about:
      'The tools of a server of the Model Context Protocol. [Tools of MCP servers](/dialects/mcp/) tells how they are read and what their pages do.',
    example: 'tests/dialects/mcp/valid/result/mcp.json',
  });
}
