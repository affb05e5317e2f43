/** The type of a parameter: which control it has, and what its value is. */
export type ParameterType =
  | 'text'
  | 'textarea'
  | 'number'
  | 'boolean'
  | 'select'
  | 'json'
  | 'file'
  | 'color'
  | 'date'
  | 'datetime'
  | 'url'
  | 'email';

/** A choice of a `select`. */
export interface Choice {
  /**
   * What is sent. Unique in the parameter.
   * @examples ["2"]
   */
  value: string;
  /**
   * What the reader sees.
   * @minLength 1
   * @examples ["2 spaces"]
   */
  label: string;
  /** What it means, in a few words. */
  description?: string;
  /**
   * Shown, and not to be chosen.
   * @default false
   */
  disabled?: boolean;
}

/** What a value of a parameter must keep to. */
export interface Constraints {
  /**
   * The fewest characters of a text.
   * @asType integer
   * @minimum 0
   */
  minLength?: number;
  /**
   * The most characters of a text.
   * @asType integer
   * @minimum 0
   */
  maxLength?: number;
  /** A regular expression that a text has a match of (ECMAScript, with the flag `u`). */
  pattern?: string;
  /** The smallest number. */
  min?: number;
  /** The largest number. */
  max?: number;
  /**
   * The step of a number, counted from `min`.
   * @exclusiveMinimum 0
   */
  step?: number;
  /**
   * The fewest entries of a list.
   * @asType integer
   * @minimum 0
   */
  minItems?: number;
  /**
   * The most entries of a list.
   * @asType integer
   * @minimum 0
   */
  maxItems?: number;
  /**
   * What a file may be: media types such as `image/*`, or endings such as `.csv`.
   * @examples [["text/csv", ".csv"]]
   */
  accept?: string[];
  /**
   * The most bytes of a file.
   * @asType integer
   * @minimum 0
   */
  maxSize?: number;
  /** An expression of the tool's own service. It is shown, never evaluated. */
  custom?: string;
}

/** Something that must hold of another parameter. */
export interface DependencyRule {
  /**
   * That parameter's name.
   * @minLength 1
   * @examples ["mode"]
   */
  field: string;
  /** How it is compared. `exists`: it has a value at all. */
  condition: 'equals' | 'notEquals' | 'contains' | 'exists';
  /** What it is compared with; `exists` takes none. */
  value?: unknown;
}

/** Constraints as some definitions write them: on the parameter itself. They are read, with a warning. */
export interface StrayConstraints {
  /**
   * Write it in `validation`.
   * @asType integer
   * @minimum 0
   * @deprecated
   */
  minLength?: number;
  /**
   * Write it in `validation`.
   * @asType integer
   * @minimum 0
   * @deprecated
   */
  maxLength?: number;
  /**
   * Write it in `validation`.
   * @deprecated
   */
  pattern?: string;
  /**
   * Write it in `validation`.
   * @deprecated
   */
  min?: number;
  /**
   * Write it in `validation`.
   * @deprecated
   */
  max?: number;
  /**
   * Write it in `validation`.
   * @exclusiveMinimum 0
   * @deprecated
   */
  step?: number;
  /**
   * Write it in `validation`.
   * @asType integer
   * @minimum 0
   * @deprecated
   */
  minItems?: number;
  /**
   * Write it in `validation`.
   * @asType integer
   * @minimum 0
   * @deprecated
   */
  maxItems?: number;
  /**
   * Write it in `validation`.
   * @deprecated
   */
  accept?: string[];
  /**
   * Write it in `validation`.
   * @asType integer
   * @minimum 0
   * @deprecated
   */
  maxSize?: number;
  /**
   * Write it in `validation`.
   * @deprecated
   */
  custom?: string;
  /**
   * Write it as `defaultValue`.
   * @deprecated
   */
  default?: unknown;
}

/** An input of the tool. */
export interface Parameter extends StrayConstraints {
  /**
   * Its name in what `fn` receives. Unique in the tool.
   * @pattern ^[a-zA-Z][a-zA-Z0-9_]*$
   * @minLength 1
   * @maxLength 50
   * @examples ["text"]
   */
  name: string;
  /** Which control it has, and what its value is. */
  type: ParameterType;
  /**
   * Its visible label.
   * @minLength 1
   * @maxLength 50
   * @examples ["Text"]
   */
  label: string;
  /**
   * A hint below the control.
   * @minLength 1
   * @maxLength 200
   * @examples ["What is to be counted"]
   */
  description: string;
  /**
   * It must be given.
   * @examples [true]
   */
  required: boolean;
  /** What stands for it where it is not given. */
  defaultValue?: unknown;
  /**
   * Shown in an empty control.
   * @maxLength 100
   */
  placeholder?: string;
  /**
   * The choices of a `select`, in order.
   * @examples [[{ "value": "2", "label": "2 spaces" }]]
   */
  options?: Choice[];
  /** What its value must keep to. */
  validation?: Constraints;
  /** It is shown, and sent, only where all of these hold. */
  dependsOn?: DependencyRule[];
  /** The heading that it stands under with others of the same group. */
  group?: string;
  /**
   * Its place in the form: smaller ones first, those without one last.
   * @asType integer
   * @minimum 0
   */
  order?: number;
  /**
   * Left out of the form; its default is sent.
   * @default false
   */
  hidden?: boolean;
  /**
   * Guidance for a model that fills it in.
   * @maxLength 200
   */
  aiHint?: string;
}
