import type { ToChecker } from './check-messages.ts';
import { createCheckSession } from './check-session.ts';

const session = createCheckSession({
  origin: location.origin,
  importBundle: (url) => import(/* @vite-ignore */ url),
  post: (message) => postMessage(message),
});

addEventListener('message', (event: MessageEvent<ToChecker>) => session(event.data));
