import { AstroError } from 'astro/errors';
import { z } from 'astro/zod';
import { MAX_ENTRY_POINTS } from './build/api/limits.ts';
import { isColour } from './render/accent.ts';
import { checkSidebarOption } from './render/navigation/check-sidebar-option.ts';
import type { SidebarEntry } from './render/navigation/sidebar-option.ts';

/** A link of the header or the footer. */
export interface SiteLink {
  /** The link's text. */
  label: string;
  /** A path of the site, such as `/tools/`, written without the base; or an http, https or mailto URL. */
  href: string;
}

/** Pages of what TypeScript files export, made through TypeDoc: a page for each interface, class, function, type alias, enum and variable. */
export interface ApiOptions {
  /**
   * The files whose exports are documented, relative to the site's root. Of several, each has its own part; a comment
   * with `@module NAME` at a file's beginning names it.
   * @example ['src/index.ts', 'src/types.ts']
   */
  entryPoints: string[];
  /**
   * The TypeScript configuration that the files are read by, relative to the site's root.
   * @default 'tsconfig.json' where there is one
   */
  tsconfig?: string;
  /**
   * Where the pages are, on the site and without the base.
   * @default '/api/'
   */
  path?: string;
  /**
   * What the whole is called.
   * @default 'API'
   */
  title?: string;
  /**
   * The address of the site's root among the published sources, for links to lines. Without it, lines are plain text.
   * @example 'https://github.com/org/repo/blob/main/'
   */
  source?: string;
  /**
   * Block tags that comments may have besides those of TypeDoc, such as a schema's.
   * @default []
   * @example ['@minLength']
   */
  tags?: string[];
}

/** What `pegboard({...})` in `astro.config.mjs` takes. Every option has a default. */
export interface PegboardOptions {
  /**
   * The site's name: in the header and in every page's title.
   * @default 'Pegboard'
   * @example 'Text tools'
   */
  title?: string;
  /**
   * One sentence on the site: the description of pages that have none of their own.
   * @default 'Tools that run in the page, documented and proved by their known answers.'
   */
  description?: string;
  /**
   * The directory of tools, relative to the site's root.
   * @default 'tools'
   */
  tools?: string;
  /**
   * The directory of Markdown documents and of page loaders, relative to the site's root. It may be missing.
   * @default 'content'
   */
  content?: string;
  /**
   * The links of the header.
   * @default Tools, Tags where there are any, and the parts of the sidebar; where these are more than three, one link, Docs, to the first
   * @example [{ label: 'All tools', href: '/tools/' }]
   */
  nav?: SiteLink[];
  /**
   * What stands beside documents: paths of documents, links to any page, groups of these, and all documents below a path.
   * @default every document, grouped by folder, in the order of its front matter and then by title
   * @example ['/start/', { label: 'Guides', directory: 'guides' }, { label: 'More', items: [{ label: 'All tools', link: '/tools/' }] }]
   */
  sidebar?: SidebarEntry[];
  /**
   * Where the files of the site can be edited: each document has a link there, to `baseUrl` and its path from the site's root.
   * @default no link
   * @example { baseUrl: 'https://github.com/org/repo/edit/main/' }
   */
  editLink?: { baseUrl: string };
  /**
   * The links of the footer.
   * @default []
   * @example [{ label: 'Source', href: 'https://example.com/source' }]
   */
  links?: SiteLink[];
  /**
   * The accent colour, in CSS's notation: one for both schemes or one for each. The build refuses a colour with less
   * than 4.5:1 against the page.
   * @default a blue in light, a pale blue in dark
   * @example { light: '#7a2e8e', dark: '#e0a8f0' }
   */
  accent?: string | { light: string; dark: string };
  /**
   * Style sheets of the site's own, for every page, behind Pegboard's: a path that begins with `./`, from the site's root, or a
   * file of an npm package. Fonts that they bring are published with the site.
   * @default []
   * @example ['./src/styles/site.css']
   */
  styles?: string[];
  /**
   * The language of the site's texts, as a BCP 47 tag: pages say so, for those who have them read out, and charts write their
   * numbers in it. What Pegboard itself says is English.
   * @default 'en'
   * @example 'pt-BR'
   */
  lang?: string;
  /**
   * Whether pages that were visited work without a network: a service worker keeps them, with all that running their tools
   * takes. Where there is a network, the newest page is shown, always. Switching it off again removes it from browsers.
   * @default false
   * @example true
   */
  offline?: boolean;
  /**
   * Pages of what TypeScript files export. They are made through TypeDoc, which a site that wants them installs:
   * `npm install --save-dev typedoc typescript`.
   * @default none
   * @example { entryPoints: ['src/index.ts'], source: 'https://github.com/org/repo/blob/main/' }
   */
  api?: ApiOptions;
  /**
   * Whether tools, servers and documents have a picture each, which services show beside a link that is sent to somebody. They are
   * made only where `site` in `astro.config.mjs`, or `--site`, says where the site is published, for they need a whole address.
   * @default true
   * @example false
   */
  socialImages?: boolean;
}

/** Where pages of types are made from, with the defaults filled in. */
export interface ResolvedApi {
  entryPoints: string[];
  tsconfig: string | undefined;
  path: string;
  title: string;
  source: string | undefined;
  tags: string[];
}

/** The options with their defaults filled in. */
export interface ResolvedOptions {
  title: string;
  description: string;
  tools: string;
  content: string;
  nav: SiteLink[] | undefined;
  sidebar: SidebarEntry[] | undefined;
  editLink: { baseUrl: string } | undefined;
  links: SiteLink[];
  accent: { light: string; dark: string } | undefined;
  styles: string[];
  lang: string;
  offline: boolean;
  api: ResolvedApi | undefined;
  socialImages: boolean;
}

const text = (name: string) =>
  z.string(`${name} must be text`).min(1, `${name} is empty; leave it out for the default`);
const link = z.strictObject({ label: text('label'), href: text('href') });
const colour = z.string('must be a colour').refine(isColour, 'is no CSS colour; write for example "#7a2e8e"');

const lang = text('lang').refine(isLanguage, 'is no language; write a BCP 47 tag such as "en" or "pt-BR"');

const sidebar = z.custom<SidebarEntry[]>().superRefine((value, context) => {
  for (const { path, message } of checkSidebarOption(value)) context.addIssue({ code: 'custom', path, message });
});
const baseUrl = z
  .string('must be text')
  .regex(/^https?:\/\/.+/, 'must be an http or https URL, such as "https://github.com/org/repo/edit/main/"');
const api = z.strictObject({
  entryPoints: z
    .array(text('an entry file'), 'entryPoints must be a list of files, such as ["src/index.ts"]')
    .min(1, 'entryPoints is empty; name a file, such as "src/index.ts"')
    .max(MAX_ENTRY_POINTS, `entryPoints may name ${MAX_ENTRY_POINTS} files`)
    .refine((files) => new Set(files).size === files.length, 'entryPoints names a file twice'),
  tsconfig: text('tsconfig').optional(),
  path: text('path')
    .regex(
      /^\/(?:[a-z\d-]+\/)+$/,
      'path is no folder of the site; write lower-case names between slashes, such as "/api/"',
    )
    .default('/api/'),
  title: text('title').default('API'),
  source: text('source')
    .regex(/^https?:\/\/\S+\/$/, 'source is no http or https URL with a slash at its end')
    .optional(),
  tags: z.array(z.string().regex(/^@[A-Za-z]\w*$/, 'is no tag; write for example "@minLength"')).default([]),
});

const schema = z.strictObject({
  title: text('title').default('Pegboard'),
  description: text('description').default('Tools that run in the page, documented and proved by their known answers.'),
  tools: text('tools').default('tools'),
  content: text('content').default('content'),
  nav: z.array(link).optional(),
  sidebar: sidebar.optional(),
  editLink: z.strictObject({ baseUrl }).optional(),
  links: z.array(link).default([]),
  accent: z
    .union([colour.transform((both) => ({ light: both, dark: both })), z.strictObject({ light: colour, dark: colour })])
    .optional(),
  styles: z.array(text('styles')).default([]),
  lang: lang.default('en'),
  offline: z.boolean('offline must be true or false').default(false),
  api: api.optional(),
  socialImages: z.boolean('socialImages must be true or false').default(true),
});

/**
 * Fills in the defaults. `PEGBOARD_TOOLS` and `PEGBOARD_CONTENT` take the place of `tools` and `content`: the command
 * line sets them.
 * @throws AstroError that names every option at fault
 */
export function resolveOptions(
  options: PegboardOptions,
  environment: NodeJS.ProcessEnv = process.env,
): ResolvedOptions {
  const result = schema.safeParse(options);
  if (!result.success) {
    const faults = result.error.issues.map((issue) => `- ${['pegboard', ...issue.path].join('.')}: ${issue.message}`);
    throw new AstroError(
      `The options of pegboard() in astro.config are not right:\n${faults.join('\n')}`,
      'Each option and its default is described in the type PegboardOptions.',
    );
  }
  const { data } = result;
  return {
    ...data,
    nav: data.nav,
    // They are of the documents that the configuration means.
    sidebar: environment.PEGBOARD_CONTENT === undefined ? data.sidebar : undefined,
    api: environment.PEGBOARD_CONTENT === undefined ? withAll(data.api) : undefined,
    editLink: data.editLink,
    accent: data.accent,
    tools: environment.PEGBOARD_TOOLS ?? data.tools,
    content: environment.PEGBOARD_CONTENT ?? data.content,
  };
}

/** With what was left out as undefined. */
function withAll(given: z.infer<typeof api> | undefined): ResolvedApi | undefined {
  return given && { ...given, tsconfig: given.tsconfig, source: given.source };
}

function isLanguage(tag: string): boolean {
  try {
    return Intl.NumberFormat.supportedLocalesOf(tag).length > 0;
  } catch {
    return false;
  }
}
