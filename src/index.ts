/**
 * The integration: what `astro.config.mjs` imports.
 * @module pegboard
 */
import { dirname } from 'node:path';
import { fileURLToPath } from 'node:url';
import sitemap from '@astrojs/sitemap';
import type { AstroConfig, AstroIntegration } from 'astro';
import { accentPlugin } from './build/accent-plugin.ts';
import { chunkUrlPlugin } from './build/chunk-url-plugin.ts';
import { serveSite } from './build/dev-server.ts';
import { documentPlugin } from './build/document-plugin.ts';
import { finishSite } from './build/finish-site.ts';
import { followPages } from './build/follow-pages.ts';
import { recordLedger } from './build/ledger.ts';
import { type LoadedSite, loadSite, type SitePart } from './build/load-site.ts';
import { Memory } from './build/memory.ts';
import { arePlain } from './build/moved-pages.ts';
import { ProblemsError } from './build/problems-error.ts';
import { currentStages } from './build/stages.ts';
import { stylesPlugin } from './build/styles-plugin.ts';
import { type PegboardOptions, resolveOptions } from './options.ts';
import { setCurrentSite } from './render/site.ts';
import { EMBEDS, normaliseBase, withBase } from './render/urls.ts';

export type { Tone } from './model/tone.ts';
export type { ApiOptions, PegboardOptions, SiteLink } from './options.ts';
export type { FrontMatterBadge } from './render/markdown/front-matter-data.ts';
export type {
  SidebarDirectory,
  SidebarEntry,
  SidebarGroup,
  SidebarLink,
} from './render/navigation/sidebar-option.ts';

/** What shows problems on a page, while one develops. */
const OVERLAY = fileURLToPath(new URL('../src/runtime/dev/problems-overlay.ts', import.meta.url));

/** What is made at each address. Page patterns are Astro's; entry points lie beside this file's folder, as source. */
const ROUTES = {
  '/': 'home',
  '/404': 'not-found',
  '/tools/[...page]': 'gallery',
  '/tools/[...id]': 'tool',
  '/tools/[server]/[...page]': 'server',
  '/embed/[...id]': 'embed',
  '/tags/[...page]': 'tags',
  '/tags/[slug]/[...page]': 'tag',
  '/search': 'search',
  '/[...path]': 'document',
} as const;

/**
 * Turns a directory of tools into a documentation site and gallery.
 * @example export default defineConfig({ integrations: [pegboard({ title: 'Text tools' })] });
 */
export default function pegboard(options: PegboardOptions = {}): AstroIntegration {
  const resolved = resolveOptions(options);
  let config: AstroConfig;
  let loaded: LoadedSite;
  let serves = false;
  let ownRoutes: RegExp[] = [];
  const memory = new Memory();
  /** Search engines are led to a tool's own page. */
  const isEmbed = (url: string) => new URL(url).pathname.startsWith(withBase(normaliseBase(config.base), EMBEDS));
  const cache = () => fileURLToPath(new URL('pegboard/', config.cacheDir));
  const load = (unchanged?: ReadonlySet<SitePart>) =>
    loadSite({
      options: resolved,
      root: fileURLToPath(config.root),
      base: config.base,
      origin: config.site,
      cache: cache(),
      publicDirectory: fileURLToPath(config.publicDir),
      redirects: Object.keys(config.redirects),
      ownRoutes,
      serves,
      memory,
      unchanged,
      ...(serves ? {} : { stages: currentStages() }),
    });

  return {
    name: 'pegboard',
    hooks: {
      'astro:config:setup'({ config: given, command, updateConfig, injectRoute, injectScript }) {
        serves = command === 'dev';
        if (serves) injectScript('page', `import ${JSON.stringify(OVERLAY)};`);
        for (const [pattern, name] of Object.entries(ROUTES)) {
          injectRoute({
            pattern,
            entrypoint: new URL(`../src/routes/${name}.astro`, import.meta.url),
            prerender: true,
          });
        }
        updateConfig({
          redirects: withBaseInTargets(given.redirects, normaliseBase(given.base)),
          trailingSlash: 'always',
          build: { format: 'directory', inlineStylesheets: 'never', redirects: !arePlain(given.redirects ?? {}) },
          integrations: given.site ? [sitemap({ filter: (url) => !isEmbed(url) })] : [],
          vite: {
            plugins: [
              accentPlugin(resolved.accent),
              stylesPlugin(resolved.styles, fileURLToPath(given.root)),
              chunkUrlPlugin(),
              documentPlugin(),
            ],
            // A data: URL or an inline script would break the content policy.
            build: { assetsInlineLimit: 0 },
            // One file a worker, which imports the tool it runs; the default format cannot.
            worker: { format: 'es' },
          },
        });
      },
      'astro:routes:resolved'({ routes }) {
        const own = routes.filter(({ origin, type }) => origin === 'project' && type === 'page');
        ownRoutes = own.map(({ patternRegex }) => patternRegex);
      },
      'astro:config:done'({ config: final }) {
        config = final;
      },
      async 'astro:server:setup'({ server, logger }) {
        // A build starts a server too, for a moment, to read the content collections.
        if (!serves) return;
        await serveSite(server, {
          load,
          directories: {
            tools: resolved.tools,
            content: resolved.content,
            others: (resolved.api?.entryPoints ?? []).map(dirname),
          },
          root: config.root,
          base: config.base,
          logger,
        });
      },
      async 'astro:build:start'({ logger, setPrerenderer }) {
        // Before Astro empties the output: with a problem, the last good build stays as it is.
        loaded = await load();
        if (loaded.problems.some((problem) => problem.severity === 'error')) throw new ProblemsError(loaded);
        if (loaded.problems.length > 0) logger.warn(loaded.report);
        setCurrentSite(loaded.site);
        setPrerenderer((inner) => followPages(inner, currentStages()));
        currentStages().begin('Bundling pages');
      },
      async 'astro:build:done'({ dir, pages }) {
        const report = loaded.drawingReport();
        if (report !== undefined) throw new ProblemsError({ report });
        const stages = currentStages();
        await finishSite(loaded, {
          directory: fileURLToPath(dir),
          pages: pages.map(({ pathname }) => `/${pathname}`),
          offline: resolved.offline,
          assets: config.build.assets,
          cache: cache(),
          redirects: config.redirects,
          stages,
        });
        stages.end();
        if (process.env.PEGBOARD_RECORD) await recordLedger(fileURLToPath(config.root), loaded.paths);
      },
    },
  };
}

/** Astro puts the base before the address that is redirected, and not before the one it leads to. */
function withBaseInTargets(redirects: AstroConfig['redirects'], base: string): AstroConfig['redirects'] {
  const prefix = (target: string) => (target.startsWith(base) ? target : withBase(base, target));
  return Object.fromEntries(
    Object.entries(redirects).map(([from, to]) => [
      from,
      typeof to === 'string' ? prefix(to) : { ...to, destination: prefix(to.destination) },
    ]),
  );
}
