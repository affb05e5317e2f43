/** Shows the cards of this page that fit what the filter holds, and says how many they are. */
export function filterCards(filter: HTMLElement): void {
  const words = filter.querySelector('input')!.value.toLowerCase().split(/\s+/);
  const wanted = [...filter.querySelectorAll('select')].filter(({ value }) => value);
  const cards = [...document.querySelectorAll<HTMLElement>('.pb-cards > li')];
  for (const card of cards) {
    const text = `${card.textContent} ${card.dataset.words ?? ''}`.toLowerCase();
    const facets = new Map<string, string[]>(Object.entries(JSON.parse(card.dataset.facets ?? '{}')));
    card.hidden = !(
      wanted.every(({ name, value }) => facets.get(name)?.includes(value)) && words.every((word) => text.includes(word))
    );
  }
  const shown = cards.filter((card) => !card.hidden).length;
  const status = filter.querySelector('output');
  if (status) status.value = shown === cards.length ? '' : `${shown} of ${cards.length} on this page`;
}
