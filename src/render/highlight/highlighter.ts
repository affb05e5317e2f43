import { createHighlighterCore } from 'shiki/core';
import { createJavaScriptRegexEngine } from 'shiki/engine/javascript';
import { escapeText } from '../escape-text.ts';
import type { Language } from './languages.ts';
import { LineTokenizer } from './line-tokenizer.ts';
import { kindOfColour, TOKEN_THEME, type TokenKind } from './token-theme.ts';

/** Characters of one block that are coloured; a longer block is plain. */
const MAX_BLOCK = 100_000;

/** Characters of one line that are coloured; a block with a longer line is plain. */
const MAX_LINE = 5_000;

/** Milliseconds a grammar may take over one line before the block is left plain: a guard, far above any real line. */
const MAX_LINE_TIME = 5_000;

/** Colours code by classes: `<span class="pb-t-keyword">`. */
export interface Highlighter {
  /**
   * The HTML of the code's text. Code over the limits, and code in no language, is escaped and otherwise left as it is.
   */
  highlight(code: string, language: Language | 'plain'): Promise<string>;
}

interface Loaded {
  tokenizer: LineTokenizer;
  kinds: (TokenKind | undefined)[];
}

/** Makes a highlighter that loads a language when code first needs it. */
export function createHighlighter(): Highlighter {
  const engine = createJavaScriptRegexEngine({ forgiving: true });
  const loading = new Map<string, Promise<Loaded>>();

  // A registry for each language: in a shared one a grammar that embeds others would colour by which of them some
  // other page has already loaded.
  async function load(language: Language): Promise<Loaded> {
    const core = await createHighlighterCore({
      engine,
      themes: [TOKEN_THEME],
      langs: [language.load],
      warnings: false,
    });
    const { colorMap } = core.setTheme(TOKEN_THEME);
    return { tokenizer: new LineTokenizer(core.getLanguage(language.id)), kinds: colorMap.map(kindOfColour) };
  }

  return {
    async highlight(code, language) {
      const lines = code.split('\n');
      if (language === 'plain' || code.length > MAX_BLOCK || lines.some((line) => line.length > MAX_LINE)) {
        return escapeText(code);
      }
      const loaded = loading.get(language.id) ?? load(language);
      loading.set(language.id, loaded);
      const { tokenizer, kinds } = await loaded;
      const runs = tokenizer.tokenize(lines, MAX_LINE_TIME);
      if (!runs) return escapeText(code);
      return runs.map((line) => toHtml(line.map(({ text, colour }) => ({ text, kind: kinds[colour] })))).join('\n');
    },
  };
}

/** One line, with neighbours of one kind joined; blanks take the kind before them, as no colour shows on them. */
function toHtml(runs: readonly { text: string; kind: TokenKind | undefined }[]): string {
  const joined: { text: string; kind: TokenKind | undefined }[] = [];
  for (const run of runs) {
    const last = joined.at(-1);
    if (last && (last.kind === run.kind || run.text.trim() === '')) last.text += run.text;
    else joined.push({ ...run });
  }
  return joined
    .map(({ text, kind }) => (kind ? `<span class="pb-t-${kind}">${escapeText(text)}</span>` : escapeText(text)))
    .join('');
}
