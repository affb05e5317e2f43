/** @jsxImportSource preact */
import { Component } from 'preact';
import { openingValue } from '../../../model/opening-arguments.ts';
import { asSchema, namedSchemas, type Schema } from '../../../model/read-schema.ts';
import { plural } from '../../format.ts';
import { type FieldProps, pointerTo } from '../field-props.ts';
import { BLANK, type DraftOf, draftOf, filled, type JsonDraft, withField } from '../json-draft.ts';

/** Most keys beyond the schema's that have fields; the others stay in the JSON. */
const MAX_FIELDS = 100;

interface Props extends FieldProps {
  object: DraftOf<'object'>;
  /** The properties that have fields of their own. */
  known: ReadonlyMap<string, Schema>;
}

/** What an object holds beyond the properties of its schema, and a way to add to it where the schema allows that. */
export class AdditionalFields extends Component<Props, { name: string }> {
  override state = { name: '' };

  override render() {
    const { form, schema, id, path, object, known, onDraft } = this.props;
    const { schema: whole } = form.read(schema);
    const { Field } = form;
    const names = [...object.fields.keys()].filter((name) => !known.has(name));
    const patterns = namedSchemas(whole.patternProperties);
    const takes = offersMore(whole);
    if (names.length === 0 && !takes) return null;
    const set = (name: string, draft: JsonDraft | undefined) => onDraft(withField(object, name, draft));
    const { name } = this.state;
    const add = () => {
      form.say(`${name} is added.`);
      form.focus(`${id}-x${names.length}`);
      this.setState({ name: '' });
      set(name, draftOf(openingValue(schemaOf(whole, patterns), form.read)));
    };
    return (
      <div class="pb-additional">
        {names.slice(0, MAX_FIELDS).map((own, index) => (
          <div class="pb-item" key={own}>
            <Field
              form={form}
              schema={schemaOf(whole, patterns)}
              label={own}
              id={`${id}-x${index}`}
              path={pointerTo(path, own)}
              draft={filled(object.fields.get(own))}
              required={true}
              unmarked={true}
              // One that is emptied keeps its key: a button removes it.
              onDraft={(draft) => set(own, draft ?? BLANK)}
            />
            <button type="button" class="pb-button pb-quiet" onClick={() => this.#remove(own)}>
              Remove {own}
            </button>
          </div>
        ))}
        {names.length > MAX_FIELDS && (
          <p class="pb-hint">
            {plural(names.length - MAX_FIELDS, 'more entry', 'more entries')} can be changed in the JSON.
          </p>
        )}
        {takes && (
          <div class="pb-field pb-add">
            <label for={`${id}-name`}>Another key</label>
            <div class="pb-number">
              <input
                id={`${id}-name`}
                type="text"
                value={name}
                onInput={(event) => this.setState({ name: event.currentTarget.value })}
              />
              <button
                type="button"
                class="pb-button"
                aria-disabled={name === '' || object.fields.has(name) ? 'true' : undefined}
                onClick={() => name !== '' && !object.fields.has(name) && add()}
              >
                Add
              </button>
            </div>
          </div>
        )}
      </div>
    );
  }

  #remove(name: string) {
    const { form, id, object, onDraft } = this.props;
    form.say(`${name} is removed.`);
    form.focus(`${id}-name`);
    onDraft(withField(object, name, undefined));
  }
}

/** Any object may hold more than its schema names. It is offered where the schema speaks of it. */
function offersMore(schema: Schema): boolean {
  if (Object.hasOwn(schema, 'patternProperties')) return true;
  const more = schema.additionalProperties;
  return Object.hasOwn(schema, 'additionalProperties') ? more !== false : !Object.hasOwn(schema, 'properties');
}

/** The schema of a key that is none of the properties. */
function schemaOf(schema: Schema, patterns: ReadonlyMap<string, Schema>): Schema {
  // A pattern is not tried here: some take for ever. The validator has a time limit.
  const [only] = patterns.values();
  if (only && patterns.size === 1 && schema.additionalProperties === false) return only;
  return (patterns.size === 0 && asSchema(schema.additionalProperties)) || ANYTHING;
}

const ANYTHING: Schema = {};
