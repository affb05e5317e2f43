/** How much of a tool is drawn: a card of a list, the tool's own page, or the tool alone, for another site's frame. */
export type Mode = 'card' | 'page' | 'embed';

/** What a host may set on a card: attributes of `<tool-card>` of these names. What an attribute says wrongly is its default. */
export interface CardOptions {
  /** Default `card`. */
  mode: Mode;
  /** How many parts of a group are drawn. Default: 1 on a card, else as many as a page draws. */
  parts: number | undefined;
  /** What is left out can be seen on the tool's page, or is drawn here when the reader asks for it. Default `link`. */
  more: 'link' | 'expand';
  /** Whether the form or the result comes first. Default `form-first`. */
  layout: 'form-first' | 'answer-first';
  /** `none` draws no form: the host sets the values and runs the tool. Default `all`. */
  controls: 'all' | 'none';
}

/** How deep groups may lie in groups: nothing deeper is drawn, whatever a host asks for. */
export const MAX_GROUP_DEPTH = 8;

/** Reads the options from attributes. */
export function readCardOptions(attribute: (name: string) => string | null): CardOptions {
  const mode = attribute('mode');
  const parts = Number(attribute('parts'));
  return {
    mode: mode === 'page' || mode === 'embed' ? mode : 'card',
    parts: Number.isInteger(parts) && parts > 0 ? parts : undefined,
    more: attribute('more') === 'expand' ? 'expand' : 'link',
    layout: attribute('layout') === 'answer-first' ? 'answer-first' : 'form-first',
    controls: attribute('controls') === 'none' ? 'none' : 'all',
  };
}
