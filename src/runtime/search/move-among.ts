/**
 * Moves the focus between the field and the results by the arrow keys, and opens the first one by Enter in the field.
 * Results are links and stay so: one may also open them in a tab of their own, or hear them as a list.
 */
export function moveAmong(event: KeyboardEvent, field: HTMLElement, list: HTMLElement): void {
  const { key, target, isComposing } = event;
  const links = [...list.querySelectorAll('a')];
  const at = links.indexOf(target as HTMLAnchorElement);
  // Enter also ends the spelling of a word in Japanese or Chinese.
  if (isComposing || (at < 0 && target !== field)) return;
  if (key === 'Enter' && target === field) return links[0]?.click();
  const next =
    key === 'ArrowDown' ? links[at + 1] : key === 'ArrowUp' && at >= 0 ? (links[at - 1] ?? field) : undefined;
  if (!next) return;
  event.preventDefault();
  next.focus();
}
