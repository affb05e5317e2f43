/** The script in the head of a site that is kept offline: the colour scheme, and after the page its service worker. */
import './theme.ts';

/** The address of the service worker, with the base. Filled in by the build. */
declare const SERVICE_WORKER: string;

addEventListener('load', () => {
  // There is none where the connection is not secure, and a browser may refuse it: the page works without.
  navigator.serviceWorker?.register(SERVICE_WORKER).catch(() => {});
});
