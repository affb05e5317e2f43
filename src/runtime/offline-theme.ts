/** The script in the head of a site that is kept offline: the colour scheme, and after the page its service worker. */
import './theme.ts';

const { src } = document.currentScript as HTMLScriptElement;

addEventListener('load', () => {
  // There is none where the connection is not secure, and a browser may refuse it: the page works without.
  navigator.serviceWorker?.register(new URL('../service-worker.js', src)).catch(() => {});
});
