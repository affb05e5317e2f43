import { dirname, join, relative, sep } from 'node:path';
import { classifyHref, show } from './classify-href.ts';
import { findLocalFile } from './find-local-file.ts';
import { decodePart } from './site-path.ts';

/** Where a link is written, and what it may reach. */
export interface LinkContext {
  /** The file it is written in, absolute. */
  absolute: string;
  /** The folder whose files it may publish, absolute. */
  root: string;
  /** The path of the page the file becomes, without the base. */
  url: string;
  /** The path of the page that an absolute file or folder becomes, without the base. */
  resolvePath(absolute: string): string | undefined;
}

/** Where a link leads. */
export type ResolvedLink =
  | { kind: 'external'; href: string }
  /** A page, by its path without the base. `byFile`: it was named by its Markdown file, so its hash is a heading's. */
  | { kind: 'page'; path: string; query: string | undefined; hash: string | undefined; byFile: boolean }
  /** The page itself. */
  | { kind: 'same'; query: string | undefined; hash: string | undefined }
  /** A file beside the text, to be published. */
  | { kind: 'file'; absolute: string; size: number; hash: string | undefined }
  | { kind: 'refused'; code: string; fault: string; fix: string };

/** Resolves what an author wrote as an address. Whether a page or an anchor exists is for the check of the whole site. */
export function resolveLink(written: string, context: LinkContext): ResolvedLink {
  const found = classifyHref(written);
  if (found.kind === 'external' || found.kind === 'same' || found.kind === 'refused') return found;
  const { query, hash } = found;
  const parts = found.path.split('/').map(decodePart);
  if (found.kind === 'site') return { kind: 'page', path: withoutDots(parts), query, hash, byFile: false };

  const target = join(dirname(context.absolute), ...parts);
  const page = findPage(target, context);
  if (page) return { kind: 'page', path: page.path, query, hash, byFile: page.byFile };
  const file = findLocalFile(target, context.root);
  if (file.kind === 'file') return { ...file, hash };
  return refuse(written, file, context);
}

/** A path from the root with `.` and `..` worked out; it never climbs above the root. */
function withoutDots(parts: readonly string[]): string {
  const kept: string[] = [];
  for (const part of parts) {
    if (part === '..') kept.pop();
    else if (part !== '.' && part !== '') kept.push(part);
  }
  const last = parts.at(-1);
  const folder = last === '' || last === '.' || last === '..';
  return `/${kept.join('/')}${folder && kept.length > 0 ? '/' : ''}`;
}

/** A document may be named without its ending, and with its marks spelled in either way. */
function findPage(target: string, { resolvePath }: LinkContext): { path: string; byFile: boolean } | undefined {
  const bare = target.endsWith(sep) && target.length > 1 ? target.slice(0, -1) : target;
  for (const spelled of new Set([bare, bare.normalize('NFC'), bare.normalize('NFD')])) {
    for (const candidate of [spelled, `${spelled}.md`, join(spelled, 'index.md')]) {
      const path = resolvePath(candidate);
      if (path !== undefined) return { path, byFile: candidate.endsWith('.md') };
    }
  }
  return undefined;
}

function refuse(
  written: string,
  file: { kind: string; suggestion?: string | undefined },
  context: LinkContext,
): ResolvedLink {
  const shown = show(written);
  const folder = relative(dirname(context.root), context.root);
  switch (file.kind) {
    case 'missing': {
      const fix = file.suggestion ? `Did you mean ${show(file.suggestion)}?` : 'Correct the path, or remove the link';
      return { kind: 'refused', code: 'dead-link', fault: `the link ${shown} names no page and no file`, fix };
    }
    case 'folder':
      return {
        kind: 'refused',
        code: 'dead-link',
        fault: `the link ${shown} names a folder, which is no page`,
        fix: 'Link to a file in it',
      };
    case 'hidden':
      return {
        kind: 'refused',
        code: 'link-hidden',
        fault: `the link ${shown} names a hidden file, which is never published`,
        fix: 'Remove the link, or give the file a name without a dot at its start',
      };
    default:
      return {
        kind: 'refused',
        code: 'link-outside',
        fault: `the link ${shown} names no page, and no file inside ${folder}/`,
        fix: 'Link to a page by its path, such as /tools/, or move the file into the folder',
      };
  }
}
