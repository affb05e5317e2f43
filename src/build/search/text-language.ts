/** Scripts that are written without spaces between words, and the languages whose words Pagefind tells apart in them. */
const UNSPACED = /[\p{scx=Han}\p{scx=Hiragana}\p{scx=Katakana}\p{scx=Thai}]/gu;

/** The share of letters from which on a text is taken to be of such a language. */
const SHARE = 0.3;

/**
 * The language by whose rules the words of a text are told apart: the site's, but for a text in Japanese, Chinese or
 * Thai on a site in another language, where a whole sentence would else be one word.
 * @param lang the site's, as a BCP 47 tag
 */
export function textLanguage(text: string, lang: string): string {
  const letters = text.match(/\p{L}/gu)?.length ?? 0;
  const unspaced = text.match(UNSPACED) ?? [];
  if (/^(ja|zh|th)\b/.test(lang) || unspaced.length < letters * SHARE || unspaced.length === 0) return lang;
  if (/[\p{Script=Hiragana}\p{Script=Katakana}]/u.test(text)) return 'ja';
  return /\p{Script=Thai}/u.test(text) ? 'th' : 'zh';
}
