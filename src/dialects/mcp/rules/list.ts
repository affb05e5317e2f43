import type { Rule } from '../../dialect.ts';
import { findTools } from '../tool-list.ts';

/** A server without tools is possible, and rarely what was meant to be shown. */
export const listHasTools: Rule = function* ({ document }) {
  const list = findTools(document);
  if (!list || list.entries.length > 0) return;
  const fault = 'This list has no tools: the page of the server says so';
  yield {
    severity: 'warning',
    path: list.path,
    code: 'no-tools',
    fault,
    fix: 'Save the list of a server that offers some',
  };
};
