import type { DynamicImportLanguageRegistration } from 'shiki/core';
import { bundledLanguagesInfo } from 'shiki/langs';

/** A language that can be coloured. */
export interface Language {
  /** Its name in a fence, such as `typescript`. */
  id: string;
  /** Its name in print, such as `TypeScript`. */
  name: string;
  load: DynamicImportLanguageRegistration;
}

/** Names of a fence that ask for no colours. */
const PLAIN_NAMES = new Set(['', 'text', 'txt', 'plain', 'plaintext', 'none']);

const byName = new Map<string, Language>();
for (const { id, name, aliases = [], import: load } of bundledLanguagesInfo) {
  const language = { id, name, load: load };
  for (const alias of [id, ...aliases]) byName.set(alias.toLowerCase(), language);
}

/** Every name and alias a fence may use, sorted. */
export function languageNames(): string[] {
  return [...byName.keys(), ...PLAIN_NAMES].filter((name) => name !== '').sort();
}

/**
 * The language of a fence: by its name or an alias, in any case. `plain` is one that asks for no colours, undefined one
 * that is not known.
 */
export function findLanguage(written: string): Language | 'plain' | undefined {
  const name = written.toLowerCase();
  return PLAIN_NAMES.has(name) ? 'plain' : byName.get(name);
}

/**
 * The language's name in the class of a fence. Some write options behind it without a space, which are no part of the
 * name: `js{1,3}`, `rust,no_run`.
 */
export function languageOfClass(className: string): string {
  return className.replace(/^language-/, '').replace(/[{,:].*$/s, '');
}

/** Marks of lines that are written behind a language's name without a space: `{1,3}` of `js{1,3}`. */
export function optionsOfClass(className: string): string {
  return /\{[^}]*\}/.exec(className)?.[0] ?? '';
}
