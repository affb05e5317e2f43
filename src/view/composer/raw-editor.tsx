/** @jsxImportSource preact */
import type { ComponentChildren } from 'preact';
import type { SchemaInput } from '../../model/schema-input.ts';
import { plural } from '../format.ts';

/** Most faults that are listed below the JSON. */
const MAX_FAULTS = 10;

/** Most lines that the JSON is shown in at once. */
const MAX_ROWS = 24;

interface Props {
  input: SchemaInput;
  id: string;
  value: string;
  /** Why the text cannot be used; empty when it can. */
  fault: string;
  /** What is wrong with its values, by pointer. */
  faults: ReadonlyMap<string, string>;
  children: ComponentChildren;
}

/** The arguments as JSON: what the card sends, and what holds all that no field can. */
export function RawEditor({ input, id, value, fault, faults, children }: Props) {
  const listed = [...faults].slice(0, MAX_FAULTS);
  const described = (fault || listed.length > 0) && `${id}-fault`;
  return (
    <div class="pb-field pb-field-raw">
      <label for={id}>{input.label} as JSON</label>
      <textarea
        id={id}
        name={input.id}
        dir="ltr"
        value={value}
        rows={Math.min(MAX_ROWS, value.split('\n').length + 1)}
        aria-describedby={described || undefined}
        aria-invalid={described ? 'true' : undefined}
      />
      {described && (
        <div class="pb-fault" id={`${id}-fault`}>
          {fault && <p>{fault}</p>}
          {listed.length > 0 && (
            <ul>
              {listed.map(([path, sentence]) => (
                <li>
                  <code>{path || '/'}</code> {sentence}
                </li>
              ))}
            </ul>
          )}
          {faults.size > MAX_FAULTS && <p>And {plural(faults.size - MAX_FAULTS, 'more value')}.</p>}
        </div>
      )}
      {children}
    </div>
  );
}
