/** A map of limited size that forgets its oldest entry to make room for another. */

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
