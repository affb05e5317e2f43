import type { Reading } from './readings/reading.ts';

/** The rows of tables that are linked to a chart: what is pointed at in one lights up in the other. */
export class LinkedRows {
  #parts: Element | null;
  #reading: () => Reading;
  #point: (event: Event) => void;
  #lit: Element[] = [];

  /**
   * @param field of the chart: its tables are in the same group
   * @param show reads the place of a row that is pointed at
   */
  constructor(field: Element, reading: () => Reading, show: (index: number | undefined) => void) {
    this.#parts = field.closest('.pb-parts');
    this.#reading = reading;
    this.#point = ({ type, target }) => {
      const row = (target as Element).closest<HTMLElement>('tr[data-key]');
      const { id, find } = reading();
      if (!row || id === undefined || row.closest('table')?.dataset.chart !== id) return;
      if (type === 'pointerover') show(find?.(JSON.parse(row.dataset.key!)));
      // Who reads by keyboard keeps the place.
      else if (document.activeElement !== field) show(undefined);
    };
    this.#parts?.addEventListener('pointerover', this.#point);
    this.#parts?.addEventListener('pointerout', this.#point);
  }

  /** Lights the rows of an x value, and no others. */
  light(key: string | number | undefined) {
    for (const row of this.#lit) row.classList.remove('pb-lit');
    this.#lit = [];
    const { id, lightsTable } = key === undefined ? {} : this.#reading();
    if (!lightsTable || id === undefined) return;
    const rows = [...(this.#parts?.querySelectorAll<HTMLElement>('tr[data-key]') ?? [])];
    this.#lit = rows.filter(
      ({ dataset, parentElement }) =>
        dataset.key === JSON.stringify(key) && parentElement?.closest('table')?.dataset.chart === id,
    );
    for (const row of this.#lit) row.classList.add('pb-lit');
  }

  remove() {
    this.light(undefined);
    this.#parts?.removeEventListener('pointerover', this.#point);
    this.#parts?.removeEventListener('pointerout', this.#point);
  }
}
