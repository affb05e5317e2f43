/**
 * The service worker of a site that is not kept offline: it takes the place of one that the site had before, and removes
 * itself with all that was kept. A browser that never had one never asks for it.
 */
import { deleteCaches, worker } from './service-worker-scope.ts';

worker.addEventListener('install', () => worker.skipWaiting());
worker.addEventListener('activate', (event) => {
  event.waitUntil(deleteCaches().then(() => worker.registration.unregister()));
});
