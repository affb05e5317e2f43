import { type Control, draftOf } from './read-form.ts';
import type { CardEvent } from './state.ts';

/** What a reader's act on a card means; undefined when it means nothing. Controls say it by `name`, buttons by `data-act`. */
export function eventOf(event: Event): CardEvent | undefined {
  const target = event.target as HTMLElement;
  switch (event.type) {
    case 'submit':
      return { type: 'run', asked: true };
    case 'click':
      return clickOf(target.closest<HTMLElement>('[data-act]'));
    case 'input':
      return { type: 'input', id: (target as Control).name, draft: draftOf(target as Control) };
    case 'change':
      return { type: 'commit', id: (target as Control).name };
    case 'keydown': {
      const { key, ctrlKey, metaKey, isComposing } = event as KeyboardEvent;
      const runs = key === 'Enter' && (ctrlKey || metaKey) && !isComposing && target.localName === 'textarea';
      return runs ? { type: 'run', asked: true } : undefined;
    }
  }
  return undefined;
}

function clickOf(button: HTMLElement | null): CardEvent | undefined {
  const act = button?.dataset.act;
  switch (act) {
    case 'open':
    case 'close':
    case 'reset':
    case 'cancel':
      return { type: act };
    case 'run':
      return { type: 'run', asked: true };
    case 'sample':
      return { type: 'sample', index: Number(button?.dataset.sample) };
  }
  return undefined;
}
