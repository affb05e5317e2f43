/** A link that stays on the site, and where its author wrote it. */
export interface FoundLink {
  /** The page's path without the base, with `#` and the anchor where it has one; decoded, so that it can be compared. */
  href: string;
  /** As it stands in the file, for messages. */
  written: string;
  /** The tool's id; empty for a document. */
  tool: string;
  /** The file, relative to the site's root. */
  file: string;
  /** Counted from 1. */
  line: number;
  /** Counted from 1. */
  column: number;
  /** JSON Pointer, for a link of a manifest. Default: empty. */
  pointer?: string;
}
