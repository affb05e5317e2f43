import type { FieldHints } from '../../../model/schema-input.ts';

/** The control for a text of some form. A native one is used only where it can show the text: it would seem empty otherwise. */
export interface TextControl {
  type: 'text' | 'email' | 'url' | 'password' | 'date' | 'datetime-local';
  step?: string | undefined;
  /** A picker of colours stands beside it. */
  picks?: boolean;
  /** What the control shows for a text, and what text it stands for. */
  shown(text: string): string;
  written(value: string): string;
}

const PLAIN: TextControl = { type: 'text', shown: (text) => text, written: (value) => value };

const DATE: TextControl = { ...PLAIN, type: 'date' };

/** A moment is shown and written in UTC, with its seconds, as RFC 3339 asks. */
const MOMENT: TextControl = {
  type: 'datetime-local',
  step: '1',
  shown: (text) => text.replace(/Z$/, ''),
  written: (value) => (value === '' ? '' : `${value.length === 16 ? `${value}:00` : value}Z`),
};

/** @param asked the control that a dialect asks for. Default: as the format says */
export function textControlOf(format: string | undefined, asked: FieldHints['control'], text: string): TextControl {
  switch (asked ?? format) {
    case 'email':
      return { ...PLAIN, type: 'email' };
    case 'url':
    case 'uri':
      return { ...PLAIN, type: 'url' };
    case 'password':
      return { ...PLAIN, type: 'password' };
    case 'color':
      return { ...PLAIN, picks: true };
    case 'date':
      return /^(\d{4}-\d\d-\d\d)?$/.test(text) ? DATE : PLAIN;
    case 'datetime':
    case 'date-time':
      return /^(\d{4}-\d\d-\d\dT\d\d:\d\d:\d\dZ)?$/.test(text) ? MOMENT : PLAIN;
    default:
      return PLAIN;
  }
}
