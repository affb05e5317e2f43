/** Something that a definition says of its tool, or that is assumed where it says nothing. */
export interface Declaration {
  /** What is declared, as the dialect calls it: `readOnlyHint`. */
  name: string;
  /** Its value, as an author writes it. */
  value: string;
  /** What it means, in a sentence that a person understands. */
  meaning: string;
  /** Said by the definition, or assumed because it says nothing. */
  from: 'said' | 'assumed';
}

/** What a dialect has no word for, or another takes otherwise. */
export interface Loss {
  /** The key of the tool that differs for it, such as `timeoutMs`; `conduct.effects` of one inside. */
  field: string;
  /** What is lost, and what is assumed in its place: a sentence with its full stop. */
  says: string;
}

/** One sentence on several fields that are lost together. */
export function lost(says: string, ...fields: string[]): Loss[] {
  return fields.map((field) => ({ field, says }));
}

/** The fields of a tool that only one with code has. */
export const FIELDS_OF_CODE = ['runs', 'entry', 'adapter', 'kinds', 'seeded', 'thread', 'cases'];

/** What only a dialect says that declares effects and how calls are placed. */
export const FIELDS_OF_SCHEDULING = ['effects', 'scheduling', 'retrySafety', 'concurrency', 'limitMs'].map(
  (part) => `conduct.${part}`,
);

/** A short word on a tool that readers look for, and why it is so. */
export interface Badge {
  text: string;
  /** A sentence with its full stop. */
  reason: string;
  tone: 'plain' | 'good' | 'warn';
}

/** What a tool does to the world and bears, as far as its definition says. Each part is absent where nothing is said. */
export interface Conduct {
  /** What it does outside, such as `fs.read`. */
  effects?: string[];
  /** How calls of it may be put beside others: `parallel, read-only`, `serial`. */
  scheduling?: string;
  readOnly?: boolean;
  destructive?: boolean;
  idempotent?: boolean;
  openWorld?: boolean;
  /** Who may make a failed call again. */
  retrySafety?: 'never' | 'explicit_only' | 'automatic';
  /** What it may run beside. */
  concurrency?: 'parallel' | 'serial' | 'exclusive';
  /** Milliseconds after which a call is given up. Of a tool that runs in the page, the page's own limit is `timeoutMs`. */
  limitMs?: number;
}
