import { defaultValues, type Tool } from '../../model/tool.ts';
import { MAIN_LIMIT_MS, MAX_CASE_MS } from './limits.ts';
import type { RunTask } from './messages.ts';
import type { Subject } from './say.ts';

/** One run to do. */
export interface PlannedRun {
  subject: Subject;
  task: RunTask;
}

/**
 * The runs that prove a tool: its default inputs, its cases, its samples, and at last the default inputs again, elsewhere and after
 * all that went before.
 */
export function planRuns(tool: Tool): PlannedRun[] {
  const limitMs = tool.thread === 'worker' ? tool.timeoutMs : MAIN_LIMIT_MS;
  const defaults = defaultValues(tool.inputs);
  const here = { limitMs, elsewhere: false };
  const seed = (elsewhere: boolean): PlannedRun[] =>
    tool.seeded ? [{ subject: { type: 'seed' }, task: { ...here, input: defaults, elsewhere } }] : [];
  return [
    ...seed(false),
    ...tool.cases.map((known, index): PlannedRun => {
      // A reader of a worker waits no longer than its limit, whatever a case allows.
      const most = tool.thread === 'worker' ? limitMs : Math.min(Math.max(known.maxMs ?? 0, limitMs), MAX_CASE_MS);
      return { subject: { type: 'case', index, known }, task: { ...here, input: known.input, limitMs: most } };
    }),
    ...tool.samples.map(({ label, input }, index): PlannedRun => {
      const merged = Object.fromEntries([...Object.entries(defaults), ...Object.entries(input)]);
      return { subject: { type: 'sample', index, label }, task: { ...here, input: merged } };
    }),
    ...seed(true),
  ];
}
