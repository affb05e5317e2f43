import type { Loss } from './declaration.ts';
import type { Icon } from './icon.ts';
import type { JsonObject } from './json-schema.ts';

/** What offers several tools that are defined together: its page lists them. */
export interface ToolServer {
  /** Its directory's name, its address, and the first part of its tools' ids. */
  id: string;
  /** The dialect it was written in. */
  dialect: string;
  name: string;
  /** What it is for; empty where its definition does not say. */
  description: string;
  /** The ids of its tools, in the order of its definition. */
  tools: string[];
  /** Its list says that there are more tools than it holds. */
  incomplete: boolean;
  icon?: Icon;
  /** The help file, relative to its directory. */
  help?: string;
  /** What its definition says that has no place here: kept, and shown. */
  rest: JsonObject;
  losses: Loss[];
  /** The definition as it was written. */
  original: unknown;
}
