import type { Tone } from '../../model/tone.ts';

/** Where the sidebar shows a document, and as what. */
export interface FrontMatterSidebar {
  /**
   * What the sidebar calls it. Default: its title.
   * @minLength 1
   * @maxLength 100
   * @pattern \S
   */
  label?: string;
  /** Its place among its neighbours, from low to high; without one it stands behind those that have, by its label. */
  order?: number;
  /** Leaves it out of the sidebar; it is still published. Default false. */
  hidden?: boolean;
  /** A word or two behind it: text, or text with a tone. */
  badge?: BadgeText | FrontMatterBadge;
}

/**
 * What a badge says.
 * @minLength 1
 * @maxLength 30
 */
type BadgeText = string;

/** A badge with a tone. */
export interface FrontMatterBadge {
  text: BadgeText;
  /** How it is meant. Default `normal`. */
  tone?: Tone;
}

/** A page that the reader is led on to, in place of the neighbour in the sidebar. */
export interface FrontMatterStep {
  /**
   * What the link says.
   * @minLength 1
   * @maxLength 200
   */
  label: string;
  link: Link;
}

/**
 * As in the text: a path of the site, a file beside this one, or an http or https URL.
 * @minLength 1
 * @maxLength 2000
 */
type Link = string;

/**
 * A level of headings.
 * @asType integer
 * @minimum 2
 * @maximum 6
 */
type HeadingLevel = number;

/** Which headings "On this page" lists. */
export interface FrontMatterToc {
  /** The highest level. Default 2. */
  from?: HeadingLevel;
  /** The lowest level. Default 3. */
  to?: HeadingLevel;
}

/** The front matter of a document: what stands between two lines of `---` at its beginning. */
export interface FrontMatter {
  /**
   * The page's heading. Default: the heading that the text begins with.
   * @minLength 1
   * @maxLength 200
   * @pattern \S
   */
  title?: string;
  /**
   * One sentence on the page, for search engines and lists. Default: the site's.
   * @minLength 1
   * @maxLength 500
   * @pattern \S
   */
  description?: string;
  /** The same as `sidebar.order`, which comes before it. */
  order?: number;
  /** Where the sidebar shows it, and as what. */
  sidebar?: FrontMatterSidebar;
  /** Leaves it out of what is built; `dev` shows it, marked. Default false. */
  draft?: boolean;
  /** The page before it: `false` for none. Default: the one before it in the sidebar. */
  prev?: false | Link | FrontMatterStep;
  /** The page after it: `false` for none. Default: the one after it in the sidebar. */
  next?: false | Link | FrontMatterStep;
  /** Which headings "On this page" lists: `false` for no list. Default: those of levels 2 and 3. */
  toc?: false | FrontMatterToc;
  /** Where the page can be edited: `false` for nowhere. Default: what the option `editLink` makes of its file. */
  editUrl?: false | WebAddress;
  /** The day of its last change: `false` to say none. Default: that of its last commit. */
  lastUpdated?: false | Day;
}

/**
 * An http or https URL.
 * @pattern ^https?://
 * @format uri
 * @maxLength 2000
 */
type WebAddress = string;

/**
 * A day, such as `2026-03-01`.
 * @format date
 */
type Day = string;
