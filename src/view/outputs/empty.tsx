/** @jsxImportSource preact */

/** Said where a result holds nothing, so that the place is not taken for one still to come. */
export function Empty() {
  return <p class="pb-empty">Empty.</p>;
}
