/** A way to write a call of a tool: what stands before the arguments, the arguments, what stands behind them. */
export interface CallFormat {
  /** Its name to a reader, such as `MCP`. */
  label: string;
  /** The language it is written in, such as `json` or `sh`. */
  language: string;
  before: string;
  after: string;
  /**
   * How the arguments are written: as JSON, as JSON inside a JSON string, as JSON quoted for a POSIX shell, as the query of a URL, or
   * not at all.
   */
  as: 'json' | 'json-string' | 'shell' | 'query' | 'none';
  /** Spaces before each line of JSON but the first. Default 0. */
  indent?: number;
}
