import { remembered } from './remembered.ts';

/** The address of the header's script, relative to this one. Filled in by the build. */
declare const HEADER: string;

/** What is used of the header: by a click, by Ctrl+K or ⌘K, and by `/` where that types nothing. The rest is loaded then. */
function use(event: Event): void {
  const { key, ctrlKey, metaKey, target } = event as KeyboardEvent & { target: Element };
  const isHeld = ctrlKey || metaKey;
  const isShortcut = isHeld
    ? key === 'k'
    : key === '/' && !target.closest('form,select,:read-write') && !remembered('slash');
  const used: HTMLAnchorElement | null = isShortcut
    ? document.querySelector('#pb-search')
    : // A key is no click, and a click with a key held opens a link elsewhere.
      key || isHeld
      ? null
      : target.closest('#pb-search,#pb-theme');
  if (!used) return;
  event.preventDefault();
  // What cannot be loaded is left to the page that the link leads to.
  import(HEADER).then(
    (header: typeof import('./header.ts')) => header.use(used),
    () => used.href && location.assign(used.href),
  );
}

addEventListener('click', use);
addEventListener('keydown', use);
