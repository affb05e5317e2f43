import { matchPattern, PATTERN_LIMIT_MS } from '../../json-schema/match-pattern.ts';
import { count } from '../../model/words.ts';
import { asObject, get, listOf, quote, sayBytes } from '../dialect.ts';
import { isBase64, isColor, isDate, isDateTime, isEmail } from './formats.ts';
import { choicesOf, constraintOf, jsonValue, numberOf, type ParameterSite } from './read-parameter.ts';

/** The code of a fault that takes long to find: where there is one, the rest may be as slow. */
export const PATTERN_SLOW = 'pattern-slow';

/** What is wrong with a value that a definition gives a parameter, in words. */
export interface ValueFault {
  code: string;
  fault: string;
  fix: string;
}

/** Checks a value of one type. */
type Check = (site: ParameterSite, name: string, value: unknown) => ValueFault | undefined;

/** Why a value cannot be one of a parameter. Where the parameter itself is broken, nothing is said of the value. */
export function valueFault(site: ParameterSite, value: unknown): ValueFault | undefined {
  const check = CHECKS.get(get(site.parameter, 'type'));
  return check?.(site, `The parameter ${quote(get(site.parameter, 'name'))}`, value);
}

/** A check of a text that must have a form. */
function form(words: string, test: (text: string) => boolean, fix: string | ((text: string) => string)): Check {
  return (site, name, value) => {
    if (typeof value !== 'string') return wrongType(name, words, value);
    if (test(value)) return textFault(site, name, value);
    const better = typeof fix === 'string' ? fix : fix(value);
    return { code: 'value-form', fault: `${name} takes ${words}, and this is ${quote(value)}`, fix: better };
  };
}

const CHECKS = new Map<unknown, Check>([
  ['text', textCheck],
  ['textarea', textCheck],
  ['number', numberCheck],
  ['boolean', (_, name, value) => (typeof value === 'boolean' ? undefined : wrongType(name, 'true or false', value))],
  ['select', choiceCheck],
  ['json', (site, name, value) => listFault(site, name, jsonValue(value))],
  ['file', fileCheck],
  ['color', form('a color as #rrggbb', isColor, fixColor)],
  ['date', form('a date as yyyy-mm-dd', isDate, 'Write a date of the calendar, such as "2026-01-31"')],
  [
    'datetime',
    form('a date and time', isDateTime, 'Write it as "2026-01-31T09:30", or with its offset: "2026-01-31T09:30Z"'),
  ],
  ['url', form('a URL', (text) => URL.canParse(text), 'Write it whole, such as "https://example.org/"')],
  ['email', form('an e-mail address', isEmail, 'Write it as "name@example.org"')],
]);

function wrongType(name: string, words: string, value: unknown): ValueFault {
  return { code: 'value-type', fault: `${name} takes ${words}, and this is ${quote(value)}`, fix: `Write ${words}` };
}

function textCheck(site: ParameterSite, name: string, value: unknown): ValueFault | undefined {
  return typeof value === 'string' ? textFault(site, name, value) : wrongType(name, 'a text', value);
}

function textFault(site: ParameterSite, name: string, value: string): ValueFault | undefined {
  const [least, most, length] = [numberOf(site, 'minLength'), numberOf(site, 'maxLength'), [...value].length];
  if (least !== undefined && length < least) {
    const fault = `${name} takes ${count(least, 'character')} or more, and this has ${length}`;
    return { code: 'value-too-short', fault, fix: 'Make it longer, or lower "minLength"' };
  }
  if (most !== undefined && length > most) {
    const fault = `${name} takes at most ${count(most, 'character')}, and this has ${length}`;
    return { code: 'value-too-long', fault, fix: 'Shorten it, or raise "maxLength"' };
  }
  const { value: pattern } = constraintOf(site, 'pattern');
  if (typeof pattern !== 'string' || !compile(pattern)) return undefined;
  const matches = matchPattern(pattern, value);
  if (matches) return undefined;
  if (matches === undefined) {
    const fault = `${name} takes what has the form ${pattern}, and whether ${quote(value)} has it cannot be told in ${PATTERN_LIMIT_MS} ms`;
    return { code: PATTERN_SLOW, fault, fix: 'Write "pattern" so that no text fits a repeated part in two ways' };
  }
  const fault = `${name} takes what has the form ${pattern}, and this is ${quote(value)}`;
  return { code: 'value-form', fault, fix: 'Write it in that form, or correct "pattern"' };
}

/** A pattern as a validator reads it; undefined where it is none. */
export function compile(pattern: string): RegExp | undefined {
  try {
    return new RegExp(pattern, 'u');
  } catch {
    return undefined;
  }
}

function numberCheck(site: ParameterSite, name: string, value: unknown): ValueFault | undefined {
  if (typeof value !== 'number' || !Number.isFinite(value)) return wrongType(name, 'a number', value);
  const [min, max] = [numberOf(site, 'min'), numberOf(site, 'max')];
  if (min !== undefined && value < min) {
    return {
      code: 'value-range',
      fault: `${name} begins at ${min}, and this is ${value}`,
      fix: `Write ${min} or more`,
    };
  }
  if (max !== undefined && value > max) {
    return { code: 'value-range', fault: `${name} ends at ${max}, and this is ${value}`, fix: `Write ${max} or less` };
  }
  return undefined;
}

function choiceCheck(site: ParameterSite, name: string, value: unknown): ValueFault | undefined {
  const choices = choicesOf(site);
  if (choices.length === 0 || choices.includes(value as string)) return undefined;
  const fault = `${name} has no option ${quote(value)} to choose`;
  return { code: 'value-not-an-option', fault, fix: `Write ${listOf(choices, 'or')}` };
}

function listFault(site: ParameterSite, name: string, value: unknown): ValueFault | undefined {
  const [least, most] = [numberOf(site, 'minItems'), numberOf(site, 'maxItems')];
  if (least === undefined && most === undefined) return undefined;
  if (!Array.isArray(value)) return wrongType(name, 'a list', value);
  if (least !== undefined && value.length < least) {
    const fault = `${name} takes ${count(least, 'entry', 'entries')} or more, and this has ${value.length}`;
    return { code: 'value-too-short', fault, fix: 'Add entries, or lower "minItems"' };
  }
  if (most === undefined || value.length <= most) return undefined;
  const fault = `${name} takes at most ${count(most, 'entry', 'entries')}, and this has ${value.length}`;
  return { code: 'value-too-long', fault, fix: 'Remove some, or raise "maxItems"' };
}

/** A file is its bytes in base64, or an object that also says its name and type. */
function fileCheck(site: ParameterSite, name: string, value: unknown): ValueFault | undefined {
  const content = asObject(value) ? get(value, 'content') : value;
  if (typeof content !== 'string' || !isBase64(content)) {
    return wrongType(
      name,
      'the bytes of a file in base64, or {"name", "type", "content"} with these as content',
      value,
    );
  }
  const [most, bytes] = [numberOf(site, 'maxSize'), atob(content).length];
  if (most === undefined || bytes <= most) return undefined;
  const fault = `${name} takes files of at most ${sayBytes(most)}, and this has ${sayBytes(bytes)}`;
  return { code: 'value-too-long', fault, fix: 'Give a smaller one, or raise "maxSize"' };
}

function fixColor(text: string): string {
  const [, r, g, b] = /^#([\da-f])([\da-f])([\da-f])$/i.exec(text) ?? [];
  return r && g && b ? `Write "#${r}${r}${g}${g}${b}${b}"` : 'Write it as "#336699"';
}
