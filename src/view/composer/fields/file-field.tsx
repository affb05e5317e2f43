/** @jsxImportSource preact */
import { Component } from 'preact';
import type { FileValue } from '../../../model/schema-input.ts';
import { formatCount, plural } from '../../format.ts';
import type { FieldProps } from '../field-props.ts';
import { draftOf, heldValue } from '../json-draft.ts';
import { attributesOf, FieldFrame, faultOf, hintOf } from './field-frame.tsx';

/** Largest file, in bytes, whatever a dialect allows: its text in base64 stands in the JSON. */
const MAX_BYTES = 4_000_000;

/** A file, chosen or dropped: what is sent is its name, type, size and bytes. */
export class FileField extends Component<FieldProps, { fault: string }> {
  override state = { fault: '' };

  async #take(file: File | undefined) {
    const { hints, label, form, onDraft } = this.props;
    if (!file) return;
    const most = Math.min(hints?.maxBytes ?? MAX_BYTES, MAX_BYTES);
    const fault =
      file.size > most
        ? `“${file.name}” has ${plural(file.size, 'byte')}, and ${formatCount(most)} is the most.`
        : accepts(hints?.accept, file)
          ? ''
          : `“${file.name}” is none of ${hints?.accept?.join(', ')}.`;
    this.setState({ fault });
    if (fault) return;
    const content = await toBase64(file);
    form.say(`${label}: ${file.name} is taken.`);
    onDraft(draftOf({ name: file.name, type: file.type, size: file.size, content } satisfies FileValue));
  }

  override render() {
    const { id, form, schema, label, draft, hints, onDraft } = this.props;
    const hint = hintOf(form.read(schema).schema);
    const fault = this.state.fault || faultOf(this.props);
    const held = heldValue(draft) as Partial<FileValue> | null | undefined;
    const remove = () => {
      form.say(`${label} is removed.`);
      form.focus(id);
      onDraft(undefined);
    };
    return (
      <FieldFrame {...{ field: this.props, hint, fault }} kind="file">
        <input
          {...attributesOf(this.props, hint, fault)}
          type="file"
          accept={hints?.accept?.join(',')}
          // A file input takes what is dropped on it, too.
          onInput={({ currentTarget }) => {
            this.#take(currentTarget.files?.[0]);
            // The line below says what is taken. The same file can be chosen again.
            currentTarget.value = '';
          }}
        />
        {held && (
          <p class="pb-file">
            {String(held.name)}, {plural(Number(held.size), 'byte')}{' '}
            <button type="button" class="pb-button pb-quiet" onClick={remove}>
              Remove<span class="pb-unseen"> {label}</span>
            </button>
          </p>
        )}
      </FieldFrame>
    );
  }
}

function toBase64(file: File): Promise<string> {
  const reader = new FileReader();
  return new Promise((resolve, reject) => {
    // A data URL ends in it.
    reader.onload = () => resolve(String(reader.result).replace(/^[^,]*,/, ''));
    reader.onerror = () => reject(reader.error);
    reader.readAsDataURL(file);
  });
}

/** What HTML's `accept` asks for: an ending, a type, or all types of a kind. Other case is the same. */
function accepts(asked: readonly string[] | undefined, { name, type }: File): boolean {
  if (!asked || asked.length === 0) return true;
  return asked.some((each) => {
    const wanted = each.trim().toLowerCase();
    if (wanted.startsWith('.')) return name.toLowerCase().endsWith(wanted);
    return wanted.endsWith('/*') ? type.startsWith(wanted.slice(0, -1)) : type === wanted;
  });
}
