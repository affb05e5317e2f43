import { expect, it } from 'vitest';
import { inWords } from '../../../src/render/lost-fields.ts';

const lost = (...fields: string[]) => fields.map((field) => ({ field, says: 'Lost.' }));

it('what means one thing to a reader is said once', () => {
  expect(inWords(lost('entry', 'runs', 'version', 'timeoutMs', 'conduct.limitMs'))).toBe(
    'version, code, and time limit',
  );
  expect(inWords(lost('id', 'something'))).toBe('address and something');
});
