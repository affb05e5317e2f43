import type { ShownProblem, ShownProblems } from '../../model/shown-problems.ts';

/**
 * What the overlay's dialog holds: a heading, a way out, and every problem at its place.
 * @param open shows a place in the author's editor
 */
export function createProblemList(
  { problems, errors, warnings }: ShownProblems,
  summary: string,
  open: (place: string) => void,
): HTMLElement[] {
  const heading = element('h2', {}, summary);
  const close = element('button', { className: 'close', title: 'Escape' }, 'Close');
  // It closes the dialog it is in.
  const form = element('form', { method: 'dialog' }, heading, close);
  const list = element('ol', {}, ...problems.map((problem) => problemItem(problem, open)));
  const rest = errors + warnings - problems.length;
  return rest > 0 ? [form, list, element('p', {}, `${rest} more are listed where the server runs.`)] : [form, list];
}

function problemItem(
  { severity, place, open: file, fault, fix, excerpt }: ShownProblem,
  open: (place: string) => void,
) {
  const button = element('button', { type: 'button', className: 'place', title: 'Open in the editor' }, place);
  button.addEventListener('click', () => open(file));
  const parts = [
    element('p', {}, element('span', { className: severity }, severity), ' ', button),
    element('p', { className: 'fault' }, fault),
    element('p', {}, fix),
    ...(excerpt === '' ? [] : [element('pre', {}, excerpt)]),
  ];
  return element('li', {}, ...parts);
}

function element<Name extends keyof HTMLElementTagNameMap>(
  name: Name,
  properties: Partial<HTMLElementTagNameMap[Name]>,
  ...children: (Node | string)[]
): HTMLElementTagNameMap[Name] {
  const made = Object.assign(document.createElement(name), properties);
  made.append(...children);
  return made;
}
