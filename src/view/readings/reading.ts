import type { ComponentChildren } from 'preact';

/** What a place of a picture says of one thing. */
export interface ReadLine {
  /** What marks the thing in the picture. */
  mark?: ComponentChildren;
  label: string;
  value: string;
  /** A remark on it. */
  note?: string | undefined;
}

/** A point of a picture's field, from 0 to 1: from its left, and from its top. */
export interface ReadPoint {
  x: number;
  y: number;
}

/** Pixels. */
export interface FieldSize {
  width: number;
  height: number;
}

/** A place of a picture that can be read. */
export interface ReadPlace extends ReadPoint {
  title: string;
  lines: ReadLine[];
  /** What is read, to be marked, each with the class of its colour. */
  points: (ReadPoint & { colour: string })[];
  /** Its x value: rows of a linked table are found by it. */
  key?: string | number | undefined;
}

/** All that can be read of a picture, place by place. */
export interface Reading {
  /** How many places there are. They are in the order in which arrow keys go through them. */
  count: number;
  at(index: number): ReadPlace;
  /** The place that a point is in, or that is nearest to it. */
  nearest(point: ReadPoint, size: FieldSize): number;
  /** The place with an x value; undefined where there is none. */
  find?(key: string | number): number | undefined;
  /** Places in a row, where they are in rows: the arrows up and down go from one to another. Default 1. */
  across?: number;
  /** Lines through what is read. */
  crosshair: { upright: boolean; level: boolean };
  /** The chart's id, by which tables are linked to it. */
  id?: string | undefined;
  /** Reading it lights the rows of a linked table. */
  lightsTable?: boolean;
}

/** The index of the least of so many numbers. */
export function leastOf(count: number, numberAt: (index: number) => number): number {
  let least = 0;
  let value = Number.POSITIVE_INFINITY;
  for (let index = 0; index < count; index++) {
    const own = numberAt(index);
    if (own >= value) continue;
    value = own;
    least = index;
  }
  return least;
}
