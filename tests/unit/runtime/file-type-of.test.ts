import { describe, expect, it } from 'vitest';
import { fileTypeOf } from '../../../src/runtime/file-type-of.ts';

const ending = (lang: string) => fileTypeOf({ kind: 'code', lang, source: '' }, 'code').ending;

describe('a saved result', () => {
  it.each([
    ['json', 'json'],
    ['TypeScript', 'ts'],
    ['python', 'py'],
    ['c++', 'cpp'],
    ['', 'txt'],
    ['klingon', 'txt'],
    ['exe', 'txt'],
    ['../../x', 'txt'],
    ['constructor', 'txt'],
  ])('in the language “%s” ends in .%s', (lang, expected) => {
    expect(ending(lang)).toBe(expected);
  });

  it('has the type of its format', () => {
    const code = { kind: 'code', lang: 'js', source: '' } as const;
    expect(fileTypeOf(code, 'JSON')).toEqual({ ending: 'json', type: 'application/json' });
    expect(fileTypeOf({ kind: 'table', columns: [], rows: [] }, 'CSV').type).toBe('text/csv;charset=utf-8');
    expect(fileTypeOf({ kind: 'text', text: '' }, 'text')).toEqual({ ending: 'txt', type: 'text/plain;charset=utf-8' });
  });
});
