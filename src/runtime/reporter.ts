import type { Output, OutputKind } from '../model/output.ts';
import type { Failure } from '../view/panel-state.ts';
import type { RunEvent } from './state.ts';

/** What a run says, as it comes from a tool. `detail` is for the console. */
export type Report =
  | { type: 'progress'; fraction: number; partial: Output | undefined }
  | { type: 'done'; output: unknown }
  | { type: 'failed'; failure: Failure; detail: unknown };

/**
 * Takes the reports of one run. Of progress the latest gets through, once a frame; after the end nothing does.
 * @param kinds what the tool declares
 */
export function createReporter(run: number, kinds: readonly OutputKind[], tell: (event: RunEvent) => void) {
  let open = true;
  let waiting: RunEvent | undefined;
  return (report: Report) => {
    if (!open) return;
    if (report.type === 'progress') {
      if (waiting === undefined) {
        requestAnimationFrame(() => {
          if (open && waiting) tell(waiting);
          waiting = undefined;
        });
      }
      const { fraction, partial } = report;
      waiting = { type: 'progress', run, fraction, partial: isDeclared(partial, kinds) ? partial : undefined };
      return;
    }
    open = false;
    if (report.type === 'failed') {
      console.error(report.detail);
      tell({ type: 'failed', run, failure: report.failure });
    } else if (isDeclared(report.output, kinds)) tell({ type: 'done', run, output: report.output });
    else {
      console.error('Undeclared result:', report.output);
      tell({ type: 'failed', run, failure: 'shape' });
    }
  };
}

/** Its inside was checked at build time with every known answer, and here it is by drawing it. */
function isDeclared(output: unknown, kinds: readonly OutputKind[]): output is Output {
  try {
    return kinds.includes((output as Output | null | undefined)?.kind as OutputKind);
  } catch {
    // A tool on the page's own thread may return anything, such as a getter that throws.
    return false;
  }
}
