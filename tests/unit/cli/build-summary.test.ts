import { expect, it } from 'vitest';
import { formatBuildSummary } from '../../../src/cli/build-summary.ts';

it('a build says what it made, and what of it took longest', () => {
  const text = formatBuildSummary({
    tools: 46,
    servers: 1,
    documents: 0,
    pages: new Map([
      ['home', 1],
      ['tool', 46],
      ['embed', 46],
    ]),
    files: 300,
    bytes: 3_000_000,
    stages: [
      { name: 'Reading tools', ms: 312, slowest: [] },
      {
        name: 'Proving tools',
        ms: 12_345,
        slowest: [
          { name: 'histogram', ms: 1_200 },
          { name: 'crc', ms: 50 },
          { name: 'echo', ms: 49 },
        ],
      },
    ],
  });
  expect(text).toMatchInlineSnapshot(`
    "46 tools, 1 server: 93 pages, 300 files, 2.9 MiB.
    Pages: 46 embed, 46 tool, 1 home.

      Reading tools         0.31 s
      Proving tools         12.3 s  longest: histogram 1.2 s, crc 0.05 s
      Together              12.7 s"
  `);
});
