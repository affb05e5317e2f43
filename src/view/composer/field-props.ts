import type { ComponentType } from 'preact';
import type { Schema } from '../../model/read-schema.ts';
import type { FieldHints } from '../../model/schema-input.ts';
import type { ShapeReader } from '../../model/schema-shape.ts';
import type { JsonDraft } from './json-draft.ts';

/** What all fields of a form share. */
export interface ComposerForm {
  /** Draws any field: objects and lists are made of others. */
  Field: ComponentType<FieldProps>;
  read: ShapeReader;
  /** What is wrong with a value, by its JSON Pointer. */
  faults: ReadonlyMap<string, string>;
  /** Of properties at the top, by name. */
  hints: ReadonlyMap<string, FieldHints>;
  /** Properties at the top that are not shown. */
  unshown: ReadonlySet<string>;
  /** Has a sentence read out. */
  say(status: string): void;
  /** Puts the focus on the element of this id, once what was changed is drawn. */
  focus(id: string): void;
}

/** What a field is given. */
export interface FieldProps {
  form: ComposerForm;
  schema: Schema;
  /** What a reader calls it. */
  label: string;
  /** Of its control, unique in the page; what belongs to it begins with it. */
  id: string;
  /** JSON Pointer of its value. */
  path: string;
  /** What it holds; undefined where its key is absent. */
  draft: JsonDraft | undefined;
  /** Its key may not be absent. */
  required: boolean;
  /** That it is required goes without saying: it is an item of a list. */
  unmarked?: boolean;
  hints?: FieldHints | undefined;
  /** Takes what the reader made of it; undefined leaves the key out. */
  onDraft(draft: JsonDraft | undefined): void;
}

/** The pointer of what lies under a key or an index. */
export function pointerTo(path: string, key: string | number): string {
  return `${path}/${String(key).replaceAll('~', '~0').replaceAll('/', '~1')}`;
}
