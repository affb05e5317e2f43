import { formatHex, parse, wcagContrast } from 'culori';

/** The pages' background in light and in dark, as in styles/tokens.css. */
const PAGE = { light: '#fcfcfb', dark: '#131417' } as const;

/** The accent in light of a site that chose none, as in styles/tokens.css. */
export const ACCENT = '#2450b5';

/** WCAG 2.2, success criterion 1.4.3: the least contrast of text. */
const LEAST_CONTRAST = 4.5;

/** Is this a colour in CSS's notation? */
export function isColour(text: string): boolean {
  return parse(text) !== undefined;
}

/** The style sheet that sets the accent, or a sentence that says which scheme it cannot be read in. */
export function accentStyles(accent: { light: string; dark: string }): { css: string } | { fault: string } {
  for (const scheme of ['light', 'dark'] as const) {
    const contrast = wcagContrast(accent[scheme], PAGE[scheme]);
    if (contrast < LEAST_CONTRAST) {
      const fault = `accent ${accent[scheme]} has a contrast of ${contrast.toFixed(1)}:1 against the ${scheme} page and needs ${LEAST_CONTRAST}:1`;
      return { fault };
    }
  }
  const pair = (light: string, dark: string) => `light-dark(${light}, ${dark})`;
  const textOn = (colour: string) => (wcagContrast(colour, '#fff') >= LEAST_CONTRAST ? '#ffffff' : '#101114');
  const accentColours = pair(formatHex(accent.light) ?? '', formatHex(accent.dark) ?? '');
  const css = `:root {
  --pb-color-accent: ${accentColours};
  --pb-color-on-accent: ${pair(textOn(accent.light), textOn(accent.dark))};
  --pb-color-accent-soft: color-mix(in oklab, var(--pb-color-accent) 14%, var(--pb-color-page));
}
`;
  return { css };
}
