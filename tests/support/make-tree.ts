import { mkdirSync, mkdtempSync, rmSync, symlinkSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { onTestFinished } from 'vitest';

/** What stands at a path: a file's text or bytes, or a link and where it leads. */
export type Entry = string | Uint8Array | { link: string };

/**
 * Makes a directory of files that lives as long as the test, and returns its path. A path that ends in `/` is a directory.
 * @param within where it is made. Default: the system's temporary directory
 */
export function makeTree(entries: { [path: string]: Entry }, within = tmpdir()): string {
  mkdirSync(within, { recursive: true });
  const root = mkdtempSync(join(within, 'pegboard-test-'));
  onTestFinished(() => rmSync(root, { recursive: true, force: true }));
  for (const [path, entry] of Object.entries(entries)) {
    const absolute = join(root, path);
    mkdirSync(path.endsWith('/') ? absolute : dirname(absolute), { recursive: true });
    if (path.endsWith('/')) continue;
    if (typeof entry === 'string' || entry instanceof Uint8Array) writeFileSync(absolute, entry);
    else symlinkSync(entry.link, absolute);
  }
  return root;
}

/** A manifest without a fault. */
export function manifestOf(id: string): { [key: string]: unknown } {
  return {
    sdk: 9,
    id,
    name: 'Word count',
    blurb: 'Counts the words of a text.',
    version: '1.0.0',
    capabilities: ['pure'],
    runtime: { entry: 'index.ts' },
    kinds: ['fields', 'error'],
    inputs: [{ id: 'text', type: 'text', label: 'Text', default: 'one two' }],
  };
}

/** The files of a tool whose check passes. */
export function toolFiles(id: string, changes: { [key: string]: unknown } = {}): { [path: string]: string } {
  const expect = { kind: 'fields', fields: [{ label: 'words', value: '2' }] };
  return {
    [`tools/${id}/tool.json`]: JSON.stringify({ ...manifestOf(id), ...changes }, null, 2),
    [`tools/${id}/index.ts`]: `export default {
      run({ text }: { text: string }) {
        const words = text.split(/\\s+/).filter(Boolean);
        if (words.length === 0) return { kind: 'error', message: 'No word.', input: 'text' };
        return { kind: 'fields', fields: [{ label: 'words', value: String(words.length) }] };
      },
    };`,
    [`tools/${id}/cases.json`]: JSON.stringify([{ name: 'two words', input: { text: 'a b' }, expect }]),
  };
}
