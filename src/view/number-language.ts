/** The language in which charts write their numbers: the page's own, which a page that is being built has not yet. */
let language = globalThis.document?.documentElement.lang || 'en';

/** Sets it, as a BCP 47 tag, for what is drawn from then on. */
export function setNumberLanguage(tag: string): void {
  language = tag;
}

/** As a BCP 47 tag. */
export function numberLanguage(): string {
  return language;
}
