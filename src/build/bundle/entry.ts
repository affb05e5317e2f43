/** Ids of the modules that are made up here, one a bundle. The zero byte keeps other resolvers away. */
const PREFIX = '\0tool:';

/** What an entry calls the module that checks a tool's arguments. */
export const CHECK = 'pegboard:check';

/** A module that is made up around an author's, to be bundled by itself. */
export interface Entry {
  /** Names it among the others of one pass: the tool's id, or its directory's name. */
  id: string;
  /** What it says. It names the author's module by its absolute path. */
  code: string;
  /** The author's module must have a default export. */
  needsDefault: boolean;
  /** What a module says that it imports as {@link CHECK}: the validator of a tool's arguments. Default none. */
  check?: string | undefined;
}

/** The entry module of an id. */
export function entryOf(id: string): string {
  return PREFIX + id;
}

/** What an entry module is of; undefined for any other module. */
export function idOf(moduleId: string): string | undefined {
  return moduleId.startsWith(PREFIX) ? moduleId.slice(PREFIX.length) : undefined;
}
