import { createMarkdownRenderer } from '../../src/render/markdown/render-markdown.ts';

/** Where this Markdown is made, for messages. */
const FILE = 'site/pages/reference/outputs.astro';

/**
 * A part of the reference as HTML, for a page that is no document.
 * @param name what it is of: tables that no heading stands above are called so
 * @param base the site's
 * @throws where anything is wrong with it
 */
export async function renderReference(text: string, name: string, base: string): Promise<string> {
  const markdown = createMarkdownRenderer({ base, resolvePath: () => undefined });
  const source = { kind: 'document', text, file: FILE, absolute: `/${FILE}`, root: '/', url: '/', tool: '' } as const;
  const { html, problems } = await markdown.render({ ...source, title: 'Reference' });
  const [problem] = problems;
  if (problem) throw new Error(`${FILE}, line ${problem.line} of its reference: ${problem.fault}`);
  return html.replaceAll('aria-label="Table', `aria-label="Attributes of ${name}`);
}
