import { readFileSync } from 'node:fs';
import { wcagContrast } from 'culori';
import postcss from 'postcss';
import { describe, expect, it } from 'vitest';
import { TOKEN_KINDS } from '../../../../src/render/highlight/token-theme.ts';

/** The custom properties of the site's style sheets, as they are before a site changes them. */
const properties = new Map<string, string>();
const colours = new Map<string, string>();
for (const name of ['tokens', 'code']) {
  const sheet = postcss.parse(readFileSync(new URL(`../../../../src/styles/${name}.css`, import.meta.url), 'utf8'));
  sheet.walkDecls(/^--pb-/, ({ prop, value }) => void properties.set(prop, value));
  sheet.walkRules(/^\.pb-t-/, (rule) => rule.walkDecls('color', ({ value }) => void colours.set(rule.selector, value)));
}

/** A colour as it is in light or dark. */
function resolve(value: string, scheme: 'light' | 'dark'): string {
  const name = /^var\((--[\w-]+)\)$/.exec(value)?.[1];
  if (name !== undefined) return resolve(properties.get(name) ?? '', scheme);
  const pair = /^light-dark\((#[0-9a-f]{6}), (#[0-9a-f]{6})\)$/.exec(value);
  expect(pair, `${value} is a pair of colours`).not.toBeNull();
  return pair![scheme === 'light' ? 1 : 2]!;
}

describe.each(['light', 'dark'] as const)('in %s', (scheme) => {
  const background = resolve('var(--pb-color-sunken)', scheme);

  it.each([...colours, ['text', 'var(--pb-color-text)']])('%s is read on the background of code: 4.5:1', (_, value) => {
    expect(wcagContrast(resolve(value, scheme), background)).toBeGreaterThanOrEqual(4.5);
  });

  it('a quote, and the mark of a heading, are read on the page: 4.5:1', () => {
    const muted = resolve('var(--pb-color-muted)', scheme);
    expect(wcagContrast(muted, resolve('var(--pb-color-page)', scheme))).toBeGreaterThanOrEqual(4.5);
  });
});

it('every kind of token is styled, and nothing else', () => {
  const sheet = postcss.parse(readFileSync(new URL('../../../../src/styles/code.css', import.meta.url), 'utf8'));
  const styled: string[] = [];
  sheet.walkRules(/^\.pb-t-/, (rule) => void styled.push(rule.selector));
  expect(styled.sort()).toEqual(TOKEN_KINDS.map((kind) => `.pb-t-${kind}`).sort());
});
