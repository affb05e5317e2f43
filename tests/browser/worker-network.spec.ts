import { expect, test } from './support/test.ts';
import { openTool } from './support/tool-card.ts';

test.use({ site: 'fixture' });

const NAMES = ['fetch', 'XMLHttpRequest', 'WebSocket', 'EventSource', 'importScripts', 'Worker', 'indexedDB', 'caches'];

/** A tool that asks elsewhere as it is loaded, and gives what it has to ask with. */
const PROBE = `export const load = async () => {
  try { await fetch('http://elsewhere.test/fetched'); } catch {}
  const found = ${JSON.stringify(NAMES)}.filter((name) => name in globalThis);
  return { run: () => ({ kind: 'text', text: found.join(' ') }) };
};`;

test('a tool in a worker has nothing to ask another host with', async ({ page, context }) => {
  const asked: string[] = [];
  context.on('request', (request) => asked.push(request.url()));
  await context.route('**/probe.js', (route) => route.fulfill({ contentType: 'text/javascript', body: PROBE }));
  const started = page.waitForEvent('worker');
  const card = await openTool(page, 'worker-echo');
  await card.run.click();
  await expect(card.result).toContainText('worker says hello');
  const worker = (await started).url();
  const output = await page.evaluate(async (url) => {
    const own = new Worker(url, { type: 'module' });
    const next = () => new Promise<MessageEvent>((resolve) => own.addEventListener('message', resolve, { once: true }));
    own.postMessage({ type: 'load', url: new URL('/probe.js', location.href).href });
    const { data: loaded } = await next();
    own.postMessage({ type: 'run', values: {} });
    return [loaded, (await next()).data];
  }, worker);
  expect(output).toEqual([{ type: 'ready' }, { type: 'done', output: { kind: 'text', text: '' } }]);
  expect(asked.filter((url) => url.includes('elsewhere.test'))).toEqual([]);
});
