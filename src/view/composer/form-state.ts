import type { Schema } from '../../model/read-schema.ts';
import type { FieldHints } from '../../model/schema-input.ts';
import type { ShapeReader } from '../../model/schema-shape.ts';
import { type JsonDraft, writeJson } from './json-draft.ts';
import { readJson } from './read-json.ts';
import { settleRules } from './settle-rules.ts';

/** What the fields hold, in step with the JSON text. What the form itself has written is not read back: it would lose how it was typed. */
export class FormState {
  /** What the fields show: of a text that is no JSON, what the last one held that was. */
  draft: JsonDraft | undefined;
  /** Why the text is no JSON; empty when it is. */
  fault = '';
  /** The text comes from the fields. */
  isOwn = false;
  #text: string | undefined;
  readonly #root: Schema;
  readonly #read: ShapeReader;
  readonly #hints: readonly FieldHints[];

  constructor(root: Schema, read: ShapeReader, hints: readonly FieldHints[]) {
    this.#root = root;
    this.#read = read;
    this.#hints = hints;
  }

  /** The text, where it is JSON of an object. */
  get json(): string | undefined {
    return this.fault === '' && this.draft?.kind === 'object' ? this.#text : undefined;
  }

  /** Takes the text that the card holds. */
  take(text: string): void {
    if (text === this.#text) return;
    this.#text = text;
    this.isOwn = false;
    const { draft, fault = '' } = readJson(text);
    this.fault = fault;
    if (draft) this.draft = draft;
  }

  /** Takes what the fields hold now, and gives its text. */
  change(changed: JsonDraft): string {
    const draft = settleRules(this.draft, changed, this.#hints, this.#root, this.#read);
    const text = writeJson(draft);
    const read = readJson(text);
    this.#text = text;
    this.fault = read.fault ?? '';
    this.isOwn = true;
    // What a reader types into one field may read as more than that: `1, "b": 2`.
    this.draft = read.draft && !isWhole(draft) ? read.draft : draft;
    return text;
  }
}

/** Whether all that is typed as JSON is JSON by itself. */
function isWhole(draft: JsonDraft): boolean {
  switch (draft.kind) {
    case 'number':
    case 'raw':
      return readJson(draft.text).fault === undefined;
    case 'list':
      return draft.items.every((item) => isWhole(item.draft));
    case 'object':
      return [...draft.fields.values()].every(isWhole);
    default:
      return true;
  }
}
