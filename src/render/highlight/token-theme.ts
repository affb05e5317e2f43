import type { ThemeRegistrationRaw } from 'shiki/core';

/** What code is coloured by: a token's class is `pb-t-` and its kind. Their colours are in styles/code.css. */
export const TOKEN_KINDS = [
  'comment',
  'string',
  'number',
  'keyword',
  'function',
  'type',
  'key',
  'inserted',
  'deleted',
  'strong',
] as const;

/** One kind of token. */
export type TokenKind = (typeof TOKEN_KINDS)[number];

/**
 * TextMate scopes of each kind. A longer selector wins over a shorter one, so a language's exceptions stand beside its
 * rule. What no selector matches (variables, punctuation) keeps the text's own colour.
 */
const SCOPES: Record<TokenKind, string[]> = {
  comment: ['comment', 'punctuation.definition.comment', 'meta.preprocessor.comment'],
  string: ['string', 'punctuation.definition.string', 'markup.inline.raw', 'markup.fenced_code', 'constant.character'],
  number: ['constant', 'support.constant', 'constant.other.color', 'keyword.other.unit'],
  keyword: ['keyword', 'storage', 'variable.language', 'constant.language', 'punctuation.definition.directive'],
  function: ['entity.name.function', 'support.function', 'meta.function-call entity.name', 'variable.function'],
  type: [
    'entity.name.type',
    'entity.name.class',
    'support.type',
    'support.class',
    'entity.name.tag',
    'storage.type.cs',
  ],
  key: [
    'entity.other.attribute-name',
    'support.type.property-name',
    'meta.object-literal.key',
    'entity.name.tag.yaml',
    'variable.other.property.ts',
    'string.regexp',
    'support.variable',
  ],
  inserted: ['markup.inserted'],
  deleted: ['markup.deleted', 'invalid'],
  strong: ['markup.heading', 'entity.name.section', 'markup.bold', 'meta.diff.header'],
};

/** Scopes inside another kind that read as plain text: an expression in a template string, an operator, a bracket. */
const PLAIN_SCOPES = ['keyword.operator', 'punctuation.separator', 'meta.template.expression', 'string meta.embedded'];

/** Operators that are words, and so keywords. */
const WORD_OPERATORS = ['keyword.operator.new', 'keyword.operator.expression', 'keyword.operator.logical.python'];

/** A colour that stands for a kind: Shiki matches scopes to colours, and each colour becomes a class. */
function colourOf(kind: TokenKind): string {
  return `#0000${(TOKEN_KINDS.indexOf(kind) + 1).toString(16).padStart(2, '0')}`;
}

const PLAIN = '#000000';

/** The kind a colour of the theme stands for; none for plain text. */
export function kindOfColour(colour: string | undefined): TokenKind | undefined {
  return TOKEN_KINDS.find((kind) => colourOf(kind) === colour?.toLowerCase());
}

/** A theme whose colours are never seen: each names a kind of token. */
export const TOKEN_THEME: ThemeRegistrationRaw = {
  name: 'pegboard-tokens',
  type: 'light',
  fg: PLAIN,
  bg: '#ffffff',
  settings: [
    { settings: { foreground: PLAIN, background: '#ffffff' } },
    ...TOKEN_KINDS.map((kind) => ({ scope: SCOPES[kind], settings: { foreground: colourOf(kind) } })),
    { scope: PLAIN_SCOPES, settings: { foreground: PLAIN } },
    { scope: WORD_OPERATORS, settings: { foreground: colourOf('keyword') } },
  ],
};
