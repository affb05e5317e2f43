import filterCards from './filter-cards.ts?chunk';

/** The filter of a page of cards: what it does is loaded when one first uses it. */
const filter = document.getElementById('pb-filter');

const apply = () =>
  import(/* @vite-ignore */ filterCards).then(
    (loaded: typeof import('./filter-cards.ts')) => loaded.filterCards(filter!),
    console.error,
  );
filter?.addEventListener('input', apply);
// What was typed before, and what a browser restores after Back: it fires no event for it.
for (const { value } of filter?.querySelectorAll<HTMLInputElement>('[name]') ?? []) if (value) apply();
