import { SourceMap } from 'node:module';
import { resolve } from 'node:path';
import type { OutputChunk } from 'rolldown';
import { isInside } from '../../render/links/is-inside.ts';
import { shownPath } from '../file-problem.ts';
import { OWN_SOURCE } from '../own-source.ts';

/** A place in an author's file: its shown path, line and column from 1. */
export interface Place {
  file: string;
  line: number;
  column: number;
}

/** Finds the author's place of one in a bundled file, line and column from 1; undefined where it has none. */
export type Locate = (script: string, line: number, column: number) => Place | undefined;

/**
 * Reads the chunks' source maps, which are not shipped.
 * @param outDir the bundles' directory, which the maps' paths start from
 * @param root the site's root
 */
export function createLocate(chunks: readonly OutputChunk[], outDir: string, root: string): Locate {
  const maps = new Map(chunks.map(({ fileName, map }) => [fileName, map]));
  return (script, line, column) => {
    const map = maps.get(script);
    if (!map) return undefined;
    const found = new SourceMap({ ...map, version: 3, sourceRoot: '', names: map.names ?? [] } as never).findEntry(
      line - 1,
      column - 1,
    );
    if (!('originalSource' in found) || found.originalSource.startsWith('\0')) return undefined;
    const file = resolve(outDir, found.originalSource);
    // What adapts a tool is of no author.
    if (isInside(OWN_SOURCE, file)) return undefined;
    return {
      file: shownPath(root, file),
      line: found.originalLine + 1,
      column: found.originalColumn + 1,
    };
  };
}
