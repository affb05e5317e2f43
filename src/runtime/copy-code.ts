import { copyText } from './copy-text.ts';

/** Puts a button to copy it on every block of code of a document. Where there is no clipboard there is no button. */
const status = document.createElement('p');
status.className = 'pb-copied';
status.role = 'status';

for (const pre of navigator.clipboard ? document.querySelectorAll<HTMLElement>('.pb-prose pre:has(> code)') : []) {
  const frame = document.createElement('div');
  const button = document.createElement('button');
  frame.className = 'pb-copy';
  button.textContent = 'Copy';
  button.ariaLabel = `Copy: ${pre.ariaLabel}`;
  button.onclick = () =>
    // What is marked as removed is not to be used any more.
    copyText([...pre.firstChild!.childNodes].map((line) => (line.nodeName === 'DEL' ? '' : line.textContent)).join(''))
      .then(
        () => 'Copied',
        () => 'Copying is not allowed here',
      )
      .then((text) => {
        button.textContent = status.textContent = text;
        setTimeout(() => {
          button.textContent = 'Copy';
          status.textContent = '';
        }, 2_000);
      });
  pre.replaceWith(frame);
  frame.append(pre, button);
}
document.querySelector('main')?.append(status);
