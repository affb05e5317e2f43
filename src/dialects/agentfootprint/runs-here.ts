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

/** Why a tool does not run in a page, as ends of a sentence; none where it does. */
export function whyNotHere(options: DefineToolOptions): string[] {
  const asked = Object.entries(ELSEWHERE).filter(([key]) => asks(get(options, key)));
  const reasons: string[] = asked.map(([, reason]) => reason);
  return options.execute instanceof Code ? reasons : ['its definition holds no code', ...reasons];
}

/** An empty list asks for nothing. */
function asks(value: unknown): boolean {
  return value !== undefined && !(Array.isArray(value) && value.length === 0);
}
