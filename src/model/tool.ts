import type { CallFormat } from './call.ts';
import type { Case } from './case.ts';
import type { Badge, Conduct, Declaration, Loss } from './declaration.ts';
import type { Icon } from './icon.ts';
import type { Input, InputValues } from './input.ts';
import type { JsonObject, JsonSchema } from './json-schema.ts';
import type { OutputKind } from './output.ts';
import type { JsonPath } from './problem.ts';

/** Something a tool points at: a specification, an article, a successor. */
export interface Link {
  /**
   * The link's text.
   * @minLength 1
   * @examples ["UTF-8 (RFC 3629)"]
   */
  label: string;
  /**
   * An http, https or mailto URL, or a relative path, with no spaces or control characters.
   * @minLength 1
   * @examples ["https://www.rfc-editor.org/rfc/rfc3629"]
   */
  href: string;
}

/** An example input: a button under the form that fills it. */
export interface Sample {
  /**
   * What the button says. Unique in the tool.
   * @minLength 1
   * @examples ["Two lines"]
   */
  label: string;
  /**
   * Values by input id; at least one. Inputs it does not name stay as the reader left them.
   * @minProperties 1
   * @examples [{ "text": "one\ntwo" }]
   */
  input: InputValues;
}

/** Another tool that a definition names. */
export interface RelatedTool {
  /** Its id, or what should be one: it may name no tool. */
  id: string;
  /** It may be the name of a tool of the same dialect instead. Default false. */
  byName?: boolean;
  /** Where the definition names it. */
  path: JsonPath;
}

/** `deprecated` still runs and is marked; `retired` no longer runs. */
export type Status = 'live' | 'deprecated' | 'retired';

/** In a gallery: `live` opens in place, `info` links to the tool's page, `none` does not appear. */
export type CardKind = 'live' | 'info' | 'none';

/** Where a tool runs in the reader's browser. */
export type Thread = 'main' | 'worker';

/** What the running half of a card needs to know of a tool. It travels with the tool's module, never in a page. */
export interface LiveTool {
  /** The tool's id. */
  id: string;
  /** Its name. */
  name: string;
  /** The form, in order. */
  inputs: Input[];
  /** Example inputs. */
  samples: Sample[];
  /** It has code that runs in the page. One that has none only shows how it is called. */
  runs: boolean;
  /** The ways to write a call of it. None for a tool whose form is not its arguments. */
  calls: CallFormat[];
  /** Every kind of result it may return. */
  kinds: OutputKind[];
  /** Where it runs. */
  thread: Thread;
  /** Milliseconds after which a run in a worker is stopped. */
  timeoutMs: number;
  /** Runs as the reader types. */
  autoRun: boolean;
  /** Shows the Reset control. */
  reset: boolean;
  /** How many fields a card shows. */
  cardFields: number;
}

/** The one normalised tool: whatever dialect it was written in, everything past `dialects/` sees only this. */
export interface Tool extends LiveTool {
  /** The dialect it was written in, such as `native`. */
  dialect: string;
  /** The id of the server that offers it; its own id then begins with that and a slash. Default: it stands by itself. */
  server?: string;
  /** One line. */
  blurb: string;
  /** All that its definition says of what it does: plain text. Often the same line. */
  description: string;
  /** The tool's own version. Absent where its dialect has no word for it. */
  version?: string;
  /** Its lifecycle. */
  status: Status;
  /** Why it is not to be used any more, or what instead: plain text. */
  statusNote?: string;
  /** How it appears in a gallery. */
  card: CardKind;
  /** The one heading that it is filed under, where its dialect has such. */
  category?: string;
  icon?: Icon;
  /** Labels to filter and group by. */
  tags: string[];
  /** More words that it is searched by. Default none. */
  keywords?: string[];
  /** What it points at; for a retired tool, the way on. */
  links: Link[];
  /** Other tools that its definition names. Default none. */
  related?: RelatedTool[];
  /** The module, relative to the tool's directory. Absent for a tool without code. */
  entry?: string;
  /** The module of its dialect that makes what runs out of what that module exports: a `file:` URL. Default: its default export runs. */
  adapter?: string;
  /** Its opening values are run at build time, and their result is shown. */
  seeded: boolean;
  /** The help file, relative to the tool's directory. */
  help?: string;
  /** Its known answers. */
  cases: Case[];
  /** What a call's arguments are: JSON Schema of an object. */
  inputSchema: JsonSchema;
  /** What a call's result is, where its dialect says it. */
  outputSchema?: JsonSchema;
  /** What it does to the world, and bears. */
  conduct: Conduct;
  /** What readers look for in it at a glance. */
  badges: Badge[];
  /** What its definition declares, explained. */
  declarations: Declaration[];
  /** What a language model is told of it, where its dialect keeps something back from models. */
  modelView?: { name: string; description: string; inputSchema: JsonSchema };
  /** What its definition says that has no place here: kept, and shown. */
  rest: JsonObject;
  /** What its dialect has no word for, and what is assumed in its place. */
  losses: Loss[];
  /** The definition as it was written, without code. */
  original: unknown;
}

/** The part of a tool that its card runs by. */
export function toLiveTool(tool: Tool): LiveTool {
  const { id, name, inputs, samples, runs, calls, kinds, thread, timeoutMs, autoRun, reset, cardFields } = tool;
  return { id, name, inputs, samples, runs, calls, kinds, thread, timeoutMs, autoRun, reset, cardFields };
}

/** The opening value of every input. */
export function defaultValues(inputs: readonly Input[]): InputValues {
  return Object.fromEntries(inputs.map((input) => [input.id, input.default]));
}
