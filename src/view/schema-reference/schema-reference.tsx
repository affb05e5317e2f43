/** @jsxImportSource preact */
import { textOf } from '../../model/read-schema.ts';
import { formatCount, plural } from '../format.ts';
import { notesOf, valueFacts } from './facts.ts';
import { MAX_ENTRIES, type ReferenceEntry, referenceTree, titleOf } from './reference-tree.ts';

interface Props {
  /** JSON Schema, as it was written. */
  schema: unknown;
  /** Of every anchor: `input` makes `#input-address-city`. */
  prefix: string;
}

/** Everything that a schema says of its values, each property at an anchor of its own. What lies deeper is folded. */
export function SchemaReference({ schema, prefix }: Props) {
  const { root, cut } = referenceTree(schema, prefix);
  return (
    <div class="pb-schema" id={root.anchor}>
      <Says entry={root} />
      {root.entries.length > 0 ? (
        <Entries entries={root.entries} />
      ) : (
        !root.same && root.type === 'object' && <p>It has no properties.</p>
      )}
      {cut && (
        <p class="pb-rest">
          Of its properties {formatCount(MAX_ENTRIES)} at most are shown, and none very deep. The rest are in the schema
          itself.
        </p>
      )}
    </div>
  );
}

function Entries({ entries }: { entries: readonly ReferenceEntry[] }) {
  return (
    // biome-ignore lint/a11y/noRedundantRoles: without marks, Safari takes it for no list
    <ul role="list">
      {entries.map((entry) => (
        <li id={entry.anchor}>
          <Heading entry={entry} />
          <Says entry={entry} />
          {entry.entries.length > 0 && (
            <details>
              <summary>{summaryOf(entry)}</summary>
              <Entries entries={entry.entries} />
            </details>
          )}
        </li>
      ))}
    </ul>
  );
}

function Heading({ entry }: { entry: ReferenceEntry }) {
  const { anchor, name, role, type, required } = entry;
  const title = titleOf(entry);
  return (
    <p class="pb-schema-name">
      <a href={`#${anchor}`}>{role === 'property' ? <code dir="ltr">{name}</code> : name}</a>
      {title !== undefined && <span dir="auto">{title}</span>}
      <span class="pb-schema-type">{type}</span>
      {required && <span class="pb-schema-required">required</span>}
    </p>
  );
}

/** What a schema says: its description, what it asks for, the values that it names. */
function Says({ entry: { schema, same, lost } }: { entry: ReferenceEntry }) {
  const description = textOf(schema.description);
  const notes = notesOf(schema);
  const facts = valueFacts(schema);
  return (
    <>
      {description && (
        <p class="pb-schema-text" dir="auto">
          {description}
        </p>
      )}
      {same && (
        <p>
          The same as <a href={`#${same.anchor}`}>{same.name}</a>, which it is part of.
        </p>
      )}
      {notes.length > 0 && <p class="pb-schema-notes">{notes.join(' ')}</p>}
      {facts.length > 0 && (
        <dl>
          {facts.map(({ label, values, more }) => (
            <div>
              <dt>{label}</dt>
              <dd>
                {values.map((value, index) => (
                  <>
                    {index > 0 && ' '}
                    <code dir="auto">{value}</code>
                  </>
                ))}
                {more > 0 && ` and ${formatCount(more)} more`}
              </dd>
            </div>
          ))}
        </dl>
      )}
      {lost.map((ref) => (
        <p class="pb-schema-notes">
          What it is stands in <code dir="ltr">{ref}</code>, outside of this schema.
        </p>
      ))}
    </>
  );
}

function summaryOf({ entries }: ReferenceEntry): string {
  const [first] = entries;
  switch (first?.role) {
    case 'kind':
      return plural(entries.length, 'kind');
    case 'items':
      return 'What it is a list of';
    default:
      return plural(entries.length, 'property', 'properties');
  }
}
