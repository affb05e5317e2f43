/** What a tool may need of the outside: a name of a credential and what it is for. */
export interface CredentialNeed {
  readonly name: string;
  readonly purpose?: string;
}

/** Who answers for a tool. */
export interface ToolOwner {
  readonly team: string;
}

/** What a tool touches. */
export type ToolCapability = 'files' | 'network' | 'clock';

/** The screen that collects an answer from a person. */
export type AskComponent = 'confirm' | 'form';

/** When a person is asked before a tool runs: always, or where a function of its arguments says so. */
export type CheckInDemand<TArgs> = 'always' | ((args: TArgs, ctx: ToolContext) => boolean);

/** The most that a result may hold. */
export interface ToolResultCeiling {
  readonly characters: number;
}

/** What kind of answer a tool's results are. */
export type ToolResultClass = 'triage' | 'inventory';

/** The type of a column of rows. */
export type ColumnType = 'text' | 'number' | 'date';

/** A column of rows, with what it means. */
export interface ColumnDeclaration {
  readonly type: ColumnType;
  readonly meaning: string;
}

/** What a tool is given when it runs. */
export interface ToolContext {
  readonly signal: AbortSignal;
}

/** A tool as an agent holds it. */
export interface Tool<TArgs, TResult> {
  readonly argumentsFrom?: readonly string[];
  readonly capabilities?: readonly ToolCapability[];
  readonly checkIn?: CheckInDemand<TArgs>;
  readonly owner?: ToolOwner;
  execute(args: TArgs, ctx: ToolContext): TResult | Promise<TResult>;
}

/**
 * What {@link defineTool} takes: flatter than a {@link Tool}, with its schema written in place.
 *
 * A tool without arguments leaves `inputSchema` out, or says `{ type: 'object', properties: {} }`.
 */
export interface DefineToolOptions<TArgs, TResult> {
  readonly name: string;
  readonly description: string;
  readonly inputSchema?: Readonly<Record<string, unknown>>;

  /** A credential that is looked up before the tool runs. */
  readonly needs?: CredentialNeed;

  /** Arguments that are artifacts, by the kind that each must be. */
  readonly wants?: Readonly<Record<string, string>>;

  /** Asks a person first: see {@link Tool.checkIn}. */
  readonly checkIn?: CheckInDemand<TArgs>;

  /** The screen for it. It needs `checkIn`. */
  readonly checkInComponent?: AskComponent;

  /** What the tool touches: see {@link Tool.capabilities}. */
  readonly capabilities?: readonly ToolCapability[];

  /** A longer result is refused, and never cut: see {@link ToolResultCeiling}. */
  readonly resultCeiling?: ToolResultCeiling;

  /** What class its results are of: see {@link ToolResultClass}. Without one, no rule of a class applies. */
  readonly resultClass?: ToolResultClass;

  /** The kind under which a stored result is kept. */
  readonly resultKind?: string;

  /** What the columns of its rows hold, by their names. */
  readonly resultColumns?: Readonly<Record<string, ColumnType | ColumnDeclaration>>;

  /** Who answers for it: see {@link Tool.owner}. */
  readonly owner?: ToolOwner;

  /** Where its arguments may come from: see {@link Tool.argumentsFrom}. */
  readonly argumentsFrom?: readonly string[];

  /** The tools that it calls itself. */
  readonly composedOf?: readonly string[];

  /** Whether it may stop for approval. */
  readonly gates?: boolean;

  /** Tells repeated calls by their arguments alone. */
  readonly repeatedWhen?: 'arguments';

  execute(args: TArgs, ctx: ToolContext): TResult | Promise<TResult>;
}

/** Makes a tool of its options. */
export function defineTool<TArgs, TResult>(options: DefineToolOptions<TArgs, TResult>): Tool<TArgs, TResult> {
  return options;
}
