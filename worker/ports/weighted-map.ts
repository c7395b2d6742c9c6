/** A map that forgets its oldest entries when all entries together weigh too much. */

export class WeightedMap<K, T> {
  readonly #entries = new Map<K, { readonly value: T; readonly weight: number }>();
  readonly #most: number;
  #total = 0;
  /** Stays just past the forgotten entries; a new iterator would step over their empty places each time. */
  #oldest = this.#entries.keys();

  readonly #keepNewest: boolean;

  /**
   * @param most total weight of all entries, in the unit of `set`
   * @param options `keepNewest`: an entry too heavy on its own is kept, alone, until the next is set
   */
  constructor(most: number, { keepNewest = false }: { readonly keepNewest?: boolean } = {}) {
    this.#most = most;
    this.#keepNewest = keepNewest;
  }

  get total(): number {
    return this.#total;
  }

  get(key: K): T | undefined {
    return this.#entries.get(key)?.value;
  }

  /** Returns an entry's value and makes the entry the newest. */
  use(key: K): T | undefined {
    const entry = this.#entries.get(key);
    if (entry) this.set(key, entry.value, entry.weight);
    return entry?.value;
  }

  /** Makes the entry the newest; one too heavy on its own is not kept, unless `keepNewest`. */
  set(key: K, value: T, weight: number): void {
    this.delete(key);
    if (weight > this.#most && !this.#keepNewest) return;
    this.#entries.set(key, { value, weight });
    this.#total += weight;
    while (this.#total > this.#most && this.#entries.size > 1) this.#forgetOldest();
  }

  #forgetOldest(): void {
    const { value, done } = this.#oldest.next();
    if (done) this.#oldest = this.#entries.keys();
    else this.delete(value);
  }

  delete(key: K): void {
    this.#total -= this.#entries.get(key)?.weight ?? 0;
    this.#entries.delete(key);
  }
}
