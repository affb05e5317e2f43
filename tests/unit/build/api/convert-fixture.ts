import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { convert } from '../../../../src/build/api/convert.ts';
import { type ReadApi, toDocuments } from '../../../../src/build/api/read-api.ts';
import type { ResolvedApi } from '../../../../src/options.ts';
import { createMarkdownRenderer, type RenderedMarkdown } from '../../../../src/render/markdown/render-markdown.ts';

/** A fixture of this folder, absolute. */
export function fixture(name: string): string {
  return fileURLToPath(new URL(name, import.meta.url));
}

/** The options `api` with their defaults, for entry files. */
export function apiOptions(entryPoints: string[], rest: Partial<ResolvedApi> = {}): ResolvedApi {
  return { entryPoints, tsconfig: undefined, path: '/api/', title: 'API', source: undefined, tags: [], ...rest };
}

/** The documents of entry files below a root. */
export async function documentsOf(root: string, api: ResolvedApi): Promise<ReadApi> {
  const entryPoints = api.entryPoints.map((file) => join(root, file));
  const model = await convert({ entryPoints, tsconfig: undefined, root, tags: api.tags });
  const made = toDocuments(model, api, root);
  return { documents: made.documents, problems: [...model.problems, ...made.problems] };
}

/** A page as the site shows it. */
export async function render({ documents }: ReadApi, path: string): Promise<RenderedMarkdown> {
  const document = documents.find((one) => one.path === path);
  if (!document) throw new Error(`No page ${path}; there are ${documents.map((one) => one.path).join(' ')}`);
  const { text, file, absolute, origin } = document;
  const markdown = createMarkdownRenderer({ base: '/', resolvePath: () => undefined });
  const root = origin?.directory ?? '';
  return markdown.render({ kind: 'document', text, file, absolute, root, url: path, tool: '' });
}
