/**
 * What `defineTool` of agentfootprint takes (its core/tools.ts): the default export of `define-tool.ts`, or `define-tool.json` without
 * code.
 */
export interface DefineToolOptions {
  /** Where an editor finds the schema of this file. */
  $schema?: string;
  /**
   * What a model calls the tool by.
   * @examples ["sort_lines"]
   */
  name: string;
  /**
   * What it does, as a model reads it.
   * @examples ["Sorts the lines of a text."]
   */
  description: string;
  /**
   * The arguments of a call: JSON Schema of an object. Default: an object with no properties.
   * @examples [{ "type": "object", "properties": { "text": { "type": "string" } } }]
   */
  inputSchema?: { [keyword: string]: unknown };
  /** Computes the result of a call: a function of its arguments and a context. */
  execute?: unknown;
  /**
   * What it touches.
   * @uniqueItems true
   * @examples [["external_net"]]
   */
  capabilities?: ToolCapability[];
  /**
   * The credential that it needs.
   * @examples [{ "credential": "billing" }]
   */
  needs?: CredentialNeed;
  /** Whether a person must agree before it runs: "always", or a function of the arguments that decides. */
  checkIn?: unknown;
  /**
   * The screen that collects the decision of that person.
   * @examples [{ "componentId": "approve-invoice" }]
   */
  checkInComponent?: AskComponent;
  /**
   * Arguments that name an artifact, each with its kind: the tool gets the artifact's data.
   * @minProperties 1
   * @examples [{ "rows": "dataset/rows" }]
   */
  wants?: { [argument: string]: NonEmpty };
  /**
   * The tools whose results its arguments come from, by name.
   * @minItems 1
   * @uniqueItems true
   * @examples [["list_customers"]]
   */
  argumentsFrom?: NonEmpty[];
  /**
   * The tools that it calls itself, by name.
   * @minItems 1
   * @uniqueItems true
   * @examples [["list_customers"]]
   */
  composedOf?: NonEmpty[];
  /**
   * The size from which on its result is refused.
   * @examples [{ "maxChars": 8000, "narrowBy": ["limit"] }]
   */
  resultCeiling?: ResultCeiling;
  /** What kind of answer its result is. */
  resultClass?: 'triage' | 'inventory';
  /**
   * What the rows of its result contain: columns by name, each with its type.
   * @minProperties 1
   * @examples [{ "total": "number" }]
   */
  resultColumns?: { [column: string]: ColumnType | ColumnDeclaration };
  /** The kind of artifact that its result is kept as. Default: `tool-result/` and its name. */
  resultKind?: NonEmpty;
  /**
   * The part of a system that it belongs to.
   * @examples [{ "kind": "skill", "id": "billing" }]
   */
  owner?: ToolOwner;
  /** Whether what it does can stop midway to ask a person. */
  gates?: boolean;
  /** What two calls must share to count as a repetition, beside their results. Default: results count too. */
  repeatedWhen?: 'arguments';
}

/**
 * A text with something in it.
 * @pattern \S
 */
export type NonEmpty = string;

/** What a tool touches. */
export type ToolCapability = 'memory_read' | 'memory_write' | 'external_net' | 'user_data';

/** What a column holds. */
export type ColumnType = 'number' | 'string' | 'boolean' | 'date';

/** A column, and whether a row may lack it. */
export interface ColumnDeclaration {
  /**
   * What it holds.
   * @examples ["number"]
   */
  type: ColumnType;
  /** A row may have no value there. Default false. */
  nullable?: boolean;
}

/** A credential that is found before the tool runs, and that no model sees. */
export interface CredentialNeed {
  /**
   * The service that it is for.
   * @examples ["billing"]
   */
  credential: NonEmpty;
  /** What it must allow. */
  scopes?: NonEmpty[];
  /** Whose it is: the program's own, or the user's. Default `machine`. */
  mode?: 'machine' | 'user';
}

/** A part of a screen that is registered there. */
export interface AskComponent {
  /**
   * What it is registered as.
   * @examples ["approve-invoice"]
   */
  componentId: NonEmpty;
  /** What it is shown with. */
  props?: { [name: string]: unknown };
  /** The artifact that holds what it is shown with. */
  propsRef?: NonEmpty;
}

/** A size from which on a result is refused, and never cut. */
export interface ResultCeiling {
  /**
   * The most characters of the result as text.
   * @asType integer
   * @minimum 1
   * @examples [8000]
   */
  maxChars: number;
  /**
   * Arguments that make a result smaller.
   * @minItems 1
   * @uniqueItems true
   * @examples [["limit"]]
   */
  narrowBy?: NonEmpty[];
}

/** A part of a system. */
export interface ToolOwner {
  /**
   * What kind of part it is.
   * @examples ["skill"]
   */
  kind: NonEmpty;
  /**
   * Which one.
   * @examples ["billing"]
   */
  id: NonEmpty;
}
