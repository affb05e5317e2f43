/**
 * A JSON value as a form holds it. A number is its text, so that `3.10` stays as it was typed; `raw` is text that may be no JSON yet. An
 * item that holds nothing yet is `blank`, and written as `null`: only the key of an object can be absent.
 */
export type JsonDraft = (
  | { kind: 'text' | 'number' | 'raw'; text: string }
  | { kind: 'boolean'; on: boolean }
  | { kind: 'null' | 'blank' }
  | { kind: 'list'; items: readonly ListItem[] }
  | { kind: 'object'; fields: ReadonlyMap<string, JsonDraft> }
) & {
  /** The branch of a union that the reader chose for it. Default: the one that it fits best. */
  branch?: number;
};

/** An item keeps its key when others are moved. */
export interface ListItem {
  key: number;
  draft: JsonDraft;
}

/** A list or an object, as one that can be narrowed to. */
export type DraftOf<K extends JsonDraft['kind']> = Extract<JsonDraft, { kind: K }>;

/** What a list, a union or a key of the reader's holds as long as it holds nothing. */
export const BLANK: JsonDraft = { kind: 'blank' };

/** A draft as the field for it takes it. */
export function filled(draft: JsonDraft | undefined): JsonDraft | undefined {
  return draft?.kind === 'blank' ? undefined : draft;
}

/** A value as a draft; undefined is none yet. */
export function draftOf(value: unknown): JsonDraft {
  switch (typeof value) {
    case 'string':
      return { kind: 'text', text: value };
    case 'boolean':
      return { kind: 'boolean', on: value };
    case 'object':
      if (value === null) return { kind: 'null' };
      if (Array.isArray(value))
        return { kind: 'list', items: value.map((item, key) => ({ key, draft: draftOf(item) })) };
      return { kind: 'object', fields: new Map(Object.entries(value).map(([name, field]) => [name, draftOf(field)])) };
    case 'undefined':
      return BLANK;
    default:
      return { kind: 'number', text: String(value) };
  }
}

/** Spaces that each level is set in by, as `JSON.stringify` is asked for elsewhere. */
const INDENT = '  ';

/** A draft as JSON text over several lines. */
export function writeJson(draft: JsonDraft, margin = ''): string {
  switch (draft.kind) {
    case 'text':
      return JSON.stringify(draft.text);
    case 'number':
    case 'raw':
      return draft.text;
    case 'boolean':
      return String(draft.on);
    case 'null':
    case 'blank':
      return 'null';
    case 'list':
      return block(
        '[]',
        draft.items.map((item) => writeJson(item.draft, margin + INDENT)),
        margin,
      );
    case 'object':
      return block(
        '{}',
        [...draft.fields].map(([name, field]) => `${JSON.stringify(name)}: ${writeJson(field, margin + INDENT)}`),
        margin,
      );
  }
}

function block(brackets: string, lines: readonly string[], margin: string): string {
  if (lines.length === 0) return brackets;
  const inside = `\n${margin}${INDENT}`;
  return `${brackets[0]}${inside}${lines.join(`,${inside}`)}\n${margin}${brackets[1]}`;
}

/** The value of a draft; undefined where its text is no JSON yet. */
export function heldValue(draft: JsonDraft | undefined): unknown {
  try {
    return draft && JSON.parse(writeJson(draft));
  } catch {
    return undefined;
  }
}

/** An object with a field set or, by undefined, left out. A new one comes last. */
export function withField(object: DraftOf<'object'>, name: string, draft: JsonDraft | undefined): DraftOf<'object'> {
  const fields = new Map(object.fields);
  if (draft) fields.set(name, draft);
  else fields.delete(name);
  return { ...object, fields };
}

/** A list with an item changed. */
export function withItem(list: DraftOf<'list'>, key: number, draft: JsonDraft): DraftOf<'list'> {
  return { ...list, items: list.items.map((item) => (item.key === key ? { key, draft } : item)) };
}

/** A list with an item more, at its end. */
export function withNewItem(list: DraftOf<'list'>, draft: JsonDraft): DraftOf<'list'> {
  const key = Math.max(-1, ...list.items.map((item) => item.key)) + 1;
  return { ...list, items: [...list.items, { key, draft }] };
}

/** A list with the item at an index moved to another. */
export function withMovedItem(list: DraftOf<'list'>, from: number, to: number): DraftOf<'list'> {
  const items = [...list.items];
  items.splice(to, 0, ...items.splice(from, 1));
  return { ...list, items };
}

/** A list without one item. */
export function withoutItem(list: DraftOf<'list'>, key: number): DraftOf<'list'> {
  return { ...list, items: list.items.filter((item) => item.key !== key) };
}
