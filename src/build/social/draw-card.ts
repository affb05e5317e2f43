import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { Resvg } from '@resvg/resvg-js';
import satori from 'satori';
import { SUBSETS } from './legible.ts';
import type { SocialCard } from './social-cards.ts';

/** What those who show a link's picture ask for, in pixels. */
export const SIZE = { width: 1200, height: 630 };

const MARGIN = 80;
const COLOURS = { page: '#fcfcfb', text: '#1d1f23', muted: '#5b5f68' };

const { resolve } = createRequire(import.meta.url);

const fonts = SUBSETS.flatMap((subset) =>
  ([400, 700] as const).map((weight) => ({
    name: subset,
    weight,
    style: 'normal' as const,
    data: readFileSync(resolve(`@fontsource/noto-sans/files/noto-sans-${subset}-${weight}-normal.woff`)),
  })),
);

/** Draws a card as a PNG: the same card, the same bytes. */
export async function drawCard(card: SocialCard): Promise<Uint8Array> {
  const svg = await satori(layout(card), { ...SIZE, fonts });
  return new Resvg(svg, { font: { loadSystemFonts: false } }).render().asPng();
}

function layout({ site, title, text, address, accent }: SocialCard) {
  return box(
    {
      ...SIZE,
      display: 'flex',
      flexDirection: 'column',
      justifyContent: 'space-between',
      boxSizing: 'border-box',
      padding: MARGIN,
      background: COLOURS.page,
      borderTop: `16px solid ${accent}`,
      fontFamily: SUBSETS.join(', '),
      color: COLOURS.text,
    },
    box(
      { display: 'flex', flexDirection: 'column' },
      box({ ...lines(1), fontSize: 32, fontWeight: 700, color: accent }, site),
      box({ ...lines(2), fontSize: 80, fontWeight: 700, lineHeight: 1.15, marginTop: 40, letterSpacing: -1.5 }, title),
      box({ ...lines(2), fontSize: 36, lineHeight: 1.4, marginTop: 24, color: COLOURS.muted }, text),
    ),
    box({ ...lines(1), fontSize: 28, color: COLOURS.muted }, address),
  );
}

/** So many lines, the last of them ended by an ellipsis where there is more; a word that is longer than a line is broken. */
function lines(lineClamp: number) {
  return { display: 'block', flexShrink: 0, width: SIZE.width - 2 * MARGIN, lineClamp, wordBreak: 'break-word' };
}

/** An element as satori takes one. */
function box(style: object, ...children: unknown[]) {
  return { type: 'div', key: null, props: { style, children: children.length === 1 ? children[0] : children } };
}
