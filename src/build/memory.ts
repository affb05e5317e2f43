import { createHash } from 'node:crypto';

/**
 * What was computed of the same content before, for a server that loads a site again and again while its author writes. A build has a
 * new one, which remembers nothing. It holds what the last load asked for, and no more.
 */
export class Memory {
  #before = new Map<string, unknown>();
  #now = new Map<string, unknown>();
  #parts = new Map<string, unknown>();

  /**
   * What was kept for this content; undefined where nothing was.
   * @param content all that the value follows from, as JSON can say it; its first part names what it is
   */
  recall<T>(content: readonly [name: string, ...unknown[]]): T | undefined {
    const key = keyOf(content);
    const value = this.#now.get(key) ?? this.#before.get(key);
    if (value !== undefined) this.#now.set(key, value);
    return value as T | undefined;
  }

  keep<T>(content: readonly [name: string, ...unknown[]], value: T): T {
    this.#now.set(keyOf(content), value);
    return value;
  }

  /** What was kept for this content, or is made now and kept. What throws is not. */
  async once<T>(content: readonly [name: string, ...unknown[]], make: () => Promise<T>): Promise<T> {
    return this.recall<T>(content) ?? this.keep(content, await make());
  }

  /** A whole part of a load: as it was in the load before where it is said to be the same, or made now. */
  async part<T>(name: string, isSame: boolean, make: () => Promise<T>): Promise<T> {
    if (!isSame || !this.#parts.has(name)) this.#parts.set(name, await make());
    return this.#parts.get(name) as T;
  }

  /** Forgets what nobody asked for since this was last called: a load has ended. */
  settle(): void {
    this.#before = this.#now;
    this.#now = new Map();
  }
}

function keyOf(content: readonly unknown[]): string {
  return createHash('sha256').update(JSON.stringify(content)).digest('base64');
}
