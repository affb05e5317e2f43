import type { Finding } from '../../model/problem.ts';
import { asObject, get, quote } from '../dialect.ts';
import { findTools } from './tool-list.ts';

const FIX = 'Save what the server answers to tools/list: {"tools": […]}';

/** A document that holds no list of tools: nothing else of it can be judged. */
export function notAList(document: unknown): Finding | undefined {
  if (findTools(document)) return undefined;
  const say = (fault: string, fix = FIX, path: string[] = []): Finding => {
    return { severity: 'error', path, code: 'not-a-list', fault, fix };
  };
  const error = asObject(get(document, 'error'));
  if (error) {
    const [code, message] = [get(error, 'code'), get(error, 'message')];
    const fault = `This is the server's refusal (${[code, message].map(quote).join(', ')}), not its tools`;
    return say(fault, 'Ask for tools/list again, and save an answer with a "result"', ['error']);
  }
  // Editors and chat programs keep their own settings in files of this name.
  const settings = ['mcpServers', 'servers'].find((key) => asObject(get(document, key)));
  if (settings) {
    return say(`This file says how a client starts servers (${quote(settings)}), and not what tools they have`);
  }
  const method = get(document, 'method');
  if (method !== undefined) return say(`This is the request ${quote(method)}, not the answer to it`);
  const holder = asObject(get(document, 'result')) ? ['result'] : [];
  if (get(holder.length > 0 ? get(document, 'result') : document, 'tools') === undefined) {
    return say(`There is no "tools" ${holder.length > 0 ? 'in "result"' : 'in this file'}`, FIX, holder);
  }
  return say('"tools" is no list', FIX, [...holder, 'tools']);
}
