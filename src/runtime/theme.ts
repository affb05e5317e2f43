/**
 * The colour scheme. This file is loaded as a classic script in the head, so that a remembered choice is set before
 * anything is drawn: a module would run too late and flash.
 */
const KEY = 'pegboard-theme';
const root = document.documentElement;

function remembered(): string | null {
  try {
    return localStorage.getItem(KEY);
  } catch {
    // Storage is closed to this page: the system's scheme holds.
    return null;
  }
}

const theme = remembered();
if (theme === 'light' || theme === 'dark') root.dataset.theme = theme;

addEventListener('DOMContentLoaded', () => {
  const button = document.getElementById('pb-theme') as HTMLButtonElement | null;
  if (!button) return;
  const system = matchMedia('(prefers-color-scheme: dark)');
  const isDark = () => (root.dataset.theme ? root.dataset.theme === 'dark' : system.matches);
  const paint = () => button.setAttribute('aria-pressed', String(isDark()));
  paint();
  system.addEventListener('change', paint);
  button.hidden = false;
  button.addEventListener('click', () => {
    const next = isDark() ? 'light' : 'dark';
    root.dataset.theme = next;
    paint();
    try {
      localStorage.setItem(KEY, next);
    } catch {
      // It holds for this page only.
    }
  });
});
