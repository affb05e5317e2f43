import { Ajv2020, type ErrorObject } from 'ajv/dist/2020.js';
import { isScalar, LineCounter, parseDocument, type Document as YamlDocument } from 'yaml';
import { show } from '../links/classify-href.ts';
import { nearest } from '../links/nearest.ts';
import type { Reporter } from './reporter.ts';

/** What the front matter of a document may say. */
export interface FrontMatter {
  title?: string;
  description?: string;
  order?: number;
}

/** Characters of front matter that are read. */
const MAX_FRONT_MATTER = 10_000;

const KEYS = ['title', 'description', 'order'];

const validate = new Ajv2020({ allErrors: true }).compile<FrontMatter>({
  type: 'object',
  properties: {
    title: { type: 'string', minLength: 1, maxLength: 200 },
    description: { type: 'string', minLength: 1, maxLength: 500 },
    order: { type: 'number' },
  },
  additionalProperties: false,
});

/** What each key must be, for messages. */
const MEANINGS: Record<string, string> = {
  title: 'the page\'s heading, a text of 1 to 200 characters, such as title: "Start here"',
  description: 'one sentence on the page, a text of 1 to 500 characters',
  order: 'a number, such as order: 2',
};

/** What each fault that YAML can have means to an author, and what to do. */
const YAML_FAULTS = new Map<string, [fault: string, fix: string]>([
  ['BLOCK_AS_IMPLICIT_KEY', ['a text with a colon in it is not in quotes', 'Quote it, such as title: "Start: here"']],
  ['DUPLICATE_KEY', ['a key stands twice', 'Keep one of the two']],
  ['MISSING_CHAR', ['a quote or a bracket is never closed, or a colon is missing', 'Add it']],
  ['TAB_AS_INDENT', ['a line is indented by a tab', 'Use spaces']],
]);

const UNKNOWN_YAML_FAULT: [fault: string, fix: string] = [
  'this cannot be read',
  'Write a key, a colon and a value, and a text with marks in it in quotes',
];

/**
 * The front matter of a document, and its text with blank lines in the front matter's place, so that positions hold.
 * @returns without data, and with problems, where it cannot be read
 */
export function readFrontMatter(text: string, reporter: Reporter): { data: FrontMatter | undefined; text: string } {
  const opening = /^---[ \t]*(?:\r\n|\n|\r)/.exec(text);
  if (!opening) return { data: {}, text };
  const closing = /(?:^|\r\n|\n|\r)---[ \t]*(?=\r|\n|$)/.exec(text.slice(opening[0].length));
  if (!closing) {
    reporter.error({}, 'front-matter', 'The front matter has no end', 'Write --- on a line of its own below it');
    return { data: undefined, text: '' };
  }
  const end = opening[0].length + closing.index + closing[0].length;
  const yaml = text.slice(opening[0].length, opening[0].length + closing.index);
  const blank = text.slice(0, end).replace(/[^\r\n]/g, '');
  return { data: readYaml(yaml, reporter), text: blank + text.slice(end) };
}

function readYaml(yaml: string, reporter: Reporter): FrontMatter | undefined {
  if (yaml.length > MAX_FRONT_MATTER) {
    const fault = `The front matter has ${yaml.length} characters, and ${MAX_FRONT_MATTER} are read`;
    reporter.error({}, 'front-matter', fault, 'Move the text below it');
    return undefined;
  }
  const lineCounter = new LineCounter();
  const document = parseDocument(yaml, { lineCounter, prettyErrors: false, schema: 'core', uniqueKeys: true });
  // The front matter begins on the second line of the file.
  const at = (offset: number) => {
    const { line, col } = lineCounter.linePos(offset);
    return { position: { start: { line: line + 1, column: col } } };
  };
  if (document.errors.length > 0) {
    for (const { pos, code } of document.errors) {
      const [fault, fix] = YAML_FAULTS.get(code) ?? UNKNOWN_YAML_FAULT;
      reporter.error(at(pos[0]), 'front-matter', `The front matter is no YAML: ${fault}`, fix);
    }
    return undefined;
  }
  let data: unknown;
  try {
    data = document.toJS({ maxAliasCount: 10 }) ?? {};
  } catch {
    const fault = 'The front matter repeats itself by aliases more than is read';
    reporter.error(at(0), 'front-matter', fault, 'Write the values out');
    return undefined;
  }
  if (validate(data)) return data;
  for (const error of validate.errors ?? [])
    report(error, data, (key, side) => at(offsetOf(document, key, side)), reporter);
  return undefined;
}

type Locate = (
  key: string,
  side: 'key' | 'value',
) => ReturnType<typeof Object> & { position: { start: { line: number; column: number } } };

function report(error: ErrorObject, data: unknown, locate: Locate, reporter: Reporter): void {
  if (error.keyword === 'additionalProperties') {
    const key = String(error.params.additionalProperty);
    const near = nearest(key, KEYS);
    const fix = near ? `Did you mean ${near}?` : `Use ${KEYS.join(', ')}, or remove it`;
    reporter.error(locate(key, 'key'), 'front-matter-key', `The front matter has the unknown key ${show(key)}`, fix);
    return;
  }
  const key = error.instancePath.slice(1);
  if (key === '') {
    reporter.error(
      locate('', 'key'),
      'front-matter',
      'The front matter is no list of keys',
      'Write for example title: "Start here"',
    );
    return;
  }
  const value = show(JSON.stringify((data as Record<string, unknown>)[key]));
  reporter.error(locate(key, 'value'), 'front-matter-value', `${key} is ${value}`, `Make it ${MEANINGS[key]}`);
}

function offsetOf(document: YamlDocument.Parsed, key: string, side: 'key' | 'value'): number {
  const { contents } = document;
  if (contents && 'items' in contents) {
    for (const pair of contents.items) {
      if (!('key' in pair)) continue;
      if (!isScalar(pair.key) || String(pair.key.value) !== key) continue;
      const node = side === 'value' ? (pair.value ?? pair.key) : pair.key;
      return node && typeof node === 'object' && 'range' in node ? (node.range?.[0] ?? 0) : 0;
    }
  }
  return 0;
}
