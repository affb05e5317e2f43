import { describe, expect, it } from 'vitest';
import { definition, findingsOf, parameter } from './make-ctp.ts';

describe('a value that a pattern would be tried on for ever', () => {
  const slow = { validation: { pattern: '^(a|a)*$' } };
  const text = `${'a'.repeat(40)}!`;

  it('is told of once, as a default and in the example', () => {
    const parameters = ['one', 'two'].map((name) => parameter({ name, ...slow, defaultValue: text }));
    const example = { input: { one: text, two: text }, output: 1 };
    const findings = findingsOf(definition({ parameters, example }));
    expect(findings.map(({ code, path }) => [code, path])).toEqual([
      ['pattern-slow', ['parameters', 0, 'defaultValue']],
      ['pattern-slow', ['example', 'input', 'one']],
    ]);
  });
});
