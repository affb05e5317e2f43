import { remember } from './remembered.ts';

/** Changes between light and dark, and remembers which. */
export function toggleTheme(): void {
  const { dataset } = document.documentElement;
  const isDark = dataset.theme ? dataset.theme === 'dark' : matchMedia('(prefers-color-scheme: dark)').matches;
  dataset.theme = isDark ? 'light' : 'dark';
  remember('theme', dataset.theme);
}
