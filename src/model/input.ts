import type { InputBase } from './input-base.ts';
import type { SchemaInput } from './schema-input.ts';

export type { Identifier } from './input-base.ts';

/** One line of text. */
export interface TextInput extends InputBase {
  type: 'text';
  /** The opening value. It is not held to `maxLength`. Default: empty. */
  default?: string;
  /**
   * The most characters a reader may type: what is longer is cut.
   * @asType integer
   * @minimum 1
   */
  maxLength?: number;
}

/** Several lines of text. */
export interface TextareaInput extends InputBase {
  type: 'textarea';
  /** The opening value. It is not held to `maxLength`. Default: empty. */
  default?: string;
  /**
   * The control's height in lines. Default 4.
   * @asType integer
   * @minimum 1
   */
  rows?: number;
  /**
   * The most characters a reader may type: what is longer is cut.
   * @asType integer
   * @minimum 1
   */
  maxLength?: number;
}

/** A finite number. What a reader types outside `min` and `max` is clamped. */
export interface NumberInput extends InputBase {
  type: 'number';
  /** The opening value, from `min` to `max`. */
  default: number;
  /** The smallest value. */
  min: number;
  /** The largest value, above `min`. */
  max: number;
  /**
   * The step of the control. Default: any number may be typed.
   * @exclusiveMinimum 0
   */
  step?: number;
  /**
   * Adds a slider beside the number box.
   * @since 4
   */
  control?: 'slider';
}

/** A choice of a `select` input. */
export interface Option {
  /** What `run` receives. Unique in the input. */
  value: string;
  /**
   * What the reader sees.
   * @minLength 1
   */
  label: string;
}

/** One of several choices. An unknown value falls back to the default. */
export interface SelectInput extends InputBase {
  type: 'select';
  /**
   * The choices, in order.
   * @minItems 2
   * @examples [[{ "value": "a", "label": "A" }, { "value": "b", "label": "B" }]]
   */
  options: Option[];
  /** The opening value: one of the options' values. Default: the first. */
  default?: string;
}

/** On or off. */
export interface ToggleInput extends InputBase {
  type: 'toggle';
  /** The opening value. Default: off. */
  default?: boolean;
}

/**
 * A control of the form.
 * @discriminator type
 */
export type InputSpec = TextInput | TextareaInput | NumberInput | SelectInput | ToggleInput;

/** A control whose opening value is settled. */
export type Input = (InputSpec & { default: string | number | boolean }) | SchemaInput;

/** The values of a tool's inputs, by input id. */
export type InputValues = { [inputId: string]: string | number | boolean };
