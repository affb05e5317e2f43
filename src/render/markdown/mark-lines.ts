import type { CodeOptions, LineMark } from './code-options.ts';

const SAID: Record<LineMark, string> = { mark: 'Marked', ins: 'Added', del: 'Removed' };

/**
 * Makes each line of coloured code an element, where lines are marked or numbered: a mark is one of HTML's own, so that it is told
 * without colours too. Numbers are no part of the text, and are not copied with it.
 */
export function markLines(html: string, { marks, firstNumber }: CodeOptions): string {
  if (marks.size === 0 && firstNumber === undefined) return html;
  return html
    .split('\n')
    .map((line, index) => {
      const tag = marks.get(index + 1) ?? 'span';
      const number = firstNumber === undefined ? '' : ` data-n="${firstNumber + index}"`;
      return `<${tag} class="pb-line"${number}>${line}\n</${tag}>`;
    })
    .join('');
}

/** The marks of a block in words, for its name: ` Marked: lines 2, 4 to 6. Added: line 3.` */
export function sayMarks({ marks, firstNumber = 1 }: CodeOptions): string {
  return (['mark', 'ins', 'del'] as const)
    .map((mark) => {
      const lines = [...marks].filter(([, of]) => of === mark).map(([line]) => line + firstNumber - 1);
      const ranges = rangesOf(lines.sort((a, b) => a - b));
      return lines.length === 0 ? '' : `. ${SAID[mark]}: ${lines.length === 1 ? 'line' : 'lines'} ${ranges}`;
    })
    .join('');
}

function rangesOf(lines: readonly number[]): string {
  const ranges: [from: number, to: number][] = [];
  for (const line of lines) {
    const last = ranges.at(-1);
    if (last && last[1] + 1 >= line) last[1] = line;
    else ranges.push([line, line]);
  }
  return ranges.map(([from, to]) => (from === to ? `${from}` : `${from} to ${to}`)).join(', ');
}
