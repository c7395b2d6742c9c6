/** A map that forgets its oldest entries when all of them together weigh too much. */

export class WeightedMap<K, T> {
  readonly #entries = new Map<K, { readonly value: T; readonly weight: number }>();
  readonly #most: number;
  #total = 0;
  /** Stands behind what was forgotten; one that began anew would pass over its places each time. */
  #oldest = this.#entries.keys();

  /** @param most weight of all entries together, in the unit of `set` */
  constructor(most: number) {
    this.#most = most;
  }

  get total(): number {
    return this.#total;
  }

  get(key: K): T | undefined {
    return this.#entries.get(key)?.value;
  }

  /** The entry becomes the newest; one that is too heavy by itself is not kept. */
  set(key: K, value: T, weight: number): void {
    this.delete(key);
    if (weight > this.#most) return;
    this.#entries.set(key, { value, weight });
    this.#total += weight;
    while (this.#total > this.#most) this.#forgetOldest();
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
