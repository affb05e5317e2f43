import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, it } from 'vitest';
import { normalise } from '../../../../src/dialects/native/normalise.ts';
import { defaultValues } from '../../../../src/model/tool.ts';
import { repository } from '../../../support/repository.ts';

it('an input that names no opening value is empty, off, or its first option', () => {
  const file = join(repository, 'tests/dialects/native/valid/defaults-left-out/tool.json');
  const { inputs } = normalise(JSON.parse(readFileSync(file, 'utf8')), []);
  expect(defaultValues(inputs)).toEqual({ line: '', lines: '', choice: 'b', on: false, many: 2 });
});
