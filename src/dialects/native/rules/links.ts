import { asArray, get, quote, type Rule } from '../../dialect.ts';
import { hrefFault } from '../href.ts';

/** A link leads to the web, to a mailbox or to a page of the site, and nowhere else. */
export const linkTargets: Rule = function* ({ document }) {
  for (const [index, link] of asArray(get(document, 'links')).entries()) {
    const href = get(link, 'href');
    if (typeof href !== 'string' || href === '') continue;
    const found = hrefFault(href);
    if (found)
      yield {
        severity: 'error',
        path: ['links', index, 'href'],
        code: 'bad-link',
        fault: `${quote(href)} ${found.fault}`,
        fix: found.fix,
      };
  }
};
