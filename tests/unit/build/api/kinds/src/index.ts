export { Circle, type Drawable, type Placed, type Point, Shape } from './shapes.ts';

import type { Drawable, Point } from './shapes.ts';

/** Sides of a page. */
export enum Side {
  /** Where reading begins. */
  Left = 'left',
  Right = 'right',
}

/** The most that is drawn. */
export const LIMIT = 1_000;

/** Made by hand. */
export const sizes: readonly number[] = [1, 2];

/**
 * Finds what stands at a point.
 * @example <caption>The middle</caption>
 * ```ts
 * find({ x: 1, y: 1 });
 * ```
 */
export function find(point: Point): Drawable | undefined;
/** Finds by name. */
export function find<Name extends string>(name: Name, ...others: string[]): Drawable<Name>[];
export function find(): never {
  throw new Error('Nothing is drawn');
}

/** Draws all. @param times how often */
export default function drawAll(all: readonly Drawable[], times = 1): number {
  return all.length * times;
}

/** Every name that may be given, too many for one line. */
export type Names =
  | 'anthracite'
  | 'burgundy'
  | 'chartreuse'
  | 'drab'
  | 'ecru'
  | 'fuchsia'
  | 'gamboge'
  | 'heliotrope'
  | { custom: string };

/** What can be changed. */
export type Changes<T> = { -readonly [Key in keyof T as Key extends `_${string}` ? never : Key]?: T[Key] };

/** The parts of a list, or nothing. */
export type Parts<T> = T extends readonly (infer Part)[] ? Part : T extends Promise<infer Later> ? Later[] : never;

/** A pair, with what turns it. */
export type Pair = [first: string, second?: number, ...rest: (string | number)[]];

/** Called for each. */
export type Visit = (node: Point, path: readonly string[], parents: ReadonlyMap<string, Point>, depth: number) => void;

/** What a name is the key of. */
export type Key = keyof Point;

/** Other things. */
export namespace extra {
  /** One of them. */
  export interface Thing {
    'odd name': (new () => Date) | null;
  }
}
