import { createHash } from 'node:crypto';
import { readFileSync } from 'node:fs';
import { basename, extname } from 'node:path';
import { withBase } from '../urls.ts';
import { findSvgScript } from './find-svg-script.ts';
import { MAX_FILE } from './limits.ts';
import type { PublishedFile } from './markdown-types.ts';
import type { Placed, Reporter } from './reporter.ts';

/** Where published files are served, without the base. */
export const FILES_PATH = '/_pegboard/files/';

/** Endings a browser opens as a document that may run script: it would have the rights of the site's own pages. */
const ACTIVE = new Set(['.htm', '.html', '.shtml', '.xht', '.xhtml', '.xml', '.xsl', '.xslt', '.mhtml']);

/** A file found beside the text. */
interface Found {
  absolute: string;
  size: number;
}

/** Gathers the files that one text shows or links to. */
export class FilePublisher {
  readonly files = new Map<string, PublishedFile>();
  readonly #base: string;
  readonly #reporter: Reporter;

  constructor(base: string, reporter: Reporter) {
    this.#base = base;
    this.#reporter = reporter;
  }

  /** The address of a file that is linked to; undefined, with a problem, for one that may not be published. */
  publishLinked(file: Found, where: Placed): string | undefined {
    if (ACTIVE.has(extname(file.absolute).toLowerCase())) {
      const name = basename(file.absolute);
      const fault = `${name} would open as a page of this site, and could run script there`;
      this.#reporter.error(
        where,
        'link-active',
        fault,
        `Put it into public/ and link to /${name}, or show it as an image`,
      );
      return undefined;
    }
    const bytes = this.read(file, where);
    return bytes && this.add(file, bytes);
  }

  /** The bytes of a file; undefined, with a problem, for one that is too large, cannot be read or may run script. */
  read({ absolute, size }: Found, where: Placed): Uint8Array | undefined {
    const name = basename(absolute);
    if (size > MAX_FILE) {
      const limit = `${MAX_FILE / 1024 / 1024} MB`;
      const fault = `${name} has ${(size / 1024 / 1024).toFixed(1)} MB, and a file may have ${limit}`;
      this.#reporter.error(where, 'file-too-large', fault, 'Make it smaller, or host it elsewhere and link to it');
      return undefined;
    }
    let bytes: Buffer;
    try {
      bytes = readFileSync(absolute);
    } catch {
      this.#reporter.error(where, 'file-unreadable', `${name} cannot be read`, 'Let the build read it');
      return undefined;
    }
    const script = extname(name).toLowerCase() === '.svg' ? findSvgScript(bytes.toString('utf8')) : undefined;
    if (script !== undefined) {
      const fault = `${name} holds ${script}, which may run script when the file is opened by itself`;
      this.#reporter.error(where, 'svg-script', fault, 'Save it as a plain SVG, or as a PNG');
      return undefined;
    }
    return bytes;
  }

  /** Publishes a file that was read, and gives its address. */
  add({ absolute }: Found, bytes: Uint8Array): string {
    const name = publishedName(absolute, bytes);
    this.files.set(name, { absolute, name });
    return withBase(this.#base, FILES_PATH + name);
  }
}

/** `Bar chart.PNG` becomes `Bar-chart.3f2a9c1b04.png`: plain characters, and a hash so that it may be cached for ever. */
function publishedName(absolute: string, bytes: Uint8Array): string {
  const plain = (text: string) => text.replace(/[^A-Za-z0-9_-]+/g, '-').replace(/^-+|-+$/g, '');
  const extension = extname(absolute);
  const stem = plain(basename(absolute, extension)).slice(0, 60) || 'file';
  const hash = createHash('sha256').update(bytes).digest('hex').slice(0, 10);
  const ending = plain(extension.slice(1)).toLowerCase();
  return ending === '' ? `${stem}.${hash}` : `${stem}.${hash}.${ending}`;
}
