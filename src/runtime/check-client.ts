import type { CheckAnswer } from '../view/composer/composer.tsx';
import type { FromChecker, ToChecker } from './check-messages.ts';

/** Milliseconds without typing before what was typed is checked. */
export const PAUSE_MS = 150;

/** The longest a check may take, in milliseconds: some patterns would take for ever on some texts. */
export const CHECK_LIMIT_MS = 1000;

/** The longest that a check may take to be loaded, in milliseconds: the network is part of it. */
export const LOAD_LIMIT_MS = 15_000;

const SLOW: CheckAnswer = {
  unchecked:
    'The check took longer than a second and was stopped: the values are not checked. The next change tries again.',
};
const UNLOADED: CheckAnswer = {
  unchecked: 'The values are not checked here: what checks them could not be loaded. The next change tries again.',
};
const FAILED: CheckAnswer = { unchecked: 'The values are not checked: the check itself broke off.' };

/** Checks one text after the other. */
export interface Recheck {
  /** Of texts that come while another waits or is checked, only the last is answered. */
  check(text: string, answer: (answer: CheckAnswer) => void): void;
  /** Ends the worker. The next text starts another. */
  stop(): void;
}

interface Asked {
  text: string;
  answer(answer: CheckAnswer): void;
}

/**
 * Checks in a worker, where a time limit can stop it, and typing never waits.
 * @param url the tool's module
 */
export function createCheckClient(url: string): Recheck {
  let worker: Worker | undefined;
  let asked: Asked | undefined;
  /** What the worker is at; undefined while it waits. */
  let current: Asked | 'loading' | undefined;
  let pause: ReturnType<typeof setTimeout>;
  let limit: ReturnType<typeof setTimeout>;

  function next() {
    if (current || !asked) return;
    if (!worker) return start();
    current = asked;
    asked = undefined;
    limit = setTimeout(giveUp, CHECK_LIMIT_MS, SLOW);
    worker.postMessage({ type: 'check', text: current.text } satisfies ToChecker);
  }

  function start() {
    current = 'loading';
    limit = setTimeout(giveUp, LOAD_LIMIT_MS, UNLOADED);
    try {
      worker = new Worker(new URL('./check-worker.ts', import.meta.url), { type: 'module' });
    } catch (error) {
      console.error(error);
      return giveUp(UNLOADED);
    }
    worker.onerror = () => giveUp(UNLOADED);
    worker.onmessage = ({ data }: MessageEvent<FromChecker>) => {
      if (data.type === 'unready') return giveUp(UNLOADED);
      const done = current;
      clearTimeout(limit);
      current = undefined;
      // What was typed since is checked instead.
      if (done && done !== 'loading' && !asked) done.answer(data.type === 'checked' ? { faults: data.faults } : FAILED);
      next();
    };
    worker.postMessage({ type: 'load', url: new URL(url, document.baseURI).href } satisfies ToChecker);
  }

  function giveUp(answer: CheckAnswer) {
    const lost = current === 'loading' ? asked : current;
    if (current === 'loading') asked = undefined;
    end();
    lost?.answer(answer);
    next();
  }

  function end() {
    clearTimeout(limit);
    worker?.terminate();
    worker = current = undefined;
  }

  return {
    check(text, answer) {
      clearTimeout(pause);
      pause = setTimeout(() => {
        asked = { text, answer };
        next();
      }, PAUSE_MS);
    },
    stop() {
      clearTimeout(pause);
      asked = undefined;
      end();
    },
  };
}
