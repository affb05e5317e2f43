import { jsx } from 'astro/jsx-runtime';
import { createComponent, type HTMLString, markHTMLString, renderJSX } from 'astro/runtime/server/index.js';
import { currentSite } from '../render/site.ts';
import { INLINE } from './jsx-runtime.ts';

export { Fragment } from 'astro/jsx-runtime';

/** Where something in a document failed. */
class PlacedError extends Error {
  readonly line: number;
  readonly column: number;

  constructor(cause: unknown, line: number, column: number) {
    super(messageOf(cause), { cause });
    this.line = line;
    this.column = column;
  }
}

/** What is HTML already. */
export function html(text: string): HTMLString {
  return markHTMLString(text);
}

/** Evaluates an expression. What it throws, or what its promise is rejected with, knows its place then. */
export function at<Value>(line: number, column: number, evaluate: () => Value): Value {
  const fail = (cause: unknown): never => {
    throw cause instanceof PlacedError ? cause : new PlacedError(cause, line, column);
  };
  try {
    const value = evaluate();
    return value instanceof Promise ? (value.catch(fail) as Value) : value;
  } catch (cause) {
    return fail(cause);
  }
}

const Placed = createComponent(async (result, props) => {
  const { line, column, draw } = props as { line: number; column: number; draw: () => Promise<unknown> };
  return at(line, column, async () => renderJSX(result, await draw()));
});

/** Draws a component. What it throws knows its place then. */
export function place(line: number, column: number, draw: () => Promise<unknown>): unknown {
  return jsx(Placed as unknown as string, { line, column, draw });
}

/** Marks what a document exports and may use as a component. */
export function inline(value: unknown): void {
  if (typeof value === 'function') Object.defineProperty(value, INLINE, { value: true });
}

/**
 * What draws a document. Where that fails, or comes to nothing, the site is told.
 * @param file relative to the site's root
 */
export function document(file: string, draw: (props: object) => unknown) {
  return createComponent(async (result, props) => {
    const report = (place: { line: number; column: number }, code: string, fault: string, fix: string) =>
      currentSite().report({ severity: 'error', tool: '', file, ...place, pointer: '', code, fault, fix });
    try {
      const drawn = await renderJSX(result, await draw(props));
      if (!isEmpty(String(drawn))) return drawn;
    } catch (error) {
      const { line, column } = error instanceof PlacedError ? error : { line: 1, column: 1 };
      const fault = `This document cannot be drawn: ${messageOf(error).replace(/\.$/, '')}`;
      report({ line, column }, 'mdx-drawing', fault, fixOf(error) ?? 'Correct the expression or the component');
      return '';
    }
    report(
      { line: 1, column: 1 },
      'document-empty',
      'This document is drawn, and shows nothing',
      'Write something into it',
    );
    return '';
  });
}

/** Neither text nor anything that shows without text. */
function isEmpty(drawn: string): boolean {
  return !/<(?:img|svg|video|audio|canvas|input|hr|table)\b/.test(drawn) && drawn.replace(/<[^>]*>/g, '').trim() === '';
}

function messageOf(error: unknown): string {
  return error instanceof Error ? error.message : String(error);
}

/** Errors of Astro's kind say what to do. */
function fixOf(error: unknown): string | undefined {
  const cause = error instanceof PlacedError ? error.cause : error;
  const hint = cause instanceof Error && 'hint' in cause && typeof cause.hint === 'string' ? cause.hint : undefined;
  return hint?.replace(/\.$/, '');
}
