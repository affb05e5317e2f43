import { expect, it } from 'vitest';
import { textLanguage } from '../../../../src/build/search/text-language.ts';

it.each([
  ['a text in the site’s language', 'Counts numbers by size.', 'en', 'en'],
  ['one with a few words of another', 'In Japanese it is called 正規表現, a regular expression.', 'en', 'en'],
  ['Japanese', 'このツールは文字列を置換します。', 'en', 'ja'],
  ['Chinese', '这个工具计算数据的分布。', 'de', 'zh'],
  ['Thai', 'เครื่องมือนี้นับตัวเลข', 'en', 'th'],
  ['Chinese on a Japanese site', '这个工具计算数据的分布。', 'ja', 'ja'],
  ['nothing', '', 'en', 'en'],
  ['numbers', '1 2 3', 'pt-BR', 'pt-BR'],
])('the words of %s are told apart by the right rules', (_, text, lang, expected) => {
  expect(textLanguage(text, lang)).toBe(expected);
});
