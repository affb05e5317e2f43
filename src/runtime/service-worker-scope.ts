/** An event whose work the browser waits for. */
interface ExtendableEvent extends Event {
  waitUntil(work: Promise<unknown>): void;
}

/** A request of a page, which the worker may answer. */
export interface FetchEvent extends ExtendableEvent {
  request: Request;
  respondWith(response: Promise<Response>): void;
}

interface ServiceWorkerEvents {
  install: ExtendableEvent;
  activate: ExtendableEvent;
  fetch: FetchEvent;
}

/** What Pegboard's service workers use of their global scope: TypeScript's own library for it contradicts the one for pages. */
interface ServiceWorkerScope {
  registration: ServiceWorkerRegistration;
  clients: {
    claim(): Promise<void>;
    matchAll(options: { includeUncontrolled: boolean }): Promise<{ url: string }[]>;
  };
  skipWaiting(): Promise<void>;
  addEventListener<T extends keyof ServiceWorkerEvents>(type: T, listen: (event: ServiceWorkerEvents[T]) => void): void;
}

export const worker = self as unknown as ServiceWorkerScope;

/** One host may serve many sites, and all see all caches: the names of a site's own begin with this. */
export const PREFIX = `pegboard ${worker.registration.scope} `;

/** Deletes this site's caches, but the one named. */
export async function deleteCaches(but?: string): Promise<void> {
  const names = await caches.keys();
  await Promise.all(names.filter((name) => name.startsWith(PREFIX) && name !== but).map((name) => caches.delete(name)));
}
