import { basename, dirname, join, relative, sep } from 'node:path';
import { classifyHref, show } from './classify-href.ts';
import { entriesOf, findLocalFile, type LocalFile } from './find-local-file.ts';
import { nearest } from './nearest.ts';
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
  return refuse(written, target, file, context);
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

function refuse(written: string, target: string, file: LocalFile, context: LinkContext): ResolvedLink {
  const refused = (code: string, fault: string, fix: string): ResolvedLink => ({
    kind: 'refused',
    code,
    fault: `The link ${show(written)} ${fault}`,
    fix,
  });
  const page = nearestPage(target, context);
  const meant = page ?? (file.kind === 'missing' ? file.suggestion : undefined);
  const correction = meant === undefined ? undefined : `Did you mean ${show(meant)}?`;
  switch (file.kind) {
    case 'folder':
      return refused('dead-link', 'names a folder, which is no page', 'Link to a file in it');
    case 'hidden':
      return refused(
        'link-hidden',
        'names a hidden file, which is never published',
        'Remove the link, or rename the file',
      );
    case 'outside': {
      const fault = `names no page, and no file inside ${basename(context.root)}/`;
      return refused('link-outside', fault, correction ?? 'Link to a page, or move the file into the folder');
    }
    default:
      return refused('dead-link', 'names no page and no file', correction ?? 'Correct the path, or remove the link');
  }
}

/** A page beside the place that a link leads to, with nearly its name, as the link would say it. */
function nearestPage(target: string, { absolute, resolvePath }: LinkContext): string | undefined {
  const bare = target.endsWith(sep) ? target.slice(0, -1) : target;
  const folder = dirname(bare);
  const pages = entriesOf(folder).filter((name) => resolvePath(join(folder, name)) !== undefined);
  const name = nearest(basename(bare), pages);
  if (name === undefined) return undefined;
  const way = relative(dirname(absolute), join(folder, name)).split(sep).join('/');
  return name.endsWith('.md') ? way : `${way}/`;
}
