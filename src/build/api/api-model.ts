import type { JSONOutput } from 'typedoc';
import type { Problem } from '../../model/problem.ts';

/** What pages are made for: an exported interface, class, function, type alias, enum, variable or namespace, or a member of one. */
export type Declaration = JSONOutput.DeclarationReflection;

/** One way to call a function, a method or a constructor. */
export type Signature = JSONOutput.SignatureReflection;

/** A parameter of a signature. */
export type Parameter = JSONOutput.ParameterReflection;

/** A type parameter of a declaration or a signature. */
export type TypeParameter = JSONOutput.TypeParameterReflection;

/** A type, as TypeDoc tells it. */
export type ApiType = JSONOutput.SomeType;

/** A doc comment. */
export type ApiComment = JSONOutput.Comment;

/** A part of the text of a doc comment. */
export type CommentPart = JSONOutput.CommentDisplayPart;

/** What TypeDoc makes of entry files, as plain data: it can be kept in a file and sent between threads. */
export interface ApiModel {
  /** Undefined where an error stopped it. */
  project: JSONOutput.ProjectReflection | undefined;
  /** The ids of what is exported as `default`, which the model names by what its author did. */
  defaults: number[];
  /** What TypeScript and TypeDoc found. */
  problems: Problem[];
  /** Every file that was read, absolute and sorted. */
  files: string[];
}

/** What TypeDoc is asked to convert. */
export interface ConvertOptions {
  /** Absolute. */
  entryPoints: readonly string[];
  /** Absolute; undefined for TypeScript's own defaults. */
  tsconfig: string | undefined;
  /** The site's root, absolute: files are named from there. */
  root: string;
  /** Block tags that comments may have besides those of TypeDoc, such as `@minLength`. */
  tags: readonly string[];
}

/**
 * Kinds of declarations by their number.
 * @see https://typedoc.org/api/enums/Models.ReflectionKind.html
 */
export const KIND = {
  module: 2,
  namespace: 4,
  enum: 8,
  enumMember: 16,
  variable: 32,
  function: 64,
  class: 128,
  interface: 256,
  constructor: 512,
  property: 1024,
  method: 2048,
  accessor: 262_144,
  typeAlias: 2_097_152,
  reference: 4_194_304,
} as const;
