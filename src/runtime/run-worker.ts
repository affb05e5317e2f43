import { leaveNetwork } from './leave-network.ts';
import type { ToWorker } from './worker-messages.ts';
import { createSession } from './worker-session.ts';

leaveNetwork(globalThis);

const session = createSession({
  origin: location.origin,
  importBundle: (url) => import(/* @vite-ignore */ url),
  post: (message) => postMessage(message),
});

addEventListener('message', (event: MessageEvent<ToWorker>) => session(event.data));
