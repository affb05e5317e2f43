import { asArray, get, quote, type Rule } from '../../dialect.ts';

/** Where a tool runs; also where the key stands at the top level, which is an error of its own. */
function threadOf(manifest: unknown): unknown {
  return get(get(manifest, 'runtime'), 'thread') ?? get(manifest, 'thread');
}

/** A live card runs where it stands, so nothing may be asked for and nothing be outdated. */
export const liveCard: Rule = function* ({ document }) {
  if (get(document, 'card') !== 'live') return;
  const [severity, path] = ['error', ['card']] as const;
  const capabilities = get(document, 'capabilities');
  // Unknown capabilities are an error of their own.
  if (Array.isArray(capabilities) && capabilities.length > 1 && capabilities.every((item) => item === 'pure')) {
    const fault = 'A live card needs capabilities of exactly ["pure"]';
    yield { severity, path: ['capabilities'], code: 'live-card', fault, fix: 'Write "capabilities": ["pure"]' };
  }
  const status = get(document, 'status');
  if (status === 'deprecated' || status === 'retired') {
    const fault = `A ${status} tool cannot be a live card`;
    yield { severity, path, code: 'live-card', fault, fix: 'Write "card": "info", or "status": "live"' };
  }
};

/** To run at each keystroke is for what is instant, and a worker is for what is not. */
export const autoRunOnMain: Rule = function* ({ document }) {
  if (get(document, 'autoRun') !== true || threadOf(document) !== 'worker') return;
  const fault = 'A tool that needs a worker is not instant, so it cannot run as the reader types';
  const fix = 'Remove "autoRun", or write "thread": "main"';
  yield { severity: 'error', path: ['autoRun'], code: 'auto-run-in-worker', fault, fix };
};

/** Only a worker can be stopped. */
export const timeoutInWorker: Rule = function* ({ document }) {
  const [timeout, thread] = [get(document, 'timeoutMs'), threadOf(document)];
  if (typeof timeout !== 'number' || (thread !== undefined && thread !== 'main')) return;
  const fault = '"timeoutMs" needs a worker: nothing on the main thread can be stopped';
  const fix = 'Write "thread": "worker" in "runtime", or remove "timeoutMs"';
  yield { severity: 'error', path: ['timeoutMs'], code: 'timeout-without-worker', fault, fix };
};

/** Every tool can be given bad input. */
export const kindsHaveError: Rule = function* ({ document }) {
  const kinds = asArray(get(document, 'kinds'));
  if (kinds.length === 0 || kinds.includes('error')) return;
  // A misspelt one is said to be unknown, with the right spelling.
  if (kinds.some((kind) => typeof kind === 'string' && /^err?or?s?$/i.test(kind))) return;
  const fault = '"kinds" does not list "error", and every tool can be given bad input';
  yield {
    severity: 'error',
    path: ['kinds'],
    code: 'kinds-without-error',
    fault,
    fix: `Write "kinds": ${quote([...kinds, 'error'])}`,
  };
};
