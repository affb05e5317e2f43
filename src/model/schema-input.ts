import type { InputBase } from './input-base.ts';
import type { JsonSchema } from './json-schema.ts';

/** The whole of a call's arguments, as a JSON Schema says them. Its value is JSON text. A tool that has it has no other input. */
export interface SchemaInput extends InputBase {
  type: 'schema';
  /** JSON Schema of an object. Without `$schema` it is of draft 2020-12. */
  schema: JsonSchema;
  /** The JSON text that the form opens with. */
  default: string;
  /** What a form may know of properties at the top beyond their schema. Default none. */
  hints?: FieldHints[];
}

/** How a form is to show a property at the top of a schema. */
export interface FieldHints {
  /** The property's name. */
  name: string;
  /** The control for it, where its schema does not tell. */
  control?: 'textarea' | 'color' | 'file' | 'json' | 'date' | 'datetime' | 'url' | 'email';
  /** Shown in an empty control. */
  placeholder?: string;
  /** The heading that it stands under with others of the same group. */
  group?: string;
  /** Never shown; its default is sent. Default false. */
  hidden?: boolean;
  /** What the values of its `enum` are called. */
  options?: { value: unknown; label: string; description?: string; disabled?: boolean }[];
  /** Shown, and sent, only where all of these hold. */
  shownWhen?: Condition[];
  /** Of a file: what it may be, as the `accept` of HTML says it. */
  accept?: string[];
  /** Of a file: its most bytes. */
  maxBytes?: number;
}

/** Something that holds of another property at the top. */
export interface Condition {
  /** That property's name. */
  field: string;
  condition: 'equals' | 'notEquals' | 'contains' | 'exists';
  /** What it is compared with. `exists` takes none. */
  value?: unknown;
}

/** A file as the arguments of a call hold it. */
export interface FileValue {
  name: string;
  /** Its media type; empty where it is not known. */
  type: string;
  /** In bytes. */
  size: number;
  /** Its bytes in base64 (RFC 4648, 4). */
  content: string;
}

/** The id of the input that holds a call's arguments. */
export const ARGUMENTS = 'arguments';

/** The input of a tool whose arguments are said by one schema. */
export function schemaInput(schema: JsonSchema, opening: string, hints: FieldHints[] = []): SchemaInput {
  const secret = holdsSecret(schema) ? { sensitive: true } : {};
  const input: SchemaInput = { id: ARGUMENTS, type: 'schema', label: 'Arguments', ...secret, schema, default: opening };
  return hints.length > 0 ? { ...input, hints } : input;
}

/**
 * Whether a schema has a place for what nobody else is to see: what is only written, or a password. No link holds the
 * arguments then, for the parts of a link are not told apart.
 */
function holdsSecret(value: unknown): boolean {
  if (typeof value !== 'object' || value === null) return false;
  const { writeOnly, format } = value as { writeOnly?: unknown; format?: unknown };
  return writeOnly === true || format === 'password' || Object.values(value).some(holdsSecret);
}
