/** Of the overlay alone: it stands in a shadow tree, and takes over nothing from the site that may be what is broken. */
export const STYLES = `
:host {
  all: initial;
  color-scheme: light dark;
  --text: light-dark(#1a1d21, #e6e8eb);
  --muted: light-dark(#59616b, #a3abb5);
  --back: light-dark(#fff, #1b1e22);
  --line: light-dark(#d5d9de, #3a4047);
  --error: light-dark(#b3261e, #ff9d94);
  --warning: light-dark(#7a5200, #f0c060);
}
* { box-sizing: border-box; font: inherit; color: inherit; }
dialog, .open { font: 15px/1.5 system-ui, sans-serif; color: var(--text); background: var(--back); border: 1px solid var(--line); }
dialog { inline-size: min(60rem, 100vw - 2rem); max-block-size: calc(100vh - 2rem); padding: 0; border-radius: 8px; border-block-start: 4px solid var(--error); }
dialog::backdrop { background: rgb(0 0 0 / 50%); }
form { position: sticky; inset-block-start: 0; display: flex; align-items: center; justify-content: space-between; gap: 1rem; padding: .75rem 1.25rem; background: var(--back); border-block-end: 1px solid var(--line); }
h2 { margin: 0; font-size: 17px; font-weight: 600; }
ol { margin: 0; padding: 0; list-style: none; }
li { padding: .75rem 1.25rem; border-block-end: 1px solid var(--line); }
p { margin: 0; overflow-wrap: anywhere; }
dialog > p { padding: .75rem 1.25rem; color: var(--muted); }
.fault { font-weight: 600; }
.error, .warning { font-size: 13px; }
.error { color: var(--error); }
.warning { color: var(--warning); }
button { min-block-size: 24px; padding: 0 .25rem; background: none; border: 0; cursor: pointer; }
.place, pre { font: 13px/1.5 ui-monospace, monospace; }
.place { color: var(--muted); text-align: start; text-decoration: underline; text-underline-offset: 3px; overflow-wrap: anywhere; }
.close { padding: .25rem .75rem; border: 1px solid var(--line); border-radius: 4px; }
pre { margin: .5rem 0 0; padding: .5rem .75rem; overflow-x: auto; border: 1px solid var(--line); border-radius: 4px; }
.open { position: fixed; inset-block-end: 1rem; inset-inline-start: 1rem; z-index: 2147483646; padding: .25rem .75rem; border-radius: 99px; font-size: 13px; color: var(--warning); }
.open.error { color: var(--error); }
:focus-visible { outline: 2px solid; outline-offset: 2px; }
@media print { :host { display: none; } }
`;
