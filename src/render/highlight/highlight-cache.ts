import { createHash } from 'node:crypto';
import { mkdirSync, readFileSync, renameSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import shiki from 'shiki/package.json' with { type: 'json' };
import { TOKEN_THEME } from './token-theme.ts';

/** Raised when the HTML of a block changes for the same code. */
const FORMAT = 1;

/** One file's blocks of code, coloured; for the next run. */
export interface HighlightCache {
  /** The blocks' HTML as it was made for this very code, if it was. */
  read(file: string, key: string): string[] | undefined;
  write(file: string, key: string, html: readonly string[]): void;
}

/** Changes with everything but the code that the HTML follows from. */
const VERSION = digest(JSON.stringify([FORMAT, shiki.version, TOKEN_THEME]));

/** What a list of blocks is known by: everything their HTML follows from. */
export function blocksKey(blocks: readonly { code: string; language: { id: string } | 'plain' }[]): string {
  const parts = blocks.map(({ code, language }) => [language === 'plain' ? '' : language.id, code]);
  return digest(JSON.stringify([VERSION, parts]));
}

/**
 * Keeps coloured code in a folder, one small file for each Markdown file: a later run replaces it, so the folder never
 * holds more than the site does. What cannot be read or written is as if it were not there.
 */
export function createHighlightCache(folder: string | undefined): HighlightCache {
  if (folder === undefined) return { read: () => undefined, write: () => undefined };
  const pathOf = (file: string) => join(folder, `${digest(file).slice(0, 24)}.json`);
  return {
    read(file, key) {
      try {
        const entry: unknown = JSON.parse(readFileSync(pathOf(file), 'utf8'));
        return isEntry(entry) && entry.key === key ? entry.html : undefined;
      } catch {
        return undefined;
      }
    },
    write(file, key, html) {
      const path = pathOf(file);
      const draft = `${path}.${process.pid}`;
      try {
        mkdirSync(folder, { recursive: true });
        writeFileSync(draft, JSON.stringify({ key, html }));
        renameSync(draft, path);
      } catch {
        // A full or read-only disk costs the next run its head start, and nothing else.
      }
    },
  };
}

function isEntry(entry: unknown): entry is { key: string; html: string[] } {
  const { key, html } = (entry ?? {}) as { key?: unknown; html?: unknown };
  return typeof key === 'string' && Array.isArray(html) && html.every((block) => typeof block === 'string');
}

function digest(text: string): string {
  return createHash('sha256').update(text).digest('hex');
}
