import type { Parameter } from './parameter.ts';

export type { Choice, Constraints, DependencyRule, Parameter, ParameterType } from './parameter.ts';

/** What the tool gives for one input: shown, and proved where the tool has code. */
export interface Example {
  /**
   * Values by parameter name.
   * @examples [{ "text": "one two" }]
   */
  input: { [name: string]: unknown };
  /**
   * The `data` of the result, or the whole result when it has `success`.
   * @examples [{ "words": 2 }]
   */
  output: unknown;
  /** What it shows. */
  description?: string;
  /**
   * Write it as `description`.
   * @deprecated
   */
  name?: string;
}

/** How often the service that offers the tool may be called. */
export interface RateLimit {
  /**
   * Calls in one window.
   * @asType integer
   * @minimum 1
   */
  requests?: number;
  /**
   * Seconds.
   * @asType integer
   * @minimum 1
   */
  window?: number;
}

/** A tool's `ctp.json`, or the `definition` of its `ctp.ts` (https://spec.conveniencepro.cc, tool-definition.schema.json). */
export interface Definition {
  /** Where an editor finds the schema of this file. */
  $schema?: string;
  /**
   * The tool's id: its directory's name and its URL segment.
   * @pattern ^[a-z0-9]+(-[a-z0-9]+)*$
   * @minLength 1
   * @maxLength 100
   * @examples ["word-count"]
   */
  id: string;
  /**
   * The heading.
   * @minLength 1
   * @maxLength 50
   * @examples ["Word count"]
   */
  name: string;
  /**
   * What it does. The first sentence is the line on a card.
   * @minLength 1
   * @maxLength 500
   * @examples ["Counts the words of a text."]
   */
  description: string;
  /** What kind of tool it is. */
  category:
    | 'formatters'
    | 'encoders'
    | 'generators'
    | 'converters'
    | 'validators'
    | 'analyzers'
    | 'editors'
    | 'utilities';
  /**
   * Labels to filter and group by.
   * @minItems 1
   * @uniqueItems true
   * @examples [["text"]]
   */
  tags: Tag[];
  /** How it is called over HTTP: GET with the parameters in the query, POST with them in a JSON body. */
  method: 'GET' | 'POST';
  /**
   * The form, one control an entry; names are unique.
   * @examples [[{ "name": "text", "type": "textarea", "label": "Text", "description": "What is to be counted", "required": true }]]
   */
  parameters: Parameter[];
  /**
   * What it gives, in words.
   * @minLength 1
   * @maxLength 200
   * @examples ["How many words there are"]
   */
  outputDescription: string;
  /** An input and what it gives: the opening values, and the tool's known answer. */
  example: Example;
  /**
   * The tool's own version.
   * @pattern ^\d+\.\d+\.\d+$
   * @examples ["1.0.0"]
   */
  version?: string;
  /** A character or two, the address of a picture, or a name in the icons of another site. */
  icon?: string;
  /**
   * More words to find it by.
   * @uniqueItems true
   */
  keywords?: string[];
  /** Ids of tools that a reader may want instead, or next. */
  relatedTools?: RelatedId[];
  /**
   * Guidance for a model that calls it.
   * @maxLength 1000
   */
  aiInstructions?: string;
  /** How often its service may be called. */
  rateLimit?: RateLimit;
  /**
   * `client` runs in the page, `server` is only called, `hybrid` can do both and runs in the page.
   * @default "client"
   */
  executionMode?: 'client' | 'server' | 'hybrid';
  /**
   * Its service must know who calls.
   * @default false
   */
  requiresAuth?: boolean;
  /**
   * It still runs, and is marked.
   * @default false
   */
  deprecated?: boolean;
  /** Why, or what to use instead. */
  deprecationMessage?: string;
}

/**
 * A label of 1 to 30 characters.
 * @minLength 1
 * @maxLength 30
 */
export type Tag = string;

/**
 * A tool's id.
 * @pattern ^[a-z0-9]+(-[a-z0-9]+)*$
 */
export type RelatedId = string;
