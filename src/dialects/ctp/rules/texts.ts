import type { Finding, JsonPath } from '../../../model/problem.ts';
import { asArray, get, type Rule } from '../../dialect.ts';
import { parametersOf } from '../read-parameter.ts';

/** Texts that a reader sees are seen: one of white space alone leaves a heading or a label with nothing on it. */
export const textsAreSeen: Rule = function* ({ document }) {
  for (const key of ['name', 'description', 'outputDescription']) yield* blank(get(document, key), [key]);
  for (const [index, tag] of asArray(get(document, 'tags')).entries()) yield* blank(tag, ['tags', index]);
  for (const { parameter, path } of parametersOf(document)) {
    for (const key of ['label', 'description']) yield* blank(get(parameter, key), [...path, key]);
    for (const [index, option] of asArray(get(parameter, 'options')).entries())
      yield* blank(get(option, 'label'), [...path, 'options', index, 'label']);
  }
};

function* blank(text: unknown, path: JsonPath): Generator<Finding> {
  // An empty one is told of by its schema.
  if (typeof text !== 'string' || text === '' || text.trim() !== '') return;
  const fix = 'Write what the reader should see';
  yield { severity: 'error', path, code: 'blank-text', fault: 'This text is white space alone', fix };
}

/** What is said of a deprecation is of a tool that is deprecated. */
export const messageIsOfDeprecated: Rule = function* ({ document }) {
  if (get(document, 'deprecationMessage') === undefined || get(document, 'deprecated') === true) return;
  const fault = 'The tool has a "deprecationMessage", and is not deprecated';
  const fix = 'Add "deprecated": true, or remove the message';
  yield { severity: 'warning', path: ['deprecationMessage'], at: 'key', code: 'message-unused', fault, fix };
};
