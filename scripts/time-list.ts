// Times reading, checking and normalising one list of many tools, in a process of its own: its peak memory is printed too.
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { readTools } from '../src/build/read-tools.ts';
import { makeList } from './make-list.ts';

const count = Number(process.argv[2]);
const root = mkdtempSync(join(tmpdir(), 'pegboard-list-'));
try {
  const folder = join(root, 'tools', 'many');
  mkdirSync(folder, { recursive: true });
  const text = JSON.stringify(makeList(count));
  writeFileSync(join(folder, 'mcp.json'), text);
  const start = performance.now();
  const { tools, problems } = await readTools({ tools: join(root, 'tools'), root });
  const seconds = (performance.now() - start) / 1000;
  if (tools.length !== count || problems.length > 0)
    throw new Error(`${tools.length} tools, ${problems.length} problems`);
  const megabytes = Math.round(process.resourceUsage().maxRSS / 1024);
  console.log(
    `a list of ${count} tools (${(text.length / 1e6).toFixed(1)} MB) is read in ${seconds.toFixed(1)} s, with ${megabytes} MB at the most`,
  );
} finally {
  rmSync(root, { recursive: true, force: true });
}
