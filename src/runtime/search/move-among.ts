/**
 * Moves the focus between the field and the results by the arrow keys. Results are links and stay so: one may also open
 * them in a tab of their own, or hear them as a list.
 */
export function moveAmong(event: KeyboardEvent, field: HTMLElement, list: HTMLElement): void {
  const { key, target, isComposing } = event;
  const links = [...list.querySelectorAll('a')];
  const at = links.indexOf(target as HTMLAnchorElement);
  // The arrow keys also choose among the spellings of a word in Japanese or Chinese.
  if (isComposing || (at < 0 && target !== field)) return;
  const above = at < 0 ? undefined : (links[at - 1] ?? field);
  const next = key === 'ArrowDown' ? links[at + 1] : key === 'ArrowUp' ? above : undefined;
  if (!next) return;
  event.preventDefault();
  next.focus();
}
