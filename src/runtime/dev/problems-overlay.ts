import { PROBLEMS_FILE, type ShownProblems } from '../../model/shown-problems.ts';
import { count } from '../../model/words.ts';
import { createProblemList } from './problem-list.ts';
import { STYLES } from './styles.ts';

/** Where it is kept which problems the author has seen and closed, while the browser's tab is open. */
const CLOSED = 'pegboard-problems-closed';

/**
 * Shows what is wrong with the site on whichever page of it is open: errors over the page, until they are closed or mended, warnings
 * behind a button. In development only; every save loads the page anew, and so asks anew.
 */
async function showProblems(): Promise<void> {
  const base = (import.meta as unknown as { env: { BASE_URL: string } }).env.BASE_URL.replace(/\/*$/, '/');
  const text = await (await fetch(base + PROBLEMS_FILE)).text();
  const found = JSON.parse(text) as ShownProblems;
  if (found.problems.length === 0) return sessionStorage.removeItem(CLOSED);

  const host = document.createElement('pegboard-problems');
  const shadow = host.attachShadow({ mode: 'open' });
  const style = document.createElement('style');
  style.textContent = STYLES;
  const dialog = document.createElement('dialog');
  const summary = [
    ...(found.errors > 0 ? [count(found.errors, 'error')] : []),
    ...(found.warnings > 0 ? [count(found.warnings, 'warning')] : []),
  ].join(' and ');
  dialog.append(
    ...createProblemList(found, summary, (place) => fetch(`${base}__open-in-editor?file=${encodeURIComponent(place)}`)),
  );
  dialog.addEventListener('close', () => sessionStorage.setItem(CLOSED, text));
  const button = document.createElement('button');
  button.type = 'button';
  button.className = found.errors > 0 ? 'open error' : 'open';
  button.textContent = summary;
  button.addEventListener('click', () => dialog.showModal());
  shadow.append(style, button, dialog);
  document.body.append(host);
  if (found.errors > 0 && sessionStorage.getItem(CLOSED) !== text) dialog.showModal();
}

await showProblems();
