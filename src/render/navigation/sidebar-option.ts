import type { FrontMatterBadge } from '../markdown/front-matter-data.ts';

/** A link of the sidebar. */
export interface SidebarLink {
  /** What it says. */
  label: string;
  /** A path of the site, such as `/reference/outputs/`, written without the base; or an http or https URL. */
  link: string;
  /** A word or two behind it. Default: none. */
  badge?: string | FrontMatterBadge;
}

/** Entries of the sidebar under a name. */
export interface SidebarGroup {
  /** Its name. */
  label: string;
  /** What is in it, in its order. Groups may hold groups, eight levels deep. */
  items: SidebarEntry[];
  /** Shows its name only until it is opened; around the page that is read it is open always. Default false. */
  collapsed?: boolean;
}

/** The documents below a path, in the order of their front matter and then by title. */
export interface SidebarDirectory {
  /** The path they lie below, such as `guides` for `content/guides/`. */
  directory: string;
  /** The name of the group that holds them. Default: they stand in no group of their own, among their neighbours. */
  label?: string;
  /** As of a group, for the folders in it too. It needs a label. Default false. */
  collapsed?: boolean;
}

/** An entry of the sidebar; a text is the path of a document, such as `/guides/cards/`. */
export type SidebarEntry = string | SidebarLink | SidebarGroup | SidebarDirectory;
