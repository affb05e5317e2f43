import { execFileSync } from 'node:child_process';
import { describe, expect, it } from 'vitest';
import { type CallFormat, functionCall, mcpCall } from '../../../../src/model/call.ts';
import { writeCall } from '../../../../src/view/composer/write-call.ts';

const JSON_TEXT = '{\n  "text": "it\'s  \\"so\\" {a}\\n",\n  "n": 3.10,\n  "list": []\n}';
const format = (as: CallFormat['as'], indent?: number): CallFormat => {
  return { label: 'x', language: 'x', before: '<', after: '>', as, ...(indent === undefined ? {} : { indent }) };
};

describe('a call', () => {
  it('holds the arguments as JSON, set in', () => {
    expect(writeCall(format('json', 4), '{\n  "a": 1\n}\n')).toBe('<{\n      "a": 1\n    }>');
    const call = JSON.parse(writeCall(mcpCall('plan "it"'), JSON_TEXT));
    expect(call.params).toEqual({ name: 'plan "it"', arguments: JSON.parse(JSON_TEXT) });
  });

  it('holds them as a JSON string, with numbers as they are written', () => {
    const call = JSON.parse(writeCall(functionCall('plan'), JSON_TEXT));
    expect(JSON.parse(call.function.arguments)).toEqual(JSON.parse(JSON_TEXT));
    expect(call.function.arguments).toContain('"n":3.10');
  });

  it('holds them for a shell, which takes nothing of them for its own', () => {
    const text = '{"a": "it\'s $HOME `x` \\\\ \\"!\\" ;&|"}';
    const echoed = execFileSync('sh', [
      '-c',
      writeCall({ ...format('shell'), before: "printf '%s' ", after: '' }, text),
    ]);
    expect(JSON.parse(String(echoed))).toEqual(JSON.parse(text));
  });

  it('holds them as the query of a URL', () => {
    const query = writeCall(
      { ...format('query'), before: '', after: '' },
      '{"q": "a b&c", "n": 3, "o": {"x": [1]}, "z": null}',
    );
    expect([...new URLSearchParams(query)]).toEqual([
      ['q', 'a b&c'],
      ['n', '3'],
      ['o', '{"x":[1]}'],
      ['z', 'null'],
    ]);
  });
});
