import { Ajv2020 } from 'ajv/dist/2020.js';
import addFormats from 'ajv-formats';
import { isMap, isScalar, LineCounter, parseDocument, type Document as YamlDocument } from 'yaml';
import schema from './front-matter.schema.json' with { type: 'json' };
import type { FrontMatter } from './front-matter-data.ts';
import { frontMatterFaults } from './front-matter-faults.ts';
import type { Placed, Reporter } from './reporter.ts';

/** The front matter of a text, and the text without it. */
export interface ReadFrontMatter {
  /** Undefined, with problems, where it cannot be read. */
  data: FrontMatter | undefined;
  /** With blank lines in the front matter's place, so that positions hold. */
  text: string;
  /** Where a value stands, by the keys that lead to it; the beginning where it is not there. */
  placeOf(path: readonly string[]): Placed;
}

/** Characters of front matter that are read. */
const MAX_FRONT_MATTER = 10_000;

const ajv = new Ajv2020({ allErrors: true, allowUnionTypes: true });
addFormats.default(ajv, ['date', 'uri']);
const validate = ajv.compile<FrontMatter>(schema);

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

/** Reads what stands between two lines of `---` at the beginning of a document. */
export function readFrontMatter(text: string, reporter: Reporter): ReadFrontMatter {
  const nowhere = () => ({});
  const opening = /^---[ \t]*(?:\r\n|\n|\r)/.exec(text);
  if (!opening) return { data: {}, text, placeOf: nowhere };
  const closing = /(?:^|\r\n|\n|\r)---[ \t]*(?=\r|\n|$)/.exec(text.slice(opening[0].length));
  if (!closing) {
    reporter.error({}, 'front-matter', 'The front matter has no end', 'Write --- on a line of its own below it');
    return { data: undefined, text: '', placeOf: nowhere };
  }
  const end = opening[0].length + closing.index + closing[0].length;
  const yaml = text.slice(opening[0].length, opening[0].length + closing.index);
  const blank = text.slice(0, end).replace(/[^\r\n]/g, '');
  return { ...readYaml(yaml, reporter), text: blank + text.slice(end) };
}

function readYaml(yaml: string, reporter: Reporter): Omit<ReadFrontMatter, 'text'> {
  const lineCounter = new LineCounter();
  // The front matter begins on the second line of the file.
  const at = (offset: number): Placed => {
    const { line, col } = lineCounter.linePos(offset);
    return { position: { start: { line: line + 1, column: col } } };
  };
  const refused = { data: undefined, placeOf: () => at(0) };
  if (yaml.length > MAX_FRONT_MATTER) {
    const fault = `The front matter has ${yaml.length} characters, and ${MAX_FRONT_MATTER} are read`;
    reporter.error({}, 'front-matter', fault, 'Move the text below it');
    return refused;
  }
  const document = parseDocument(yaml, {
    lineCounter,
    prettyErrors: false,
    logLevel: 'error',
    schema: 'core',
    uniqueKeys: true,
  });
  if (document.errors.length > 0) {
    for (const { pos, code } of document.errors) {
      const [fault, fix] = YAML_FAULTS.get(code) ?? UNKNOWN_YAML_FAULT;
      reporter.error(at(pos[0]), 'front-matter', `The front matter is no YAML: ${fault}`, fix);
    }
    return refused;
  }
  let data: unknown;
  try {
    data = document.toJS({ maxAliasCount: 10 }) ?? {};
  } catch {
    const fault = 'The front matter repeats itself by aliases more than is read';
    reporter.error(at(0), 'front-matter', fault, 'Write the values out');
    return refused;
  }
  const placeOf = (path: readonly string[], side: 'key' | 'value' = 'value') => at(offsetOf(document, path, side));
  if (validate(data)) return { data, placeOf };
  for (const { path, at: side, code, fault, fix } of frontMatterFaults(validate.errors ?? [], data))
    reporter.error(placeOf(path, side), code, fault, fix);
  return refused;
}

/** Where the last of some nested keys stands, or its value; of what an alias repeats, the innermost that is written there. */
function offsetOf({ contents }: YamlDocument.Parsed, path: readonly string[], side: 'key' | 'value'): number {
  let node: unknown = contents;
  let offset = 0;
  for (const [index, name] of path.entries()) {
    const pair = isMap(node) ? node.items.find(({ key }) => isScalar(key) && String(key.value) === name) : undefined;
    if (!pair) break;
    const pointed = index === path.length - 1 && side === 'key' ? pair.key : (pair.value ?? pair.key);
    offset = startOf(pointed) ?? offset;
    node = pair.value;
  }
  return offset;
}

function startOf(node: unknown): number | undefined {
  const range = typeof node === 'object' && node !== null && 'range' in node ? node.range : undefined;
  return Array.isArray(range) ? range[0] : undefined;
}
