import { MAX_CELLS, MAX_DEPTH, MAX_ENTITIES, MAX_UNDERSCORES } from './limits.ts';
import type { Reporter } from './reporter.ts';

/** Something the parser would take too long over. */
export interface Excess {
  /** Counted from 1. */
  line: number;
  code: 'markdown-too-deep' | 'markdown-too-large';
  fault: string;
  fix: string;
}

/** Marks of quotes and list items at the beginning of a line, one more than may be. */
const CONTAINERS = new RegExp(`^(?:[ \\t]*(?:>|(?:[-*+]|\\d{1,9}[.)])(?=[ \\t]))){${MAX_DEPTH + 1}}`);

const FENCE = /^[ >]*(`{3,}|~{3,})/;

/**
 * Finds what a Markdown parser takes more than linear time or memory over, before it is parsed: deep nesting, tables
 * whose short rows are filled up with cells, and paragraphs full of marks that have to be paired or replaced.
 */
export function findExcess(text: string): Excess | undefined {
  const lines = text.split(/\r\n|\n|\r/);
  let fence: string | undefined;
  let underscores = 0;
  let entities = 0;
  for (const [index, content] of lines.entries()) {
    const line = index + 1;
    if (fence !== undefined) {
      const closing = FENCE.exec(content)?.[1];
      if (closing?.startsWith(fence)) fence = undefined;
      continue;
    }
    fence = FENCE.exec(content)?.[1];
    if (CONTAINERS.test(content)) {
      const fault = `Quotes or lists stand more than ${MAX_DEPTH} levels inside one another`;
      return { line, code: 'markdown-too-deep', fault, fix: 'Nest them less deeply' };
    }
    const columns = isDelimiterRow(content) ? content.split('|').length : 0;
    if (columns * (lines.length - index) > MAX_CELLS) {
      const fault = `A table of ${columns} columns above ${lines.length - index} lines could have more than ${MAX_CELLS} cells`;
      return { line, code: 'markdown-too-large', fault, fix: 'Make the table narrower, or split the file' };
    }
    const blank = content.trim() === '';
    underscores = blank ? 0 : underscores + count(content, /_/g);
    entities = blank ? 0 : entities + count(content, /&(?=[#a-z])/gi);
    if (underscores > MAX_UNDERSCORES || entities > MAX_ENTITIES) {
      const [number, what] =
        entities > MAX_ENTITIES ? [MAX_ENTITIES, 'character references'] : [MAX_UNDERSCORES, 'underscores'];
      const fault = `A paragraph has more than ${number} ${what}`;
      return {
        line,
        code: 'markdown-too-large',
        fault,
        fix: 'Split it by blank lines, or put it into a block of code',
      };
    }
  }
  return undefined;
}

/** Reports what {@link findExcess} finds. @returns whether it found something */
export function reportExcess(text: string, reporter: Reporter): boolean {
  const excess = findExcess(text);
  if (!excess) return false;
  const { line, code, fault, fix } = excess;
  reporter.error({ position: { start: { line, column: 1 } } }, code, fault, fix);
  return true;
}

/** The line below a table's head: dashes, bars and colons only, perhaps in a quote or a list. */
function isDelimiterRow(line: string): boolean {
  return line.includes('-') && line.includes('|') && /^[\s>|:*+\d.)-]*$/.test(line);
}

function count(text: string, pattern: RegExp): number {
  return text.match(pattern)?.length ?? 0;
}
