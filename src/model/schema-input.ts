import type { JsonSchema } from './json-schema.ts';

/** A control that a dialect asks for, where the schema does not say so. */
export type FieldControl = 'textarea' | 'color' | 'file' | 'json' | 'date' | 'datetime' | 'url' | 'email';

/** One of the values of a field, as a reader sees it. */
export interface FieldOption {
  value: unknown;
  label: string;
  description?: string;
  /** It is shown and cannot be chosen. */
  disabled?: boolean;
}

/** When a field is shown. */
export interface FieldRule {
  /** Another top-level property. */
  field: string;
  condition: 'equals' | 'notEquals' | 'contains' | 'exists';
  value?: unknown;
}

/** What a form may know of a top-level property beyond its schema. */
export interface FieldHints {
  /** The property. */
  name: string;
  control?: FieldControl;
  placeholder?: string;
  /** The heading of the group it stands in. Groups come in the order of their first properties. */
  group?: string;
  /** Never shown; its default is sent. */
  hidden?: boolean;
  /** Labels for the values of an `enum`. */
  options?: FieldOption[];
  /** Shown when all of them hold; while it is not, its key is absent. */
  shownWhen?: FieldRule[];
  /** Types of files that are taken, as in HTML. Default: any. */
  accept?: string[];
  /** Largest file, in bytes. */
  maxBytes?: number;
}

/** The whole of a call's arguments, as its JSON Schema says. Its value is JSON text. */
export interface SchemaInput {
  id: 'arguments';
  type: 'schema';
  label: string;
  description?: string;
  unit?: string;
  primary?: boolean;
  sensitive?: boolean;
  dir?: 'ltr' | 'auto';
  /** JSON Schema of an object. */
  schema: JsonSchema;
  /** JSON text that the form opens with. */
  default: string;
  hints?: FieldHints[];
}
