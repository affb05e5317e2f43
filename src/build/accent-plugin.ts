import { AstroError } from 'astro/errors';
import type { Plugin } from 'vite';
import { accentStyles } from '../render/accent.ts';

const NAME = 'virtual:pegboard/accent.css';

/**
 * Serves the site's accent as a style sheet, so that it is bundled with the others: the content policy allows no inline style.
 * @throws AstroError where the accent cannot be read on the page
 */
export function accentPlugin(accent: { light: string; dark: string } | undefined): Plugin {
  const styles = accent ? accentStyles(accent) : { css: '' };
  if ('fault' in styles) {
    throw new AstroError(`pegboard: ${styles.fault}`, 'Choose a darker colour for light, or a lighter one for dark.');
  }
  return {
    name: 'pegboard:accent',
    resolveId: (id) => (id === NAME ? `\0${NAME}` : undefined),
    load: (id) => (id === `\0${NAME}` ? styles.css : undefined),
  };
}
