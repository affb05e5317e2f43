// @vitest-environment happy-dom
import { describe, expect, it } from 'vitest';
import { element } from '../../../../src/runtime/search/element.ts';
import { afterTitle, markedText } from '../../../../src/runtime/search/marked-text.ts';

const html = (excerpt: string) => element('p', {}, ...markedText(excerpt)).innerHTML;

describe('an excerpt', () => {
  it('marks what was found', () => {
    expect(html('a <mark>base64</mark> text')).toBe('a <mark>base64</mark> text');
    expect(html('<mark>one</mark>')).toBe('<mark>one</mark>');
  });

  it('marks a term of a script without spaces as one', () => {
    expect(html('を<mark>正規</mark><mark>表現</mark>で')).toBe('を<mark>正規表現</mark>で');
  });

  it('shows markup as text, whatever it is', () => {
    expect(html('&lt;iframe src="x"&gt; &amp;lt;')).toBe('&lt;iframe src="x"&gt; &amp;amp;lt;');
    expect(html('<img src=x onerror=alert(1)><mark><b>x</b></mark>')).toBe(
      '&lt;img src=x onerror=alert(1)&gt;<mark>&lt;b&gt;x&lt;/b&gt;</mark>',
    );
  });

  it('leaves out the title it begins with', () => {
    expect(afterTitle('Help. A <mark>histogram</mark> shows', 'Help')).toBe('A <mark>histogram</mark> shows');
    expect(afterTitle('<mark>Histogram.</mark> Bins', 'Histogram')).toBe('Bins');
    expect(afterTitle('Hex to <mark>Base64.</mark> Writes', 'Hex to Base64')).toBe('Writes');
    expect(afterTitle('Help.', 'Help')).toBe('');
    expect(afterTitle('Helpless. And more', 'Help')).toBe('Helpless. And more');
    expect(afterTitle('Help is near', 'Help')).toBe('Help is near');
    expect(afterTitle('Help', 'Inputs')).toBe('Help');
  });
});
