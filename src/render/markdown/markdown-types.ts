import type { Problem } from '../../model/problem.ts';
import type { FoundLink } from '../links/found-link.ts';
import type { FrontMatter } from './front-matter-data.ts';

/** A Markdown text and where it stands. */
export interface MarkdownSource {
  /** A tool's help sits under the page's heading "Help"; a document is a page of its own and may have front matter. */
  kind: 'help' | 'document';
  /** The text, as read from the file. */
  text: string;
  /** The file, relative to the site's root, for messages. */
  file: string;
  /** The file, absolute. */
  absolute: string;
  /** The folder that links and images to files may not leave, absolute: the tool's, or the documents'. */
  root: string;
  /** The page's path, without the base. */
  url: string;
  /** The tool's id; empty for a document. */
  tool: string;
  /** The page's own heading where it is already known (a tool's name): a first heading that repeats it is left out. */
  title?: string;
}

/** A heading of the text, as it stands on the page. */
export interface Heading {
  /** From 2 to 6 in a document, from 3 to 6 in help. */
  depth: number;
  /** Its anchor, unique on the page. */
  id: string;
  /** Its text, without markup. */
  text: string;
}

/** A file that the text shows or links to, to be copied as it is. */
export interface PublishedFile {
  absolute: string;
  /** Its name below `<base>/_pegboard/files/`: it carries a hash of the content. */
  name: string;
}

/** A page that a document leads on to, in place of its neighbour in the sidebar. */
export interface Step {
  /** Undefined where it is the page's own title. */
  label: string | undefined;
  /** With the base. */
  href: string;
  /** The page's path, without the base; undefined where it leads off the site. */
  path: string | undefined;
}

/** What becomes of a Markdown text. */
export interface RenderedMarkdown {
  /** Safe to put into a page as it is. */
  html: string;
  /** Of MDX without errors: the JavaScript that draws it. `html` is then what is known without running that. */
  module: string | undefined;
  /** In the order of the text. The page's own title is not among them. */
  headings: Heading[];
  /** Every id in `html`. */
  ids: string[];
  /** Links that stay on the site: hold them against all pages with `checkLinks`. */
  links: FoundLink[];
  files: PublishedFile[];
  problems: Problem[];
  /** Of a document: from its front matter, else its first heading; empty where it has none, which is a problem. */
  title: string;
  /** Of a document: from its front matter; empty where it has none. */
  description: string;
  /** Of a document; empty where it has none or it cannot be read. */
  frontMatter: FrontMatter;
  /** Of a document: the pages before and after it, where its front matter says which; false for none. */
  steps: { prev?: Step | false | undefined; next?: Step | false | undefined };
}
