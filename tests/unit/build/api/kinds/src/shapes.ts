/** Shapes that are drawn. */

/**
 * Something that can be drawn.
 * @remarks Drawing never changes it.
 * @typeParam Ink what it is drawn with
 */
export interface Drawable<Ink extends string | number = string> {
  /** Its name, as *readers* see it. */
  readonly label: string;
  /**
   * How wide its lines are, in pixels.
   * @default 1
   */
  width?: number;
  /**
   * Draws it.
   * @param ink what with
   * @param options how
   * @returns whether anything was drawn
   * @throws where there is no ink
   */
  draw(ink: Ink, options?: { twice?: boolean }): boolean;
  /** Its edges. */
  edges?: {
    /** On the back too. */
    twice?: boolean;
    /** How they are *joined*. */
    joins: { kind: 'round' | 'sharp' }[];
  };
  /** Calls it by another name. */
  (name: string): this;
  [data: `data-${string}`]: string;
}

/** A shape with a place. */
export abstract class Shape implements Placed {
  /** How many were made. */
  static readonly made: number = 0;
  /** Where it is. */
  place: Point = { x: 0, y: 0 };
  /** Only for its own kind. */
  protected readonly kind: string;
  #hidden = 1;

  /** Makes one. @param kind what it is */
  constructor(kind: string) {
    this.kind = kind;
  }

  /** Its area, in square pixels. */
  get area(): number {
    return this.#hidden;
  }
  set area(value: number) {
    this.#hidden = value;
  }

  /** Moves it. */
  abstract move(by: Point): void;
}

/**
 * A circle.
 * @deprecated Use {@link Shape | any shape}.
 */
export class Circle extends Shape {
  /** Moves it, as {@link Shape.move} says. */
  move(by: Point): void {
    this.place = by;
  }
}

/** Something with a place. */
export interface Placed {
  place: Point;
}

/** A point of the page. */
export type Point = {
  /** From the left. */
  x: number;
  y: number;
};
