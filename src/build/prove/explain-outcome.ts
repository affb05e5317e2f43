import type { Tool } from '../../model/tool.ts';
import type { Outcome } from './guarded-process.ts';
import { HEAP_MIB } from './limits.ts';
import type { Conduct } from './messages.ts';
import { nameOf, type Subject, type Words } from './say.ts';

/** A run that gave no result: what is told of it. `type` is neither `returned` nor a fault of loading. */
export function explainOutcome(outcome: Outcome, subject: Subject, tool: Tool, limitMs: number): Words {
  const name = nameOf(subject);
  switch (outcome.type) {
    case 'threw':
      return {
        code: `${subject.type}-threw`,
        fault: `${name} made run throw ${outcome.error}`,
        fix: 'Return { kind: "error", message } for wrong input: a throw says that the tool is broken',
      };
    case 'timed-out':
      return {
        code: subject.type === 'sample' ? 'sample-slow' : `${subject.type}-timeout`,
        fault: `${name} took longer than ${limitMs} ms and was stopped`,
        fix:
          tool.thread === 'worker'
            ? 'Make run faster, or raise "timeoutMs"'
            : 'Make run faster, or set "thread" to "worker": only there can a reader stop it',
      };
    case 'unusable':
      return {
        code: 'bad-result',
        fault: `${name} made run return ${outcome.why}`,
        fix: 'Return one of the kinds of result, as plain data',
      };
    case 'out-of-memory':
      return {
        code: 'out-of-memory',
        fault: `${name} used more memory than ${HEAP_MIB} MiB`,
        fix: 'Keep less at once',
      };
    case 'exited':
      return {
        code: 'run-exited',
        fault: `${name} ended the process ${outcome.how}`,
        fix: 'Return a result: a tool cannot end the page',
      };
    case 'load-failed':
      return {
        code: 'module-failed',
        fault: `The module threw ${outcome.error} when it was loaded, so nothing of it was run`,
        fix: 'Do the work in run, and use only what a browser has',
      };
    case 'load-timed-out':
      return {
        code: 'module-failed',
        fault: 'The module did not finish loading, so nothing of it was run',
        fix: 'Do the work in run, and await nothing outside it',
      };
    case 'no-run':
      return {
        code: 'module-no-run',
        fault: 'The default export has no function run',
        fix: 'Export the tool: export default { run(input) { … } }',
      };
    default:
      throw new Error(`A run that ${outcome.type} has nothing to explain`);
  }
}

/** Whether the module could not be loaded: no other run can be. */
export function isLoadFault({ type }: Outcome): boolean {
  return type === 'load-failed' || type === 'load-timed-out' || type === 'no-run';
}

/** What a tool did beside returning results, and how bad it is. */
export function explainConduct({ changed, forbidden, strays }: Conduct): [Words, 'error' | 'warning'][] {
  const told: [Words, 'error' | 'warning'][] = [];
  if (forbidden.length > 0) {
    const fix = 'Compute from the inputs alone: a tool has no network, no storage and no modules of Node';
    told.push([{ code: 'forbidden', fault: `The tool uses ${forbidden.join(', ')}, which no tool may`, fix }, 'error']);
  }
  if (changed.length > 0) {
    const fix = 'Keep it in the module: the page and every other tool share this';
    told.push([{ code: 'changes-globals', fault: `The tool changes ${changed.join(', ')}`, fix }, 'error']);
  }
  if (strays.length > 0) {
    const fix = 'Await every promise, and let run itself throw';
    told.push([{ code: 'stray-error', fault: `The tool throws outside run: ${strays.join('; ')}`, fix }, 'warning']);
  }
  return told;
}
