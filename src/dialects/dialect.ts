import type { Loss } from '../model/declaration.ts';
import { asObject } from '../model/get.ts';
import type { JsonObject, JsonSchema } from '../model/json-schema.ts';
import type { Finding, JsonPath } from '../model/problem.ts';
import type { Tool } from '../model/tool.ts';
import type { ToolServer } from '../model/tool-server.ts';

export { asArray, asObject, get } from '../model/get.ts';
export type { JsonObject, JsonSchema } from '../model/json-schema.ts';
export { listOf, quote, sayBytes } from '../model/words.ts';

/** One keyword of a schema that a value breaks. */
export interface SchemaFault {
  /** The keyword, such as `maxLength`. */
  keyword: string;
  /** The value that breaks it; for `required`, the object that lacks the key. */
  path: JsonPath;
  /** That value. */
  value: unknown;
  /** The schema that the keyword stands in. */
  schema: JsonSchema;
  /** What the validator says of it, such as `missingProperty`. */
  params: JsonObject;
}

/** An object of a document, beside what its schema says of its keys. */
export interface KeySite {
  path: JsonPath;
  object: JsonObject;
  schema: JsonSchema;
  /** The key whose value chose the schema, where one did: `type` of an input. */
  tag?: string;
}

/** What stands at a path that a document names, seen from the tool's directory. */
export type FileLook =
  | { state: 'file'; bytes: number }
  /** `near` is a file there with nearly that name. */
  | { state: 'missing'; near: string | undefined }
  | { state: 'absolute' | 'backslash' | 'outside' | 'not-a-file' };

/** What a rule may know of the directory that a document stands in. */
export interface ToolContext {
  /** The directory's name, in NFC. */
  directory: string;
  /** Looks at a path without opening what is there: links are followed, and nothing outside the directory is read. */
  look(path: string): FileLook;
}

/** A document as a rule sees it. Nothing is known of its shape: a rule says nothing of what it cannot read. */
export interface Subject {
  document: unknown;
  /** The definition, for the rules of another document; undefined where it could not be read. */
  definition: unknown;
  /** Every object of the document whose keys its schema knows. */
  sites: readonly KeySite[];
  context: ToolContext;
}

/** Checks what a schema cannot say. */
export type Rule = (subject: Subject) => Iterable<Finding>;

/** A kind of document, and all that is checked of it. */
export interface DocumentKind {
  /** JSON Schema 2020-12 of its shape. */
  schema: object;
  /** The most entries of a list in it: with more, nothing else is said of the document. Default: any number. */
  maxEntries?: number;
  /** A fault that decides how all the rest is read: it is then the only one reported. */
  stop?: (document: unknown) => Finding | undefined;
  /**
   * The message for a broken keyword, where the general one does not say enough. None (`[]`) leaves it to a rule;
   * undefined asks for the general message.
   */
  explain?: (fault: SchemaFault, context: ToolContext) => readonly Finding[] | undefined;
  /** Makes a key that belongs into another object an error that names the object. Default: unknown keys are allowed. */
  misplaced?: boolean;
  /** In the order of their messages. */
  rules: readonly Rule[];
}

/** What a new tool is made for. */
export interface ScaffoldOptions {
  /** Where an editor finds the schema of the definition: what its `$schema` says. */
  schema: string;
  /** It runs in a worker. */
  worker: boolean;
}

/** How a new tool is begun. */
export interface Scaffold {
  /** The schema of the definition, relative to this package. */
  schema: string;
  /** What runs in a worker differs. Default false: nothing runs, or always there. */
  takesWorker?: boolean;
  /** Why an id cannot be one of this dialect: a sentence without its full stop. Default: any can. */
  refuse?(id: string): string | undefined;
  /** The texts of a tool whose check passes, by file name. */
  files(id: string, options: ScaffoldOptions): ReadonlyMap<string, string>;
}

/** What two documents without errors define. */
export interface Normalised {
  /** One, or all of a server. */
  tools: Tool[];
  /** What offers them, where a definition is of more than one. */
  server?: ToolServer;
}

/** A tool written down in a dialect, or the reason why that cannot say it: a sentence with its full stop. */
export type Emission = { document: unknown; losses: Loss[]; refused?: never } | { refused: string };

/** How tools of all dialects are written down in one. */
export interface Emitter {
  /** The name of the file, such as `mcp.json`: it is published below the tool's page. */
  file: string;
  /** A tool of this very dialect is written as its author wrote it, and loses nothing. */
  write(tool: Tool): Emission;
}

/** What a dialect's clients are told of a whole site. Addresses are whole where the site knows its own, else paths of its host. */
export interface SiteFacts {
  title: string;
  /** One sentence. */
  description: string;
  /** The address of the home page. */
  home: string;
  /** Whether {@link home} is whole. */
  isWhole: boolean;
  /** Changes when anything does that is published of the tools. */
  version: string;
  /** Every tool that can be written in the dialect, sorted by id. */
  tools: readonly ToolFacts[];
  /** What offers several tools. */
  servers: readonly ServerFacts[];
  /** Where programs find all tools, those too that the dialect cannot say. */
  catalog: string;
}

/** A tool as a dialect's clients are told of it. */
export interface ToolFacts {
  tool: Tool;
  /** The tool as it is written in the dialect. */
  document: unknown;
  /** Where that is published. */
  href: string;
  page: string;
  /** The page that shows it without the site around it. */
  embed: string;
}

/** A server as a dialect's clients are told of it. */
export interface ServerFacts {
  server: ToolServer;
  page: string;
  /** Where its definition is published. */
  definition: string;
}

/** What clients of a dialect look for at one address of a site. */
export interface Discovery {
  /** Where, below the base: `.well-known/ctp.json`. */
  path: string;
  write(site: SiteFacts): unknown;
}

/** A way to write a tool down. All it knows stays behind this: past it, there is only `Tool`. */
export interface Dialect {
  /** Its name in `Tool.dialect`. */
  id: string;
  /** Its name to a reader. */
  title: string;
  /** Names of its definition file. A directory that holds one of them is a tool of this dialect. */
  files: readonly string[];
  /** Those of them that are modules: their definition is what they export. Default none. */
  modules?: { [file: string]: ModuleShape };
  /** The most bytes of its definition file. Default 512 KiB. */
  maxBytes?: number;
  /** The definition file. */
  definition: DocumentKind;
  /** The file of known answers beside it. */
  cases?: DocumentKind & { file: string };
  /** Begins a new tool. Default: a tool of this dialect is begun by hand. */
  scaffold?: Scaffold;
  /** The tools of two documents that have no errors. */
  normalise(definition: unknown, cases: unknown, context: ToolContext): Normalised;
  /** How a tool's code says that its input was wrong, as a fix that an author follows: it is told of a run that threw. */
  refusal?: string;
  /** Where a definition says what a tool is run on. Default: nowhere in particular. */
  places?: RunPlaces;
  /** Writes tools down in it. Default: it cannot be written. */
  emitter?: Emitter;
  /** Tells its clients of a site's tools. Default: they look for nothing. */
  discovery?: Discovery;
}

/** The paths in a definition of what a tool is run on. */
export interface RunPlaces {
  /** Its opening values. */
  seed: JsonPath;
  sample(index: number): JsonPath;
  /** Its known answer, where there is no file of them. */
  case?: JsonPath;
}

/** What a module of a definition exports. It is run in a guarded process, and what it exports comes out as data. */
export interface ModuleShape {
  /**
   * The way from the exports to the document: `["default"]` for the default export, `[]` for all exports by their names. Undefined
   * where they hold none.
   * @param exports by name; a function among them is {@link Code}
   */
  find(exports: ReadonlyMap<string, unknown>): JsonPath | undefined;
  /** What the exports must be, as the end of the sentence that says that they are not: `the options must be its default export`. */
  wanted: string;
  /** Code that exports what is wanted, for the message. */
  example: string;
  /** Where in the document a function may stand, as {@link Code}. Anywhere else it is an error. */
  functions: readonly JsonPath[];
}

/** A function of a definition that is a module. Nothing is kept of it but that it is there. */
export class Code {}

/** A definition as others read it: where its author's editor finds a schema of it is said relative to the file. */
export function forOthers(definition: unknown): unknown {
  const entries = Object.entries(asObject(definition) ?? {});
  return entries.length === 0 ? definition : Object.fromEntries(entries.filter(([key]) => key !== '$schema'));
}
