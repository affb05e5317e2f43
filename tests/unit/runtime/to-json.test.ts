import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { toJson } from '../../../src/runtime/to-json.ts';

describe('JSON for reading', () => {
  it('says the same as any other', () => {
    fc.assert(
      fc.property(fc.jsonValue(), (value) => {
        // As text, where -0 is 0 and __proto__ is a key like any other.
        expect(JSON.stringify(JSON.parse(toJson(value)))).toBe(JSON.stringify(value));
      }),
    );
  });

  it('keeps a list of plain values on one line', () => {
    expect(toJson({ kind: 'bytes', bytes: [1, 2], none: [], marks: [{ at: 0 }, {}], gone: undefined })).toBe(
      '{\n  "kind": "bytes",\n  "bytes": [1,2],\n  "none": [],\n  "marks": [\n    {\n      "at": 0\n    },\n    {}\n  ]\n}',
    );
  });
});
