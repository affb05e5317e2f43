import type { Badge, Conduct, Declaration } from '../../model/declaration.ts';
import { get } from '../dialect.ts';

/** A hint of a server on one of its tools (MCP, `ToolAnnotations`). */
interface Hint {
  name: 'readOnlyHint' | 'destructiveHint' | 'idempotentHint' | 'openWorldHint';
  conduct: 'readOnly' | 'destructive' | 'idempotent' | 'openWorld';
  /** What a client assumes where the server does not say. */
  assumed: boolean;
  /** It means something only of a tool that may change things. */
  ofChanges: boolean;
  /** What each value means, after "it". */
  means: { true: string; false: string };
  /** What readers see of each value at a glance; nothing of one that says little. */
  badges: { true?: Pick<Badge, 'text' | 'tone'>; false?: Pick<Badge, 'text' | 'tone'> };
}

const HINTS: readonly Hint[] = [
  {
    name: 'readOnlyHint',
    conduct: 'readOnly',
    assumed: false,
    ofChanges: false,
    means: { true: 'changes nothing', false: 'may change things' },
    badges: { true: { text: 'read-only', tone: 'good' } },
  },
  {
    name: 'destructiveHint',
    conduct: 'destructive',
    assumed: true,
    ofChanges: true,
    means: { true: 'may overwrite or delete what is there', false: 'only adds to what is there' },
    badges: { true: { text: 'destructive', tone: 'warn' }, false: { text: 'only adds', tone: 'plain' } },
  },
  {
    name: 'idempotentHint',
    conduct: 'idempotent',
    assumed: false,
    ofChanges: true,
    means: {
      true: 'changes nothing more when it is called again with the same arguments',
      false: 'may change more each time it is called with the same arguments',
    },
    badges: { true: { text: 'idempotent', tone: 'good' } },
  },
  {
    name: 'openWorldHint',
    conduct: 'openWorld',
    assumed: true,
    ofChanges: false,
    means: {
      true: 'deals with a world that is open, as a search of the web does',
      false: 'deals with nothing outside its server',
    },
    badges: { true: { text: 'open world', tone: 'plain' }, false: { text: 'closed world', tone: 'plain' } },
  },
];

/** What a server hints at of a tool. */
export interface Hints {
  /** Only what is said. */
  conduct: Conduct;
  /** What is said, and what is assumed where nothing is. */
  declarations: Declaration[];
  badges: Badge[];
  /** The names of the hints that are assumed. */
  assumed: string[];
}

/** Reads the annotations of a tool. All of them are hints of its server, which nobody holds it to. */
export function readHints(annotations: unknown): Hints {
  const hints: Hints = { conduct: {}, declarations: [], badges: [], assumed: [] };
  const readOnly = get(annotations, 'readOnlyHint') === true;
  for (const { name, conduct, assumed, ofChanges, means, badges } of HINTS) {
    const given = get(annotations, name);
    const isSaid = typeof given === 'boolean';
    const idle = readOnly && ofChanges;
    if (isSaid) hints.conduct[conduct] = given;
    // A tool that changes nothing destroys nothing: there is nothing to assume.
    if (idle && !isSaid) continue;
    const value = isSaid ? given : assumed;
    const sense = means[`${value}`];
    const from = isSaid ? 'said' : 'assumed';
    hints.declarations.push({ name, value: String(value), meaning: sayMeaning(sense, isSaid, idle), from });
    if (!isSaid) hints.assumed.push(name);
    const badge = badges[`${value}`];
    if (!badge || idle) continue;
    if (isSaid) hints.badges.push({ ...badge, reason: `The server says that it ${sense} (${name}).` });
    else if (badge.tone === 'warn') {
      const reason = `The server does not say ${name}, and MCP has clients assume that it ${sense}.`;
      hints.badges.push({ ...badge, text: `may be ${badge.text}`, reason });
    }
  }
  return hints;
}

function sayMeaning(sense: string, isSaid: boolean, idle: boolean): string {
  if (idle) return 'Means nothing here: the server says that the tool changes nothing.';
  return isSaid
    ? `The server says that it ${sense}.`
    : `The server says nothing of it, and MCP has clients assume that it ${sense}.`;
}

/** Conduct as annotations: only what it says. */
export function writeHints(conduct: Conduct): { [hint: string]: boolean } {
  return Object.fromEntries(
    HINTS.flatMap(({ name, conduct: key }) => {
      const value = conduct[key];
      return value === undefined ? [] : [[name, value] as const];
    }),
  );
}

/** The keys of annotations that are hints. */
export const HINT_NAMES: ReadonlySet<string> = new Set(HINTS.map(({ name }) => name));
