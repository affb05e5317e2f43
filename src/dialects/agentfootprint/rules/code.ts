import { Code, get, quote, type Rule, type ToolContext } from '../../dialect.ts';
import { MODULE } from '../files.ts';

/** Whether the definition is a module, which can hold functions. */
function isModule({ look }: ToolContext): boolean {
  return look(MODULE).state === 'file';
}

/** A module brings what computes the result, and JSON cannot. */
export const executeIsFunction: Rule = function* ({ document, context }) {
  const execute = get(document, 'execute');
  const [severity, path] = ['error', ['execute']] as const;
  if (execute instanceof Code) return;
  if (!isModule(context)) {
    if (execute === undefined) return;
    const fault = '"execute" is a function, and JSON has none';
    yield { severity, path, at: 'key', code: 'execute-in-json', fault, fix: `Remove it, or write ${MODULE} instead` };
  } else if (execute === undefined) {
    const fault = '"execute" is missing: what computes the result of a call';
    const fix = 'Add "execute": (args, ctx) => …, or write define-tool.json instead';
    yield { severity, path: [], code: 'missing-key', fault, fix };
  } else {
    const fault = `"execute" is ${quote(execute)}, and must be a function`;
    yield { severity, path, code: 'wrong-type', fault, fix: 'Write "execute": (args, ctx) => …' };
  }
};

/** A person agrees to every call, or to those that a function picks. */
export const checkInForm: Rule = function* ({ document, context }) {
  const checkIn = get(document, 'checkIn');
  if (checkIn === undefined || checkIn === 'always' || checkIn instanceof Code) return;
  const forms = isModule(context) ? '"always" or a function of the arguments' : '"always"';
  const fault = `"checkIn" is ${quote(checkIn)}, and must be ${forms}`;
  const fix = checkIn === false ? 'Leave it out' : 'Write "checkIn": "always"';
  yield { severity: 'error', path: ['checkIn'], code: 'check-in-form', fault, fix };
};

/** A screen for a question that is never asked. */
export const componentNeedsCheckIn: Rule = function* ({ document }) {
  if (get(document, 'checkInComponent') === undefined || get(document, 'checkIn') !== undefined) return;
  const fault = '"checkInComponent" collects a decision, and without "checkIn" nobody is asked for one';
  const fix = 'Add "checkIn": "always", or remove "checkInComponent"';
  yield { severity: 'error', path: ['checkInComponent'], at: 'key', code: 'component-without-check-in', fault, fix };
};
