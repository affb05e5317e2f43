import { loadStyles } from '../load-styles.ts';
import { remember, remembered } from '../remembered.ts';
import { element } from './element.ts';
import { searchPanel } from './search-panel.ts';

/** The address of the style sheet of search, relative to the header's script. Filled in by the build. */
declare const STYLES: string;

let opened: (() => void) | undefined;

/** Opens the dialog that searches the site, with what was looked for before. */
export async function searchInDialog(): Promise<void> {
  opened ??= makeDialog();
  await loadStyles(new URL(STYLES, import.meta.url).pathname);
  opened();
}

function makeDialog(): () => void {
  const close = element('button', { type: 'button', className: 'pb-search-close' }, 'Close');
  const { root, field } = searchPanel({ query: { words: '', facets: new Map() }, aside: [close], opensFirst: true });
  const dialog = element('dialog', { className: 'pb-search-dialog', ariaLabel: 'Search' }, root, hints());
  close.addEventListener('click', () => dialog.close());
  dialog.addEventListener('click', ({ target, ctrlKey, metaKey, shiftKey }) => {
    // Beside it; or a link to a place in the page that is open already.
    const isLink = (target as Element).closest('.pb-found a') && !(ctrlKey || metaKey || shiftKey);
    if (target === dialog || isLink) dialog.close();
  });
  document.body.append(dialog);
  return () => {
    if (!dialog.open) dialog.showModal();
    field.select();
  };
}

/** What the keys do. A shortcut of one character can be switched off: speech input may type it by chance (WCAG 2.1.4). */
function hints(): HTMLElement {
  const slash = element('input', { type: 'checkbox', checked: !remembered('slash') });
  slash.addEventListener('change', () => remember('slash', slash.checked ? undefined : 'off'));
  const key = (name: string) => element('kbd', {}, name);
  return element(
    'footer',
    { className: 'pb-search-hints' },
    element('span', {}, key('↑'), key('↓'), ' to move'),
    element('span', {}, key('Enter'), ' to open'),
    element('span', {}, key('Esc'), ' to close'),
    element('label', {}, slash, 'Open with ', key('/')),
  );
}
