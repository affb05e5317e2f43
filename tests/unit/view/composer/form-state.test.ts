import { describe, expect, it } from 'vitest';
import type { Schema } from '../../../../src/model/read-schema.ts';
import type { FieldHints } from '../../../../src/model/schema-input.ts';
import { createShapeReader } from '../../../../src/model/schema-shape.ts';
import { FormState } from '../../../../src/view/composer/form-state.ts';
import { type DraftOf, draftOf, type JsonDraft, withField } from '../../../../src/view/composer/json-draft.ts';

function stateOf(schema: Schema, text: string, hints: FieldHints[] = []) {
  const state = new FormState(schema, createShapeReader(schema), hints);
  state.take(text);
  return state;
}
const set = (state: FormState, name: string, draft: JsonDraft | undefined) =>
  state.change(withField(state.draft as DraftOf<'object'>, name, draft));
const number = (text: string): JsonDraft => ({ kind: 'number', text });

describe('what the fields hold', () => {
  it('keeps how a number is typed, where the text comes from the fields', () => {
    const state = stateOf({}, '{}');
    const text = set(state, 'n', number('3.10'));
    expect(text).toBe('{\n  "n": 3.10\n}');
    state.take(text);
    expect(state.draft).toMatchObject({ fields: new Map([['n', number('3.10')]]) });
    expect(state.json).toBe(text);
  });

  it('stays where what is typed is no JSON yet, and says where', () => {
    const state = stateOf({}, '{}');
    const text = set(state, 'n', number('3.'));
    state.take(text);
    expect(state.draft).toMatchObject({ fields: new Map([['n', number('3.')]]) });
    expect(state).toMatchObject({ fault: 'Line 2, column 8: digits are missing.', json: undefined, isOwn: true });
    set(state, 'n', number('3.1'));
    expect(state).toMatchObject({ fault: '', json: '{\n  "n": 3.1\n}' });
  });

  it('is read again from what is typed into one field and reads as more', () => {
    const state = stateOf({}, '{}');
    set(state, 'n', number('1, "other": 2'));
    expect(state.draft).toEqual(draftOf({ n: 1, other: 2 }));
  });

  it('is what the last text held that was JSON, while another is typed', () => {
    const state = stateOf({}, '{"a": 1}');
    state.take('{"a": 1,');
    expect(state.draft).toEqual(draftOf({ a: 1 }));
    expect(state).toMatchObject({ json: undefined, isOwn: false });
    state.take('[1]');
    expect(state).toMatchObject({ fault: '', json: undefined });
  });

  it('loses no key that the schema does not know', () => {
    const state = stateOf({ properties: { a: {} } }, '{"z": [1.50], "a": 1}');
    expect(JSON.parse(set(state, 'a', number('2')))).toEqual({ a: 2, z: [1.5] });
    expect(set(state, 'a', number('2'))).toContain('1.50');
  });
});

describe('rules between fields', () => {
  const schema = {
    properties: { mode: { type: 'string' }, x: { type: 'number', default: 5 }, y: { type: 'number' } },
  };
  const hints: FieldHints[] = [
    { name: 'x', shownWhen: [{ field: 'mode', condition: 'equals', value: 'b' }] },
    { name: 'y', shownWhen: [{ field: 'x', condition: 'exists' }] },
  ];

  it('leave out what is not shown, through a chain, and open it with its default', () => {
    const state = stateOf(schema, '{"mode": "b", "x": 1, "y": 2}', hints);
    expect(JSON.parse(set(state, 'mode', draftOf('a')))).toEqual({ mode: 'a' });
    expect(JSON.parse(set(state, 'mode', draftOf('b')))).toEqual({ mode: 'b', x: 5 });
  });

  it('let a reader empty what is shown', () => {
    const state = stateOf(schema, '{"mode": "b", "x": 1}', hints);
    expect(JSON.parse(set(state, 'x', undefined))).toEqual({ mode: 'b' });
    expect(JSON.parse(set(state, 'y', number('1')))).toEqual({ mode: 'b' });
  });
});
