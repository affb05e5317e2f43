/** A tool's `tool-spec.json`: tea's ToolSpec (tea_tools, spec.rs), in the JSON that it writes. Sizes are bytes of UTF-8. */
export interface ToolSpec {
  /** Where an editor finds the schema of this file. */
  $schema?: string;
  /**
   * The stable name that it is looked up by.
   * @examples ["read"]
   */
  name: string;
  /**
   * The tool's version, in the canonical form of SemVer.
   * @examples ["1.0.0"]
   */
  version: string;
  /** What a person reads in place of the name; no model sees it. */
  label?: string;
  /**
   * What it does, as a model reads it.
   * @examples ["Reads a file."]
   */
  description: string;
  /**
   * The arguments of a call: JSON Schema of an object.
   * @examples [{ "type": "object", "properties": {} }]
   */
  inputSchema: { [keyword: string]: unknown };
  /**
   * The result of a call: JSON Schema of an object.
   * @examples [{ "type": "object", "properties": {} }]
   */
  outputSchema: { [keyword: string]: unknown };
  /**
   * What it does outside of itself.
   * @minItems 1
   * @maxItems 64
   * @uniqueItems true
   * @examples [["fs.read"]]
   */
  effects: string[];
  /** Where it comes from. Default: native, of the product. */
  source?: ToolSource;
  /**
   * How a call of it may be repeated and placed.
   * @examples [{ "idempotency": "idempotent", "retrySafety": "automatic", "concurrency": "parallel", "timeoutMs": 10000 }]
   */
  execution: ToolExecution;
  /** A line for the prompt of a model. */
  promptSnippet?: string;
  /**
   * Rules for the prompt of a model.
   * @maxItems 16
   */
  promptGuidelines?: string[];
  /** The renderer that shows its calls. */
  uiRenderer?: string;
}

/** How a call may be repeated, and what it may run beside. */
export interface ToolExecution {
  /**
   * Whether a second call does something again.
   * @examples ["idempotent"]
   */
  idempotency: 'idempotent' | 'non_idempotent' | 'externally_reconciled';
  /**
   * Who may make a failed call again.
   * @examples ["automatic"]
   */
  retrySafety: 'never' | 'explicit_only' | 'automatic';
  /**
   * What a call may run beside.
   * @examples ["parallel"]
   */
  concurrency: 'parallel' | 'serial' | 'exclusive';
  /**
   * Milliseconds after which a call is given up: 24 hours at most.
   * @asType integer
   * @minimum 1
   * @maximum 86400000
   * @examples [10000]
   */
  timeoutMs: number;
}

/** Where a tool comes from, and how far that is trusted. */
export interface ToolSource {
  /**
   * How it is reached.
   * @examples ["native"]
   */
  kind: 'native' | 'mcp' | 'remote';
  /**
   * What offers it.
   * @examples ["product"]
   */
  sourceId: string;
  /**
   * How far it is trusted.
   * @examples ["product"]
   */
  trust: 'product' | 'user' | 'workspace' | 'untrusted';
  /**
   * The SHA-256 of what was loaded: 64 lower-case hexadecimal digits.
   */
  descriptorDigest: string;
}
