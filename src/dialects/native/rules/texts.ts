import type { JsonPath } from '../../../model/problem.ts';
import { asArray, get, type Rule } from '../../dialect.ts';

/** Texts that a reader sees are seen: one of white space alone leaves a heading, a button or a link with nothing on it. */
export const textsAreSeen: Rule = function* ({ document }) {
  for (const path of shownTexts(document)) {
    const text = path.reduce<unknown>(
      (value, key) => (Array.isArray(value) ? value[Number(key)] : get(value, String(key))),
      document,
    );
    if (typeof text !== 'string' || text.trim() !== '' || (text === '' && path[0] !== 'tags')) continue;
    const fault = text === '' ? 'This text is empty' : 'This text is white space alone';
    yield { severity: 'error', path, code: 'blank-text', fault, fix: 'Write what the reader should see, or remove it' };
  }
};

function* shownTexts(document: unknown): Generator<JsonPath> {
  for (const key of ['name', 'blurb', 'version']) yield [key];
  const each = (key: string) => asArray(get(document, key)).entries();
  for (const [index] of each('tags')) yield ['tags', index];
  for (const list of ['inputs', 'samples', 'links']) for (const [index] of each(list)) yield [list, index, 'label'];
  for (const [index, input] of each('inputs')) {
    for (const [option] of asArray(get(input, 'options')).entries())
      yield ['inputs', index, 'options', option, 'label'];
  }
}
