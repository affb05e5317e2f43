/** @jsxImportSource preact */
// @vitest-environment happy-dom
import { render } from 'preact';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { mcpCall } from '../../../../src/model/call.ts';
import type { JsonSchema } from '../../../../src/model/json-schema.ts';
import { openingArguments } from '../../../../src/model/opening-arguments.ts';
import { type FieldHints, schemaInput } from '../../../../src/model/schema-input.ts';
import { type CheckAnswer, type ComposerServices, createComposer } from '../../../../src/view/composer/composer.tsx';

const host = document.body;
let value = '';
let answer: (answer: CheckAnswer) => void;
let draw: (text?: string) => void;
const services = {
  check: vi.fn<ComposerServices['check']>((_, then) => {
    answer = then;
  }),
  copy: vi.fn<ComposerServices['copy']>(async () => {}),
};

/** A composer as a card draws it: its JSON is the card's control. */
function open(schema: object, text?: string, hints: FieldHints[] = []) {
  const opening = text ?? openingArguments(schema as JsonSchema, hints);
  const input = schemaInput(schema as JsonSchema, opening, hints);
  const Composer = createComposer({ calls: [mcpCall('plan')], runs: false }, services);
  render(null, host);
  draw = (next = value) => {
    value = next;
    render(<Composer input={input} id="c" fault="" value={value} />, host);
  };
  host.oninput = (event) => {
    const { name, value: typed } = event.target as HTMLTextAreaElement;
    expect(name).toBe('arguments');
    draw(typed);
  };
  draw(opening);
}

const settle = () => new Promise((resolve) => setTimeout(resolve, 5));
const json = () => JSON.parse(value);
const label = (text: string) => {
  const found = [...host.querySelectorAll('label')].find(
    (each) => each.textContent?.replace(/ required$/, '') === text,
  );
  return host.querySelector<HTMLInputElement>(`[id="${found?.htmlFor}"]`) ?? found!.querySelector('input')!;
};
const texts = (selector: string) => [...host.querySelectorAll(selector)].map((element) => element.textContent);
const button = (text: string) =>
  [...host.querySelectorAll('button')].find((each) => each.textContent?.replace(/\s+/g, ' ').startsWith(text))!;
async function press(text: string) {
  button(text).click();
  await settle();
}
async function type(field: string, typed: string) {
  const control = label(field);
  control.value = typed;
  control.dispatchEvent(new Event('input', { bubbles: true }));
  await settle();
}

afterEach(() => vi.clearAllMocks());

describe('a form', () => {
  it('leaves out an optional number that is emptied: not null, not 0', async () => {
    open({ properties: { n: { type: 'number' } } });
    await type('n', '3.10');
    expect(value).toBe('{\n  "n": 3.10\n}');
    expect(label('n').value).toBe('3.10');
    await type('n', '');
    expect(value).toBe('{}');
  });

  it('says of a number that is none yet what it is, at the field and at the JSON', async () => {
    open({ properties: { n: { type: 'number' } } });
    await type('n', '3.');
    expect(label('n').value).toBe('3.');
    expect(texts('.pb-fault')).toEqual(['Write a number, such as 3.1.', 'Line 2, column 8: digits are missing.']);
    expect(texts('pre')).toEqual([]);
    await type('n', '3.5');
    expect(texts('.pb-fault')).toEqual([]);
    expect(json()).toEqual({ n: 3.5 });
  });

  it('keeps null where it is the default, and lets a text take its place', async () => {
    open({ properties: { name: { anyOf: [{ type: 'string' }, { type: 'null' }], default: null } } });
    expect(json()).toEqual({ name: null });
    expect(label('name').value).toBe('');
    await type('name', 'Ada');
    expect(json()).toEqual({ name: 'Ada' });
    label(' null').click();
    await settle();
    expect(json()).toEqual({ name: null });
    label(' null').click();
    await settle();
    expect(json()).toEqual({});
  });

  it('leaves out an optional text that is emptied, and holds an empty one where that is asked for', async () => {
    open(
      { properties: { note: { type: 'string' }, name: { type: 'string' } }, required: ['name'] },
      '{"note": "x", "name": "y"}',
    );
    await type('note', '');
    await type('name', '');
    expect(json()).toEqual({ name: '' });
    await press('Empty text');
    expect(json()).toEqual({ name: '', note: '' });
    await press('Empty text');
    expect(json()).toEqual({ name: '' });
  });

  it('offers the values of an enum, with the labels that a dialect gives', async () => {
    open({ properties: { level: { enum: [1, 2, null] } } }, '{}', [
      {
        name: 'level',
        options: [
          { value: 1, label: 'Low', description: 'Quiet.' },
          { value: 2, label: 'High', disabled: true },
        ],
      },
    ]);
    expect(texts('select:not(#c-call) option')).toEqual(['Not set', 'Low', 'High', 'null']);
    expect(host.querySelectorAll('option[disabled]')).toHaveLength(1);
    await type('level', '0');
    expect(json()).toEqual({ level: 1 });
    expect(texts('.pb-hint')[0]).toBe('Quiet.');
    await type('level', '2');
    expect(json()).toEqual({ level: null });
    await type('level', '');
    expect(json()).toEqual({});
  });

  it('adds, moves and removes items, and keeps the focus on what was pressed', async () => {
    open({ properties: { list: { type: 'array', items: { type: 'string' }, maxItems: 2 } } });
    await press('Add list');
    expect(document.activeElement?.id).toBe('c-f-0');
    await press('Add an item');
    await type('list, item 1', 'a');
    await press('Add an item');
    await type('list, item 2', 'b');
    expect(document.activeElement).toBe(label('list, item 2'));
    expect(button('Add an item').getAttribute('aria-disabled')).toBe('true');
    await press('Add an item');
    expect(json()).toEqual({ list: ['a', 'b'] });
    const down = button('Move down item 1');
    down.focus();
    await press('Move down item 1');
    expect(json()).toEqual({ list: ['b', 'a'] });
    expect(document.activeElement).toBe(down);
    expect(texts('.pb-said')).toEqual(['Item 1 of 2 is now item 2.']);
    await press('Remove item 1');
    expect(json()).toEqual({ list: ['a'] });
    expect(document.activeElement).toBe(button('Add an item'));
  });

  it('keeps the place of an item that is emptied', async () => {
    open({ properties: { list: { items: { type: 'number' } } } }, '{"list": [1, 2]}');
    await type('list, item 1', '');
    expect(json()).toEqual({ list: [null, 2] });
    await type('list, item 1', '7');
    expect(json()).toEqual({ list: [7, 2] });
  });

  it('opens a schema that holds itself as far as the reader asks', async () => {
    open({ properties: { name: { type: 'string' }, child: { $ref: '#' } }, required: ['name'] });
    expect(json()).toEqual({ name: '' });
    await press('Add child');
    await press('Add child');
    expect(json()).toEqual({ name: '', child: { name: '', child: { name: '' } } });
    await press('Remove child');
    expect(json()).toEqual({ name: '', child: { name: '' } });
  });

  it('changes the kind of a value, and keeps what fits', async () => {
    const kind = (name: string, more: object) => ({
      title: name,
      type: 'object',
      properties: { kind: { const: name }, to: { type: 'string' }, ...more },
      required: ['kind'],
    });
    open(
      { properties: { by: { oneOf: [kind('train', { class: { type: 'number' } }), kind('boat', {})] } } },
      '{"by": {"kind": "boat", "to": "X"}}',
    );
    expect(label('Kind of by').value).toBe('1');
    await type('Kind of by', '0');
    expect(json()).toEqual({ by: { kind: 'train', to: 'X' } });
    expect(label('class')).toBeDefined();
  });

  it('shows and keeps keys that the schema does not know', async () => {
    open({ properties: { a: { type: 'string' } }, additionalProperties: { type: 'number' } }, '{"other": 1}');
    await type('a', 'x');
    await type('other', '2');
    expect(json()).toEqual({ a: 'x', other: 2 });
    await type('Another key', '__proto__');
    await press('Add');
    expect(value).toContain('"__proto__": null');
    await press('Remove other');
    expect(value).not.toContain('other');
  });

  it('leaves to JSON what no field can hold, and says why', async () => {
    open(
      { properties: { far: { $ref: 'https://elsewhere.test/s' }, any: {}, number: { type: 'number' } } },
      '{"number": "text", "any": [1]}',
    );
    expect(texts('.pb-field-json .pb-hint')).toEqual([
      'What it is stands in https://elsewhere.test/s, outside of this schema.',
      'What it holds is of another type.',
    ]);
    await type('any', '{"x": 1.50}');
    expect(value).toContain('{"x": 1.50}');
    await type('number', '5');
    expect(json()).toEqual({ any: { x: 1.5 }, number: 5 });
  });

  it('stands in the groups that a dialect gives, without what it hides', () => {
    open({ properties: { a: {}, b: {}, c: {}, d: { default: 1 } } }, undefined, [
      { name: 'a', group: 'First' },
      { name: 'c', group: 'First' },
      { name: 'd', hidden: true },
    ]);
    expect(texts('legend')).toEqual(['First']);
    expect(texts('.pb-fields-of label')).toEqual(['a', 'c', 'b']);
    expect(json()).toEqual({ d: 1 });
  });

  it('takes a file that is accepted, and refuses another', async () => {
    open({ properties: { file: { type: 'object' } } }, '{}', [
      { name: 'file', control: 'file', accept: ['.txt', 'image/*'], maxBytes: 3 },
    ]);
    const choose = async (file: File) => {
      const control = label('file');
      Object.defineProperty(control, 'files', { value: [file], configurable: true });
      control.dispatchEvent(new Event('input', { bubbles: true }));
      await settle();
      await settle();
    };
    await choose(new File(['abcd'], 'a.txt'));
    expect(texts('.pb-fault')).toEqual(['“a.txt” has 4 bytes, and 3 is the most.']);
    await choose(new File(['abc'], 'a.pdf', { type: 'application/pdf' }));
    expect(texts('.pb-fault')).toEqual(['“a.pdf” is none of .txt, image/*.']);
    await choose(new File(['abc'], 'a.TXT', { type: 'text/plain' }));
    expect(json()).toEqual({ file: { name: 'a.TXT', type: 'text/plain', size: 3, content: 'YWJj' } });
    await press('Remove');
    expect(json()).toEqual({});
  });
});

describe('the JSON beside it', () => {
  it('fills the fields as it is typed, and rests them while it is none', async () => {
    open({ properties: { a: { type: 'string' } } });
    draw('{"a": "typed"}');
    expect(label('a').value).toBe('typed');
    draw('{"a": "typed"');
    expect(host.querySelector<HTMLFieldSetElement>('.pb-fields-of')!.disabled).toBe(true);
    expect(texts('.pb-fault')).toEqual(['Line 1, column 14: a closing } is missing.']);
    draw('[]');
    expect(texts('.pb-fields-of')).toEqual(['The arguments are edited as JSON: fields can hold only an object.']);
  });

  it('is checked after a change, and never before one', async () => {
    open({ properties: { a: { type: 'string', minLength: 2 }, b: { properties: { c: {} } } } });
    expect(services.check).not.toHaveBeenCalled();
    await type('a', 'x');
    expect(services.check).toHaveBeenCalledExactlyOnceWith('{\n  "a": "x"\n}', expect.any(Function));
    answer({ faults: [{ keyword: 'minLength', path: '/a', params: { limit: 2 } }] });
    await settle();
    expect(label('a').getAttribute('aria-invalid')).toBe('true');
    expect(
      host.querySelector(`[id="${label('a').getAttribute('aria-describedby')!.split(' ')[0]}"]`)?.textContent,
    ).toBe('Write at least 2 characters.');
    expect(texts('.pb-said')).toEqual(['1 value to put right.']);
    await type('a', 'xy');
    answer({ unchecked: 'It took too long.' });
    await settle();
    expect(texts('.pb-field-raw .pb-hint')).toEqual(['It took too long.']);
  });
});

it('an answer to what was typed before is dropped', async () => {
  open({ properties: { a: { type: 'string' } } });
  draw('{"a": 1}');
  await settle();
  draw('{"a": 1');
  answer({ faults: [{ keyword: 'type', path: '/a', params: { type: 'string' } }] });
  await settle();
  expect(texts('.pb-fault')).toEqual(['Line 1, column 8: a closing } is missing.']);
});

describe('the call', () => {
  it('follows what is typed, and is copied as it stands', async () => {
    open({ properties: { a: { type: 'string' } } });
    await type('a', '<b>');
    expect(texts('pre')).toEqual([expect.stringContaining('"arguments": {\n      "a": "<b>"\n    }')]);
    await press('Copy');
    expect(JSON.parse(services.copy.mock.calls[0]![0]).params.arguments).toEqual({ a: '<b>' });
    expect(texts('.pb-said')).toEqual(['Copied as MCP tools/call.']);
    services.copy.mockRejectedValueOnce(new Error('no'));
    vi.spyOn(console, 'warn').mockImplementation(() => {});
    await press('Copy');
    expect(texts('.pb-said')[0]).toContain('copy it by hand');
  });
});
