import { dirname, extname, join } from 'node:path';
import type { Element, Root } from 'hast';
import { classifyHref, show } from '../links/classify-href.ts';
import { findLocalFile, type LocalFile } from '../links/find-local-file.ts';
import { decodePart } from '../links/site-path.ts';
import type { MarkdownSource } from './markdown-types.ts';
import { type ImageSize, measureImage } from './measure-image.ts';
import type { FilePublisher } from './publish-file.ts';
import type { Reporter } from './reporter.ts';
import { visitElements } from './visit-elements.ts';

/** What placing images needs besides the tree. */
export interface ImageOptions {
  source: MarkdownSource;
  base: string;
  /** The folder whose files are served from the site's root, absolute; undefined where there is none. */
  publicDirectory: string | undefined;
  publisher: FilePublisher;
  reporter: Reporter;
}

/**
 * Publishes the images of a text and gives each its size, so that nothing moves when it arrives. One that cannot be
 * shown is a problem, and its alternative text takes its place.
 */
export function placeImages(tree: Root, options: ImageOptions): void {
  visitElements(tree, (node, parent, index) => {
    if (node.tagName !== 'img') return;
    warnOfMissingText(node, options);
    const image = findImage(node, options);
    if (image) {
      const { src, size } = image;
      node.properties = { src, alt: textOf(node), ...titleOf(node), ...size, loading: 'lazy', decoding: 'async' };
    } else {
      parent.children[index] = { type: 'text', value: textOf(node) };
    }
  });
}

/** Endings of images that browsers show. */
const TYPES = new Set(['.apng', '.avif', '.gif', '.ico', '.jpeg', '.jpg', '.png', '.svg', '.webp']);

function findImage(node: Element, options: ImageOptions): { src: string; size: ImageSize } | undefined {
  const { reporter, source, publicDirectory } = options;
  const written = String(node.properties.src ?? '');
  const found = classifyHref(written);
  if (found.kind === 'external' || (found.kind === 'refused' && /^(?:https?:)?[\\/]{2}/i.test(written.trim()))) {
    const fault = `The image ${show(written)} is on another site, which the pages' content policy forbids`;
    reporter.error(node, 'image-remote', fault, 'Put the file beside this text and name it by a relative path');
    return undefined;
  }
  if (found.kind === 'refused' || found.kind === 'same') {
    const fault = written === '' ? 'This image has no address' : `The address ${show(written)} names no image file`;
    reporter.error(node, 'image-missing', fault, 'Put the file beside this text and name it by a relative path');
    return undefined;
  }
  const atRoot = found.kind === 'site';
  if (atRoot && publicDirectory === undefined) {
    const fault = `The image ${show(written)} is in public/, and there is no such folder`;
    reporter.error(node, 'image-missing', fault, 'Put the file beside this text and name it by a relative path');
    return undefined;
  }
  const folder = atRoot ? publicDirectory! : dirname(source.absolute);
  const target = join(folder, ...found.path.split('/').map(decodePart));
  const file = findLocalFile(target, atRoot ? publicDirectory! : source.root);
  if (file.kind !== 'file') {
    report(node, written, file, reporter);
    return undefined;
  }
  const type = extname(file.absolute).toLowerCase();
  if (!TYPES.has(type)) {
    const fault = `${show(written)} is no image that browsers show`;
    reporter.error(node, 'image-type', fault, 'Use a PNG, JPEG, WebP, AVIF, GIF or SVG file');
    return undefined;
  }
  const bytes = options.publisher.read(file, node);
  if (!bytes) return undefined;
  const size = measureImage(bytes, type, node.properties);
  if (size) return { src: options.publisher.add(file, bytes), size };
  const fault = `${show(written)} cannot be read as an image`;
  reporter.error(node, 'image-type', fault, 'Save it again as a PNG, JPEG, WebP, AVIF, GIF or SVG file');
  return undefined;
}

function report(node: Element, written: string, file: LocalFile, reporter: Reporter): void {
  const shown = show(written);
  if (file.kind === 'outside') {
    const fault = `The image ${shown} is outside the folder that may be published`;
    reporter.error(node, 'image-outside', fault, 'Copy the file into the folder of this text');
  } else if (file.kind === 'hidden') {
    reporter.error(
      node,
      'image-outside',
      `The image ${shown} is a hidden file, which is never published`,
      'Rename the file',
    );
  } else if (file.kind === 'folder') {
    reporter.error(node, 'image-missing', `The image ${shown} is a folder`, 'Name a file in it');
  } else {
    const suggestion = file.kind === 'missing' ? file.suggestion : undefined;
    const fix = suggestion ? `Did you mean ${show(suggestion)}?` : 'Add the file, or correct the path';
    reporter.error(node, 'image-missing', `The image ${shown} does not exist`, fix);
  }
}

/** An image in HTML may say by `alt=""` that it is decoration; in Markdown nothing tells that from text forgotten. */
function warnOfMissingText(node: Element, { source, reporter }: ImageOptions): void {
  const { alt } = node.properties;
  const offset = node.position?.start.offset ?? 0;
  if (alt === undefined || alt === null || (alt === '' && source.text[offset] === '!')) {
    const fault = `The image ${show(String(node.properties.src ?? ''))} has no text for readers who do not see it`;
    const fix = 'Describe it between the brackets, ![like this](file.png); decoration is <img src="file.png" alt="">';
    reporter.warn(node, 'image-text', String(node.properties.src), fault, fix);
  }
}

function textOf(node: Element): string {
  return typeof node.properties.alt === 'string' ? node.properties.alt : '';
}

function titleOf(node: Element): { title?: string } {
  return typeof node.properties.title === 'string' ? { title: node.properties.title } : {};
}
