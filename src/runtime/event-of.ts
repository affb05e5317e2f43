import { type Control, draftOf } from './read-form.ts';
import type { CardEvent } from './state.ts';

/** What a reader's act on a card means; undefined when it means nothing. Controls say it by `name`, buttons by `data-act`. */
export function eventOf(event: Event): CardEvent | undefined {
  const target = event.target as Control;
  const id = target.name;
  switch (event.type) {
    case 'submit':
      return { type: 'run', asked: true };
    case 'click': {
      const { act, sample } = target.closest<HTMLElement>('[data-act]')?.dataset ?? {};
      // What a button may say is an event of this name, with what such an event takes.
      return act ? ({ type: act, asked: true, index: Number(sample) } as CardEvent) : undefined;
    }
    case 'input':
      return { type: 'input', id, draft: draftOf(target) };
    case 'change':
      return { type: 'commit', id };
    case 'keydown': {
      const { key, ctrlKey, metaKey } = event as KeyboardEvent;
      if (key === 'Enter' && (ctrlKey || metaKey) && target.localName === 'textarea')
        return { type: 'run', asked: true };
    }
  }
  return undefined;
}

/**
 * What a button asks for that is no event of the card: its link, a file of its inputs. The button says it by `data-errand`; it may
 * stand elsewhere in the page, as one that submits the card's form.
 */
export function errandOf(event: Event): string | undefined {
  const button = event.type === 'submit' ? (event as SubmitEvent).submitter : event.type === 'click' && event.target;
  return button ? (button as Element).closest<HTMLElement>('[data-errand]')?.dataset.errand : undefined;
}

/** Does it ask to read a picture that was made at build time? */
export function isOnSeed({ target }: Event): boolean {
  return (target as Element).matches('.pb-seed .pb-reading');
}
