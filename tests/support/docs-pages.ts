import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { globSync } from 'tinyglobby';
import { repository } from './repository.ts';

/** A fenced piece of code. */
export interface Fence {
  /** As written behind the fence, in lower case. */
  language: string;
  /** The path that it is shown as, such as `tools/shout/tool.json`. */
  file: string | undefined;
  code: string;
  /** The line of its fence, from 1. */
  line: number;
}

/** A page of the documentation, as its author wrote it. */
export interface DocsPage {
  /** From the repository's root. */
  name: string;
  fences: Fence[];
  /** What stands in the text as code, each with its line. */
  spans: { code: string; line: number }[];
}

/** Every document of the site, and the README, in the order of their names. */
export function readDocsPages(): DocsPage[] {
  const names = globSync(['content/**/*.{md,mdx}', 'README.md'], { cwd: repository });
  return names.sort().map((name) => readPage(name, readFileSync(join(repository, name), 'utf8')));
}

/** Finds the code of a page: fenced, indented by four spaces at the margin, and in the text. */
export function readPage(name: string, text: string): DocsPage {
  const page: DocsPage = { name, fences: [], spans: [] };
  let open: { fence: Fence; mark: string; lines: string[] } | undefined;
  for (const [index, line] of text.split('\n').entries()) {
    const [, mark = '', info = ''] = /^\s*(`{3,}|~{3,})(.*)$/.exec(line) ?? [];
    if (open) {
      if (mark.startsWith(open.mark) && info.trim() === '') {
        open.fence.code = outdent(open.lines);
        page.fences.push(open.fence);
        open = undefined;
      } else open.lines.push(line);
    } else if (mark !== '') {
      const [language = ''] = info.trim().split(/\s/);
      const file = /\btitle="([^"]+)"/.exec(info)?.[1];
      open = { fence: { language: language.toLowerCase(), file, code: '', line: index + 1 }, mark, lines: [] };
    } else if (/^ {4}np[mx] /.test(line)) {
      // What a command does stands behind it, after some spaces.
      const code = line.trim().replace(/ {2,}.*/, '');
      page.fences.push({ language: 'sh', file: undefined, code, line: index + 1 });
    } else {
      for (const [, code = ''] of line.matchAll(/`([^`]+)`/g)) page.spans.push({ code, line: index + 1 });
    }
  }
  if (open) throw new Error(`${name}:${open.fence.line}: this fence is never closed`);
  for (const fence of page.fences) fence.file ??= /^\/\/ (\S+\.\w+)\n/.exec(fence.code)?.[1];
  return page;
}

/** The commands in a piece of code: a line each, without remarks, and with those that go on behind a backslash as one. */
export function commandsIn({ language, code }: Fence): string[] {
  if (['sh', 'bash', 'shell'].includes(language)) {
    return code
      .replaceAll(/\\\n\s*/g, '')
      .split('\n')
      .map((line) => line.replace(/(^|\s)#.*/, '').trim())
      .filter(Boolean);
  }
  // What a host is told to run.
  if (language === 'yaml') return [...code.matchAll(/^\s*-?\s*run: (.+)$/gm)].map(([, command = '']) => command);
  if (language === 'toml') return [...code.matchAll(/^\s*command = "(.+)"$/gm)].map(([, command = '']) => command);
  return [];
}

/** A fence in a list is as far to the right as its list's text. */
function outdent(lines: readonly string[]): string {
  const indents = lines.filter((line) => line.trim() !== '').map((line) => line.search(/\S/));
  const indent = Math.min(...indents, 12);
  return `${lines.map((line) => line.slice(indent)).join('\n')}\n`;
}
