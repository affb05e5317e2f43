interface Hidden {
  name: string;
}

/** Leads to {@link Nowhere}, and to [a page](/nowhere/). */
export interface Shown {
  /**
   * Holds what has no page.
   * @colour red
   */
  hidden: Hidden;

  /** Has a <blink>tag</blink>. */
  tag: string;
}
