/** Filters the cards of this page as one types. Without script the form is hidden and every card shows. */
const form = document.getElementById('pb-filter') as HTMLFormElement | null;

if (form) {
  const cards = [...document.querySelectorAll<HTMLElement>('.pb-cards > li')];
  const status = form.querySelector('output');
  const apply = () => {
    const fields = new FormData(form);
    const words = String(fields.get('q')).toLowerCase().split(/\s+/);
    const [tag, lifecycle] = [fields.get('tag'), fields.get('status')];
    let shown = 0;
    for (const card of cards) {
      const text = (card.textContent ?? '').toLowerCase();
      const fits =
        (!lifecycle || card.dataset.status === lifecycle) &&
        (!tag || JSON.parse(card.dataset.tags ?? '[]').includes(tag)) &&
        words.every((word) => text.includes(word));
      card.hidden = !fits;
      if (fits) shown++;
    }
    if (status) status.value = shown === cards.length ? '' : `${shown} of ${cards.length} on this page`;
  };
  form.hidden = false;
  form.addEventListener('input', apply);
  form.addEventListener('submit', (event) => event.preventDefault());
  // A browser that restores the fields after Back fires no event for it.
  apply();
}
