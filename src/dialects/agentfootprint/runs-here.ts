import { Code, get } from '../dialect.ts';
import type { DefineToolOptions } from './define-tool.ts';

/** What a page cannot give a tool, by the key that asks for it. */
const ELSEWHERE = {
  capabilities: 'it touches what a page has not',
  needs: 'it needs a credential',
  checkIn: 'a person must agree first',
  wants: 'it needs the data of an artifact',
  composedOf: 'it calls other tools',
} as const;

/** Why a tool that has code does not run in a page, as the end of a sentence; undefined where it does. */
export function whyNotHere(options: DefineToolOptions): string | undefined {
  const [, why] = Object.entries(ELSEWHERE).find(([key]) => asks(get(options, key))) ?? [];
  return why;
}

/** An empty list asks for nothing. */
function asks(value: unknown): boolean {
  return value !== undefined && !(Array.isArray(value) && value.length === 0);
}

/** Whether a tool runs in a page: it has code that asks for nothing there. */
export function runsHere(options: DefineToolOptions): boolean {
  return options.execute instanceof Code && whyNotHere(options) === undefined;
}
