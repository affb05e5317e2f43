import type { Tool } from '../../model/tool.ts';
import type { Place } from '../bundle/locate.ts';
import type { ModuleFault } from '../bundle/module-fault.ts';
import type { ReadTool } from '../read-tools.ts';
import { hint } from './hint.ts';
import { HEAP_MIB } from './limits.ts';
import type { LoadFault, RunFault } from './outcome.ts';
import { type Subject, type Words, when } from './say.ts';

/** A run that gave no result. */
interface FailedRun {
  subject: Subject;
  read: Pick<ReadTool, 'tool' | 'dialect'>;
  limitMs: number;
  place: Place | undefined;
}

/**
 * What is told of a run that gave no result.
 * @param place where it threw
 */
export function explainFailure(
  failure: RunFault,
  { subject, read: { tool, dialect }, limitMs, place }: FailedRun,
): Words {
  const begin = when(subject);
  switch (failure.type) {
    case 'threw':
      return {
        code: `${subject.type}-threw`,
        fault: `${begin} threw ${failure.error}${place ? ` at ${showPlace(place)}` : ''}`,
        fix:
          hint(failure.error) ??
          `${dialect.refusal ?? 'Take wrong input for what it is'}: a throw says that the tool is broken`,
      };
    case 'timed-out':
      return {
        code: subject.type === 'sample' ? 'sample-slow' : `${subject.type}-timeout`,
        fault: `${begin} took longer than ${limitMs} ms and was stopped`,
        fix: `Make it faster${slower(tool)}`,
      };
    case 'unusable':
      return {
        code: 'bad-result',
        fault: `${begin} returned ${failure.why}`,
        fix: 'Return one of the kinds of result, as plain data',
      };
    case 'out-of-memory':
      return {
        code: 'out-of-memory',
        fault: `${begin} used more than ${HEAP_MIB} MiB of memory`,
        fix: 'Keep less at once',
      };
    case 'exited':
      return {
        code: 'run-exited',
        fault: `${begin} ended its process ${failure.how}`,
        fix: 'Return a result: a tool cannot end the page',
      };
  }
}

/** What else an author may do whose tool takes too long. An adapted tool has neither key. */
function slower({ adapter, thread }: Tool): string {
  if (adapter !== undefined) return '';
  return thread === 'worker'
    ? ', or raise "timeoutMs"'
    : ', or set "thread" to "worker": only there can a reader stop it';
}

/** What is told of a module that could not be loaded, at the place where it threw. */
export function explainLoad(outcome: LoadFault, place: Place | undefined): ModuleFault {
  if (outcome.type === 'no-run') {
    const fix = 'Export the tool: export default { run(input) { … } }';
    return { code: 'module-no-run', fault: 'The default export has no function run', fix };
  }
  const [fault, fix] =
    outcome.type === 'load-failed'
      ? [`The module threw ${outcome.error} as it was loaded`, hint(outcome.error) ?? 'Do the work in run']
      : ['The module did not finish loading', 'Do the work in run, and wait for nothing outside it'];
  return { code: 'module-failed', fault: `${fault}, so nothing of it was run`, fix, ...place };
}

function showPlace({ file, line, column }: Place): string {
  return `${file}:${line}:${column}`;
}
