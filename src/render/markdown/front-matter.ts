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

/** The front matter of a document, and its text with blank lines in the front matter's place, so that positions hold. */
export function readFrontMatter(text: string, reporter: Reporter): { data: FrontMatter; text: string } {
  const opening = /^---[ \t]*(?:\r\n|\n|\r)/.exec(text);
  if (!opening) return { data: {}, text };
  const closing = /(?:^|\r\n|\n|\r)---[ \t]*(?=\r|\n|$)/.exec(text.slice(opening[0].length));
  if (!closing) {
    reporter.error({}, 'front-matter', 'the front matter has no end', 'Write --- on a line of its own below it');
    return { data: {}, text: '' };
  }
  const end = opening[0].length + closing.index + closing[0].length;
  const yaml = text.slice(opening[0].length, opening[0].length + closing.index);
  const blank = text.slice(0, end).replace(/[^\r\n]/g, '');
  return { data: readYaml(yaml, reporter), text: blank + text.slice(end) };
}

function readYaml(yaml: string, reporter: Reporter): FrontMatter {
  if (yaml.length > MAX_FRONT_MATTER) {
    const fault = `the front matter has ${yaml.length} characters, and ${MAX_FRONT_MATTER} are read`;
    reporter.error({}, 'front-matter', fault, 'Move the text below it');
    return {};
  }
  const lineCounter = new LineCounter();
  const document = parseDocument(yaml, { lineCounter, prettyErrors: false, schema: 'core', uniqueKeys: true });
  // The front matter begins on the second line of the file.
  const at = (offset: number) => {
    const { line, col } = lineCounter.linePos(offset);
    return { position: { start: { line: line + 1, column: col } } };
  };
  if (document.errors.length > 0) {
    for (const { pos, message } of document.errors) {
      const fault = `the front matter is no YAML: ${message.replace(/\.$/, '')}`;
      reporter.error(at(pos[0]), 'front-matter', fault, 'Correct it; a text with a colon in it goes in quotes');
    }
    return {};
  }
  const data: unknown = document.toJS({ maxAliasCount: 10 }) ?? {};
  if (validate(data)) return data;
  for (const error of validate.errors ?? [])
    report(error, data, (key, side) => at(offsetOf(document, key, side)), reporter);
  return {};
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
    reporter.error(locate(key, 'key'), 'front-matter-key', `the front matter has the unknown key ${show(key)}`, fix);
    return;
  }
  const key = error.instancePath.slice(1);
  if (key === '') {
    reporter.error(
      locate('', 'key'),
      'front-matter',
      'the front matter is no list of keys',
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
