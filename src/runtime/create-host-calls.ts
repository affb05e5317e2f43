import type { Output } from '../model/output.ts';
import type { LiveTool } from '../model/tool.ts';
import { failureText } from '../view/wording.ts';
import { announce } from './card-events.ts';
import type { CardEvent, State } from './state.ts';

/** What a card owes the page that it stands in. */
export interface HostCalls {
  /** Tells of what has happened, by events and to whoever waits for a run. */
  tell(event: CardEvent, state: State): void;
  /** The result of the run that is under way. */
  wait(): Promise<Output>;
}

export function createHostCalls(host: Element, { id, timeoutMs }: LiveTool): HostCalls {
  let waiting: PromiseWithResolvers<Output> | undefined;
  return {
    tell(event, { phase, values }) {
      if (event.type === 'done') {
        announce(host, 'result', { tool: id, values, output: event.output });
        waiting?.resolve(event.output);
      } else if (event.type === 'failed') {
        const message = failureText(event.failure, timeoutMs);
        announce(host, 'error', { tool: id, reason: event.failure, message });
        waiting?.reject(new Error(message));
      } else if (phase !== 'running') waiting?.reject(new DOMException('The run was given up.', 'AbortError'));
      if (phase !== 'running') waiting = undefined;
    },
    wait() {
      waiting ??= Promise.withResolvers();
      return waiting.promise;
    },
  };
}
