import type { Identifier, InputSpec } from '../../model/input.ts';
import type { OutputKind } from '../../model/output.ts';
import type { Link, Sample } from '../../model/tool.ts';

/** What a tool is allowed to do. `pure`: no network, no storage, no clock, no unseeded randomness: one input, one result. */
export type Capability = 'pure';

/** How the tool is loaded and run. */
export interface Runtime {
  /**
   * The module, relative to the tool's directory and inside it.
   * @minLength 1
   * @examples ["index.ts"]
   */
  entry: string;
  /**
   * `main` costs nothing; `worker` suits a tool whose running time depends on its input, for only there can a time-out stop it.
   * @default "main"
   */
  thread?: 'main' | 'worker';
}

/** A tool's `tool.json`. */
export interface Manifest {
  /** Where an editor finds the schema of this file. */
  $schema?: string;
  /**
   * The contract version that the tool was written against.
   * @asType integer
   * @minimum 1
   * @maximum 9
   * @examples [9]
   */
  sdk: number;
  /**
   * The tool's id: its directory's name and its URL segment.
   * @examples ["word-count"]
   */
  id: Identifier;
  /**
   * The heading.
   * @minLength 1
   * @examples ["Word count"]
   */
  name: string;
  /**
   * One sentence: the line on a card and the page's description.
   * @minLength 1
   * @maxLength 200
   * @examples ["Counts the words and lines of a text."]
   */
  blurb: string;
  /**
   * The tool's own version. Nothing branches on it.
   * @minLength 1
   * @examples ["1.0.0"]
   */
  version: string;
  /**
   * What the tool is allowed to do.
   * @minItems 1
   * @examples [["pure"]]
   */
  capabilities: Capability[];
  /**
   * The form, one control an entry, in order; ids are unique.
   * @minItems 1
   * @examples [[{ "id": "text", "type": "textarea", "label": "Text", "default": "" }]]
   */
  inputs: InputSpec[];
  /**
   * Every kind of result that `run` can return, `error` among them.
   * @minItems 1
   * @uniqueItems true
   * @examples [["fields", "error"]]
   */
  kinds: OutputKind[];
  /**
   * How the tool is loaded and run.
   * @examples [{ "entry": "index.ts" }]
   */
  runtime: Runtime;
  /**
   * `deprecated` still runs and is marked; `retired` no longer runs, and its page shows the way on.
   * @default "live"
   */
  status?: 'live' | 'deprecated' | 'retired';
  /**
   * In a gallery: `live` opens in place, `info` links to the tool's page, `none` does not appear.
   * @default "info"
   */
  card?: 'live' | 'info' | 'none';
  /**
   * How many fields a card shows before it stops. Errors are never cut.
   * @minimum 1
   * @default 4
   */
  cardFields?: number;
  /**
   * Runs as the reader types. Only for what is instant.
   * @default false
   */
  autoRun?: boolean;
  /**
   * Shows the Reset control, which puts every input back to its opening value.
   * @since 8
   * @default true
   */
  reset?: boolean;
  /**
   * Worker only: milliseconds after which a run is stopped.
   * @minimum 100
   * @maximum 30000
   * @default 5000
   */
  timeoutMs?: number;
  /**
   * A Markdown file inside the tool's directory, rendered as its help.
   * @minLength 1
   * @examples ["README.md"]
   */
  help?: string;
  /** Labels to filter and group by. */
  tags?: string[];
  /** What the tool points at. */
  links?: Link[];
  /**
   * Example inputs.
   * @since 3
   * @minItems 1
   */
  samples?: Sample[];
}
