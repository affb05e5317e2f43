import { basename } from 'node:path';
import type { AstroPrerenderer } from 'astro';
import type { Stages } from './stages.ts';

/** Astro's renderer of pages, which tells of each page that it draws. */
export function followPages(inner: AstroPrerenderer, stages: Stages): AstroPrerenderer {
  let [done, total] = [0, 0];
  return {
    ...inner,
    async getStaticPaths() {
      const paths = await inner.getStaticPaths();
      total = paths.length;
      return paths;
    },
    async render(request, options) {
      stages.begin('Rendering pages');
      const start = performance.now();
      const result = await inner.render(request, options);
      stages.took(new URL(request.url).pathname, performance.now() - start);
      done += 1;
      stages.advance(done, total);
      const { type, component } = options.routeData;
      if (type === 'page') {
        const kind = basename(component, '.astro');
        stages.pages.set(kind, (stages.pages.get(kind) ?? 0) + 1);
      }
      return result;
    },
  };
}
