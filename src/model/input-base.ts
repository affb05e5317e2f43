/**
 * Stable, lower case, hyphenated.
 * @pattern ^[a-z0-9][a-z0-9-]*$
 */
export type Identifier = string;

/** What every input has. */
export interface InputBase {
  /**
   * Its name in the values that `run` receives. Unique in the tool.
   * @examples ["text"]
   */
  id: Identifier;
  /**
   * Its visible label.
   * @minLength 1
   * @examples ["Text"]
   */
  label: string;
  /** A hint below the control, read by screen readers too. Not a placeholder. */
  description?: string;
  /** The unit of its value. */
  unit?: string;
  /** Shown on a compact card. Default: the first input is, when none says so. */
  primary?: boolean;
  /** Never put into a link or a file of inputs: a password, a key. Default: false. */
  sensitive?: boolean;
  /** Text direction of the control. Default: the page's. */
  dir?: 'ltr' | 'auto';
}
