import type { Check, ToolBundle } from '../model/tool-module.ts';
import type { FromChecker, ToChecker } from './check-messages.ts';

/** What a session needs of the worker it runs in. */
export interface CheckerPlace {
  /** The worker's own origin: tool modules come from nowhere else. */
  origin: string;
  importBundle(url: string): Promise<ToolBundle>;
  post(message: FromChecker): void;
}

/** The worker's half: loads a tool's check, and answers each text by it. */
export function createCheckSession({
  origin,
  importBundle,
  post,
}: CheckerPlace): (message: ToChecker) => Promise<void> {
  let check: Check | undefined;
  return async (message) => {
    if (message.type === 'load') {
      try {
        if (new URL(message.url).origin !== origin) throw new Error(`${message.url} is not of ${origin}`);
        check = await (await importBundle(message.url)).check?.();
      } catch (error) {
        console.error(error);
      }
      return post({ type: check ? 'ready' : 'unready' });
    }
    try {
      post({ type: 'checked', faults: check!(JSON.parse(message.text)) });
    } catch (error) {
      // A schema that leads only to itself never comes to an end.
      console.warn(error);
      post({ type: 'failed' });
    }
  };
}
