import type { Loss } from '../../model/declaration.ts';
import type { OutputKind } from '../../model/output.ts';
import type { Status } from '../../model/tool.ts';

/** A file of `/catalog.json`: tools of a site, for programs. Addresses are whole where the site knows its own, else paths of its host. */
export interface Catalog {
  /**
   * Where this schema is.
   * @format uri-reference
   */
  $schema: string;
  /** The site's name. */
  title: string;
  /** One sentence on the site. */
  description: string;
  /**
   * How many tools the whole catalogue has.
   * @asType integer
   * @minimum 0
   */
  total: number;
  /**
   * Where the next thousand are. The last file has none.
   * @format uri-reference
   */
  next?: string;
  /**
   * Sorted by id, over all files.
   * @maxItems 1000
   */
  tools: CatalogTool[];
}

/** A tool of a catalogue. */
export interface CatalogTool {
  /**
   * Its id: the last part of its address. Of a tool of a server, the server's id and a slash stand before.
   * @minLength 1
   */
  id: string;
  /** What readers call it. */
  name: string;
  /** One line. */
  blurb: string;
  /** All that its definition says of what it does: plain text. */
  description: string;
  /** The dialect it is written in, such as `native`. */
  dialect: string;
  /** `deprecated` still runs and is marked; `retired` no longer runs. */
  status: Status;
  /** Why it is not to be used any more, or what instead: plain text. */
  statusNote?: string;
  /** The tool's own version. Absent where its dialect has no word for it. */
  version?: string;
  /** The one heading that it is filed under, where its dialect has such. */
  category?: string;
  /** The id of the server that offers it. Default: it stands by itself. */
  server?: string;
  /** Labels to filter and group by. */
  tags: string[];
  /** More words that it is searched by. Default none. */
  keywords?: string[];
  /** It runs in its page. One that does not only shows how it is called. */
  runs: boolean;
  /** Every kind of result that its page may show. */
  kinds: OutputKind[];
  /**
   * Its page.
   * @format uri-reference
   */
  page: string;
  /**
   * The page that shows it without the site around it, for frames.
   * @format uri-reference
   */
  embed: string;
  /**
   * The text of its page, as Markdown.
   * @format uri-reference
   */
  markdown: string;
  /**
   * JSON Schema of its arguments.
   * @format uri-reference
   */
  inputSchema: string;
  /**
   * JSON Schema of its result, where its dialect says it.
   * @format uri-reference
   */
  outputSchema?: string;
  /** What its dialect has no word for, and what is assumed in its place. */
  losses: Loss[];
  /** What it is written as. */
  files: (CatalogFile | CatalogGap)[];
}

/** A file that a tool is written down in. */
export interface CatalogFile {
  /** Its name, such as `mcp.json`. */
  file: string;
  /**
   * Where it is.
   * @format uri-reference
   */
  href: string;
  /** What it does not say of the tool. */
  losses: Loss[];
}

/** A file that a tool cannot be written down in. */
export interface CatalogGap {
  /** The name it would have. */
  file: string;
  /** Why there is none: a sentence. */
  refused: string;
}
