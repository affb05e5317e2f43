import type { DocumentPage } from '../../../../src/render/site.ts';

/** Documents at some paths, each named after the last part of its path. */
export function someDocuments(pages: { [path: string]: Partial<DocumentPage> }): DocumentPage[] {
  return Object.entries(pages).map(([path, page]) => ({
    path,
    title: path.split('/').at(-2) ?? '',
    description: '',
    prose: { html: '', headings: [] },
    ...page,
  }));
}
