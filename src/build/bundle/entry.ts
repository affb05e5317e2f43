/** Ids of the modules that are made up here, one a bundle. The zero byte keeps other resolvers away. */
const PREFIX = '\0tool:';

/** A module that is made up around an author's, to be bundled by itself. */
export interface Entry {
  /** Names it among the others of one pass: the tool's id, or its directory's name. */
  id: string;
  /** What it says. It names the author's module by its absolute path. */
  code: string;
  /** The author's module must have a default export. */
  needsDefault: boolean;
}

/** The entry module of an id. */
export function entryOf(id: string): string {
  return PREFIX + id;
}

/** What an entry module is of; undefined for any other module. */
export function idOf(moduleId: string): string | undefined {
  return moduleId.startsWith(PREFIX) ? moduleId.slice(PREFIX.length) : undefined;
}
