/** Shows the cards of this page that fit what the filter holds, and says how many they are. */
export function filterCards(filter: HTMLElement): void {
  const [query = '', tag, lifecycle] = [...filter.querySelectorAll<HTMLInputElement>('[name]')].map(
    ({ value }) => value,
  );
  const words = query.toLowerCase().split(/\s+/);
  const cards = [...document.querySelectorAll<HTMLElement>('.pb-cards > li')];
  for (const card of cards) {
    const text = (card.textContent ?? '').toLowerCase();
    card.hidden = !(
      (!lifecycle || card.dataset.status === lifecycle) &&
      (!tag || JSON.parse(card.dataset.tags ?? '[]').includes(tag)) &&
      words.every((word) => text.includes(word))
    );
  }
  const shown = cards.filter((card) => !card.hidden).length;
  const status = filter.querySelector('output');
  if (status) status.value = shown === cards.length ? '' : `${shown} of ${cards.length} on this page`;
}
