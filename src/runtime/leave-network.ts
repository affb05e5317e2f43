/** What reaches another host, keeps something, or starts a worker that could: no tool may use it. */
const REFUSED = 'fetch XMLHttpRequest WebSocket WebTransport EventSource importScripts Worker indexedDB caches';

/** Takes network and storage from a worker, before a tool is in it: a host may send no content policy that would. */
export function leaveNetwork(room: object): void {
  for (let at: object | null = room; at; at = Object.getPrototypeOf(at)) {
    for (const name of REFUSED.split(' ')) Reflect.deleteProperty(at, name);
  }
}
