import { type Node, parseTree } from 'jsonc-parser';
import type { Finding, JsonPath, Problem } from '../model/problem.ts';
import { toPointer } from '../model/problem.ts';
import { parseJson } from './parse-json.ts';
import { lineStarts, positionAt } from './source-text.ts';
import type { SyntaxFinding } from './syntax-messages.ts';

/** The offset in a text of what stands at a path: of its key, or of its value. */
export type Finder = (path: JsonPath, at: 'key' | 'value') => number;

/** A file of JSON, or a module that exports what JSON could say, read. */
export interface SourceFile {
  /** As shown: relative to the site's root, with `/` between its parts. */
  path: string;
  /** Where it is. */
  absolute: string;
  /** Its text, without a byte order mark. */
  text: string;
  /** What it says; undefined where that cannot be read. */
  value: unknown;
  /** Makes what finds places in the text. Default: as in JSON. */
  finder?(): Finder;
}

/** A file's text as a source, and the problems of its syntax. */
export function toSource(path: string, absolute: string, text: string, tool: string): [SourceFile, Problem[]] {
  const { value, findings } = parseJson(text);
  const source = { path, absolute, text, value };
  return [source, findings.map((finding) => toSyntaxProblem(source, tool, finding))];
}

/** A finding at its place in its file. */
export function toProblem(source: SourceFile, tool: string, finding: Finding): Problem {
  const { severity, path, code, fault, fix } = finding;
  const { starts, find } = layout(source);
  const position = positionAt(starts, find(path, finding.at ?? 'value'));
  return { severity, tool, file: source.path, ...position, pointer: toPointer(path), code, fault, fix };
}

function toSyntaxProblem(source: SourceFile, tool: string, { code, offset, fault, fix }: SyntaxFinding): Problem {
  const position = positionAt(layout(source).starts, offset);
  return { severity: 'error', tool, file: source.path, ...position, pointer: '', code, fault, fix };
}

/** What positions are found by: made for a source when its first problem is, for most sources have none. */
interface Layout {
  starts: number[];
  find: Finder;
}

const layouts = new WeakMap<SourceFile, Layout>();

function layout(source: SourceFile): Layout {
  const known = layouts.get(source);
  if (known) return known;
  const made = { starts: lineStarts(source.text), find: source.finder?.() ?? jsonFinder(source) };
  layouts.set(source, made);
  return made;
}

function jsonFinder({ text, value }: SourceFile): Finder {
  // A text that was refused is not walked a second time.
  const root = value === undefined ? undefined : parseTree(text, [], { allowTrailingComma: true });
  return (path, at) => offsetOf(root, path, at);
}

/** Where a path's value or key starts. A path that leads nowhere ends at the last thing on it that there is. */
function offsetOf(root: Node | undefined, path: JsonPath, at: 'key' | 'value'): number {
  let node = root;
  let key: Node | undefined;
  for (const step of path) {
    const found: Node | undefined =
      typeof step === 'number' ? node?.children?.[step] : node?.children?.findLast((child) => isNamed(child, step));
    if (!found) break;
    key = found.type === 'property' ? found.children?.[0] : undefined;
    node = found.type === 'property' ? found.children?.[1] : found;
  }
  return (at === 'key' ? (key ?? node) : node)?.offset ?? 0;
}

function isNamed(node: Node, key: string): boolean {
  return node.type === 'property' && node.children?.[0]?.value === key;
}
