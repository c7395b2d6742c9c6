/** A map that forgets its oldest entry when another would be too many. */

export class BoundedMap<T> {
  readonly #entries = new Map<string, T>();
  readonly #most: number;

  constructor(most: number) {
    this.#most = most;
  }

  get(key: string): T | undefined {
    return this.#entries.get(key);
  }

  set(key: string, value: T): void {
    const [oldest] = this.#entries.keys();
    const isFull = this.#entries.size >= this.#most && !this.#entries.has(key);
    if (oldest !== undefined && isFull) this.#entries.delete(oldest);
    this.#entries.set(key, value);
  }

  delete(key: string): void {
    this.#entries.delete(key);
  }
}
