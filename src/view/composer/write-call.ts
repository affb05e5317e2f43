import type { CallFormat } from '../../model/call.ts';

/**
 * A call with its arguments.
 * @param json the arguments, valid JSON of an object, over several lines: numbers stay as they are written
 */
export function writeCall({ before, after, as, indent = 0 }: CallFormat, json: string): string {
  return before + fill(as, json, indent) + after;
}

function fill(as: CallFormat['as'], json: string, indent: number): string {
  switch (as) {
    case 'json':
      // No line break stands inside a JSON string.
      return json.trim().replaceAll(/\r?\n/g, `\n${' '.repeat(indent)}`);
    case 'json-string':
      return JSON.stringify(compact(json));
    case 'shell':
      return shellQuote(compact(json));
    case 'query':
      return String(toQuery(JSON.parse(json)));
  }
}

/** Without the white space between its parts. */
function compact(json: string): string {
  return json.replaceAll(/("(?:[^"\\]|\\.)*")|\s+/g, '$1');
}

/** In single quotes nothing means anything to a shell (POSIX 2.2.2), but the quote that ends them. */
function shellQuote(text: string): string {
  return `'${text.replaceAll("'", `'\\''`)}'`;
}

function toQuery(value: unknown): URLSearchParams {
  const entries = Object.entries(value ?? {}).map(([name, field]) => {
    return [name, typeof field === 'string' ? field : JSON.stringify(field)];
  });
  return new URLSearchParams(entries);
}
