import type { MarkdownRenderer } from '../render/markdown/render-markdown.ts';
import { isMdx } from '../render/mdx/read-mdx.ts';
import type { Memory } from './memory.ts';

/**
 * A renderer that does not render again what it rendered in a load before. What follows from other files than the text is rendered
 * each time: documents of MDX, which import, and texts with pictures, with files beside them or with problems.
 * @param places the pages that links between files may lead to, as JSON can say it; asked for once, when the first text comes
 */
export function rememberTexts(markdown: MarkdownRenderer, memory: Memory, places: () => unknown): MarkdownRenderer {
  let known: string | undefined;
  return {
    async render(source) {
      if (isMdx(source)) return markdown.render(source);
      known ??= JSON.stringify(places());
      const content = ['text', source, known] as const;
      const before = memory.recall<Awaited<ReturnType<MarkdownRenderer['render']>>>(content);
      if (before) return before;
      const rendered = await markdown.render(source);
      const isAlone = rendered.files.length === 0 && rendered.problems.length === 0 && !/<img\b/i.test(rendered.html);
      return isAlone ? memory.keep(content, rendered) : rendered;
    },
  };
}
