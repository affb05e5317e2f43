import type { OutputChunk } from 'rolldown';
import { idOf } from './entry.ts';
import type { ModuleFault } from './module-fault.ts';

/** A tool's code, in bytes, from which on a reader on a phone waits for it. */
const LARGE_BYTES = 256 * 1024;

/** The most code a tool may have, in bytes. */
const MAX_BYTES = 4 * 1024 * 1024;

/** What may be shipped, and what is said of the rest, by tool id. */
export interface CheckedChunks {
  chunks: OutputChunk[];
  refused: Map<string, ModuleFault[]>;
  warnings: Map<string, ModuleFault[]>;
}

/** Holds each tool's code, with all it imports, to a size. */
export function checkChunks(chunks: readonly OutputChunk[]): CheckedChunks {
  const byName = new Map(chunks.map((chunk) => [chunk.fileName, chunk]));
  const refused = new Map<string, ModuleFault[]>();
  const warnings = new Map<string, ModuleFault[]>();
  const shipped = new Set<string>();
  for (const chunk of chunks) {
    const id = idOf(chunk.facadeModuleId ?? '');
    if (id === undefined) continue;
    const needed = closure(byName, chunk.fileName);
    const bytes = [...needed].reduce((sum, name) => sum + Buffer.byteLength(byName.get(name)?.code ?? ''), 0);
    if (bytes > MAX_BYTES) {
      refused.set(id, [tooLarge(bytes)]);
      continue;
    }
    for (const name of needed) shipped.add(name);
    if (bytes > LARGE_BYTES) warnings.set(id, [large(bytes)]);
  }
  return { chunks: chunks.filter(({ fileName }) => shipped.has(fileName)), refused, warnings };
}

/** A file and all it imports, at once or later. */
function closure(byName: ReadonlyMap<string, OutputChunk>, fileName: string): Set<string> {
  const seen = new Set([fileName]);
  for (const name of seen) {
    const chunk = byName.get(name);
    for (const imported of [...(chunk?.imports ?? []), ...(chunk?.dynamicImports ?? [])]) seen.add(imported);
  }
  return seen;
}

function tooLarge(bytes: number): ModuleFault {
  return {
    code: 'module-size',
    fault: `The bundled module is ${kib(bytes)}, and ${kib(MAX_BYTES)} is the most`,
    fix: 'Import less: a smaller package, or only the part that is used',
  };
}

function large(bytes: number): ModuleFault {
  return {
    severity: 'warning',
    code: 'module-large',
    fault: `The bundled module is ${kib(bytes)}: a reader waits for it on a slow line`,
    fix: `Import less, to stay below ${kib(LARGE_BYTES)}`,
  };
}

function kib(bytes: number): string {
  return `${Math.round(bytes / 1024)} KiB`;
}
