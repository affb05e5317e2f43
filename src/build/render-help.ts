import { join } from 'node:path';
import type { MarkdownRenderer, RenderedMarkdown } from '../render/markdown/render-markdown.ts';
import { shownPath } from './file-problem.ts';
import { readText } from './read-text.ts';

/** A help file, and the page it is shown on. */
export interface HelpFile {
  /** Relative to the directory. */
  help: string;
  /** The directory of the tool or server, absolute. */
  directory: string;
  /** The id of the tool or server. */
  id: string;
  /** Its name. */
  name: string;
  /** The page's path, without the base. */
  path: string;
}

/** What is rendered of a help file that cannot be read: with its problem, nothing is published. */
const NOTHING: RenderedMarkdown = {
  html: '',
  module: undefined,
  headings: [],
  ids: [],
  links: [],
  files: [],
  problems: [],
  title: '',
  description: '',
  frontMatter: {},
  steps: {},
};

/** Renders the help of a tool or server. A file that cannot be read is a problem of what is returned. */
export async function renderHelp(
  { help, directory, id, name, path }: HelpFile,
  { markdown, root }: { markdown: MarkdownRenderer; root: string },
): Promise<RenderedMarkdown> {
  const absolute = join(directory, help);
  const file = shownPath(root, absolute);
  const read = readText({ absolute, file, tool: id, root: directory });
  if ('problem' in read) return { ...NOTHING, problems: [read.problem] };
  return markdown.render({
    kind: 'help',
    text: read.text,
    file,
    absolute,
    root: directory,
    url: path,
    tool: id,
    title: name,
  });
}
