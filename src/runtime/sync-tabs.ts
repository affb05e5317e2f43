/**
 * Tabs choose by themselves. This makes those that share a key choose the same, remembers it, and opens the tab that holds the place
 * that an address names.
 */
const choose = (key: string, label: string | null) => {
  for (const tabs of document.querySelectorAll<HTMLElement>('[data-sync]')) {
    for (const tab of tabs.dataset.sync === key ? tabs.querySelectorAll<HTMLInputElement>(':scope > input') : []) {
      if (tab.labels![0]!.textContent === label) tab.checked = true;
    }
  }
};

const reveal = () => {
  const place = document.getElementById(decodeURIComponent(location.hash.slice(1)));
  for (let tab = place?.closest('.pb-tab'); tab; tab = tab.parentElement!.closest('.pb-tab')) {
    (tab.previousElementSibling as HTMLLabelElement).control!.click();
    place!.scrollIntoView();
  }
};

try {
  for (const { dataset } of document.querySelectorAll<HTMLElement>('[data-sync]')) {
    choose(dataset.sync!, localStorage.getItem(`pegboard-tab-${dataset.sync}`));
  }
} catch {
  // Storage is closed to this page: what is chosen holds here only.
}
addEventListener('change', ({ target }) => {
  const input = target as HTMLInputElement;
  const key = input.parentElement?.dataset.sync;
  if (!key) return;
  const label = input.labels![0]!.textContent;
  choose(key, label);
  try {
    localStorage.setItem(`pegboard-tab-${key}`, label!);
  } catch {
    // As above.
  }
});
addEventListener('hashchange', reveal);
reveal();

export {};
