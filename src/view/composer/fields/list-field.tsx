/** @jsxImportSource preact */
import { openingValue } from '../../../model/opening-arguments.ts';
import { numberOf } from '../../../model/read-schema.ts';
import type { Shape } from '../../../model/schema-shape.ts';
import { plural } from '../../format.ts';
import { type FieldProps, pointerTo } from '../field-props.ts';
import { BLANK, draftOf, filled, withItem, withMovedItem, withNewItem, withoutItem } from '../json-draft.ts';

/** Most items that have fields; the others can be changed in the JSON. */
const MAX_ITEMS = 100;

/** The items of a list: each can be changed, moved and removed, and others added. */
export function ListItems({ shape, ...field }: FieldProps & { shape: Shape & { kind: 'list' } }) {
  const { form, id, path, label, draft, onDraft } = field;
  if (draft?.kind !== 'list') return null;
  const { Field } = form;
  const { items } = draft;
  const next = shape.first[items.length] ?? shape.rest;
  const isFull = next === undefined || items.length >= (numberOf(shape.schema.maxItems) ?? Number.POSITIVE_INFINITY);
  const add = () => {
    const longer = withNewItem(draft, draftOf(openingValue(next!, form.read)));
    form.say(`Item ${items.length + 1} is added.`);
    form.focus(`${id}-${longer.items.at(-1)!.key}`);
    onDraft(longer);
  };
  const move = (from: number, to: number, button: string) => {
    if (to < 0 || to >= items.length) return;
    form.say(`Item ${from + 1} of ${items.length} is now item ${to + 1}.`);
    form.focus(button);
    onDraft(withMovedItem(draft, from, to));
  };
  const remove = (at: number) => {
    form.say(`Item ${at + 1} is removed. ${plural(items.length - 1, 'item')} left.`);
    form.focus(`${id}-add`);
    onDraft(withoutItem(draft, items[at]!.key));
  };
  return (
    <>
      <ol class="pb-items">
        {items.slice(0, MAX_ITEMS).map(({ key, draft: item }, at) => {
          const own = `${id}-${key}`;
          const name = `item ${at + 1}`;
          return (
            <li class="pb-item" key={key}>
              <Field
                form={form}
                schema={shape.first[at] ?? shape.rest ?? NOTHING}
                label={`${label}, ${name}`}
                id={own}
                path={pointerTo(path, at)}
                draft={filled(item)}
                required={true}
                unmarked={true}
                // An item has a place to keep.
                onDraft={(changed) => onDraft(withItem(draft, key, changed ?? BLANK))}
              />
              <div class="pb-item-actions">
                <ItemButton
                  id={`${own}-up`}
                  text="Move up"
                  name={name}
                  off={at === 0}
                  onClick={() => move(at, at - 1, `${own}-up`)}
                />
                <ItemButton
                  id={`${own}-down`}
                  text="Move down"
                  name={name}
                  off={at === items.length - 1}
                  onClick={() => move(at, at + 1, `${own}-down`)}
                />
                <ItemButton text="Remove" name={name} onClick={() => remove(at)} />
              </div>
            </li>
          );
        })}
      </ol>
      {items.length > MAX_ITEMS && (
        <p class="pb-hint">{plural(items.length - MAX_ITEMS, 'more item')} can be changed in the JSON.</p>
      )}
      <button
        type="button"
        class="pb-button"
        id={`${id}-add`}
        aria-disabled={isFull ? 'true' : undefined}
        onClick={() => !isFull && add()}
      >
        Add an item<span class="pb-unseen"> to {label}</span>
      </button>
    </>
  );
}

const NOTHING = {};

interface ItemButtonProps {
  id?: string;
  text: string;
  /** Of the item. */
  name: string;
  /** It would do nothing, but keeps the focus. */
  off?: boolean;
  onClick(): void;
}

function ItemButton({ id, text, name, off = false, onClick }: ItemButtonProps) {
  return (
    <button type="button" class="pb-button pb-quiet" id={id} aria-disabled={off ? 'true' : undefined} onClick={onClick}>
      {text}
      <span class="pb-unseen"> {name}</span>
    </button>
  );
}
