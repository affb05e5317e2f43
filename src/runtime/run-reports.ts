import type { Output, OutputKind } from '../model/output.ts';
import type { Failure } from '../view/panel-state.ts';
import { checkOutput } from './check-output.ts';
import { createFrameGate } from './frame-gate.ts';
import type { RunEvent } from './state.ts';

/** Takes what a run says. After its end, or when it was dropped, nothing gets through. */
export interface RunReports {
  progress(fraction: number, partial: Output | undefined): void;
  done(output: unknown): void;
  /** @param detail for the console */
  failed(failure: Failure, detail: unknown): void;
  drop(): void;
  readonly open: boolean;
}

/**
 * @param kinds what the tool declares
 * @param tell receives progress at most once a frame, and one end
 */
export function createRunReports(
  run: number,
  kinds: readonly OutputKind[],
  tell: (event: RunEvent) => void,
): RunReports {
  let open = true;
  const gate = createFrameGate(tell);
  const close = () => {
    open = false;
    gate.clear();
  };
  const failed = (failure: Failure, detail: unknown) => {
    if (!open) return;
    close();
    console.error(detail);
    tell({ type: 'failed', run, failure });
  };
  return {
    progress(fraction, partial) {
      if (!open) return;
      const drawable = partial !== undefined && checkOutput(partial, kinds) === '' ? partial : undefined;
      const bounded = Number.isFinite(fraction) ? Math.min(Math.max(fraction, 0), 1) : 0;
      gate.push({ type: 'progress', run, fraction: bounded, partial: drawable });
    },
    done(output) {
      if (!open) return;
      const fault = checkOutput(output, kinds);
      if (fault !== '') return failed('shape', new TypeError(fault));
      close();
      tell({ type: 'done', run, output: output as Output });
    },
    failed,
    drop: close,
    get open() {
      return open;
    },
  };
}
