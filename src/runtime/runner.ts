import type { InputValues } from '../model/input.ts';
import type { Report } from './reporter.ts';

/** Runs one tool. */
export interface Runner {
  /** Loads the tool ahead of its first run; rejects when that fails. It may be called again. */
  prepare(): Promise<unknown>;
  /**
   * Starts a run; one that is under way is stopped first. It may come before, or instead of, `prepare`.
   * @param report takes what the run reports
   */
  start(values: InputValues, report: (report: Report) => void): void;
  /** Stops the run that is under way, if any: it reports nothing more. */
  stop(): void;
  /** Stops, and gives back what the runner holds. It still works afterwards. */
  dispose(): void;
}
