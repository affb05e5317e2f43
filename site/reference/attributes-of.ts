import type { Spec } from './spec.ts';
import { code, type FindType, typeWords } from './type-words.ts';
import type { TypeSection } from './types-of.ts';

/** A key of an object, as the reference tells of it. All texts are Markdown. */
export interface Attribute {
  name: string;
  /** Unique on its page and stable: the section's anchor, `-`, and the name in lower case. */
  anchor: string;
  type: string;
  isRequired: boolean;
  /** What holds where it is left out; undefined where nothing does. */
  default: string | undefined;
  /** The contract version that added it. */
  since: number;
  notes: string;
}

/** Longest example that stands among the notes, in characters: a longer one is seen in the page's own example. */
const MAX_EXAMPLE = 60;

/** The keys of a type, those that must be given first. */
export function attributesOf({ anchor, spec, since }: TypeSection, find: FindType): Attribute[] {
  const required = new Set(spec.required);
  const all = Object.entries(spec.properties ?? {}).map(([name, part]): Attribute => {
    const { rest, fallback } = splitDefault(part.description ?? '');
    return {
      name,
      anchor: `${anchor}-${name.toLowerCase().replace(/[^a-z0-9_]+/g, '')}`,
      type: typeWords(part, find),
      isRequired: required.has(name),
      default: part.default === undefined ? fallback : code(part.default),
      since: Math.max(since, part.since ?? 1),
      notes: [part.deprecated ? '**Deprecated.**' : '', rest, ...exampleOf(part)].filter(Boolean).join(' '),
    };
  });
  return [...all.filter(({ isRequired }) => isRequired), ...all.filter(({ isRequired }) => !isRequired)];
}

/** A description, and what its sentence `Default …` says, which stands in a column of its own. */
export function splitDefault(description: string): { rest: string; fallback: string | undefined } {
  const match = /(?:^|\s)Default:? ([^.]+(?:\.\S[^.]*)*)\./.exec(description);
  if (!match) return { rest: description, fallback: undefined };
  return { rest: description.replace(match[0], '').trim(), fallback: match[1] };
}

function exampleOf({ examples = [] }: Spec): string[] {
  return examples
    .map(code)
    .filter((text) => text.length <= MAX_EXAMPLE)
    .slice(0, 1)
    .map((text) => `Example: ${text}`);
}
