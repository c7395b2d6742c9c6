/** Dice with a seed, which makes the same throws, and so the same plan, each time. */
import { chanceOf, pickOf } from '../../harness/seeded.ts';

export class Dice {
  readonly #seed: number;
  #throws = 0;

  constructor(seed: number) {
    this.#seed = seed;
  }

  #next(): number {
    this.#throws += 1;
    return this.#throws;
  }

  /** True with this probability. */
  chance(probability: number): boolean {
    return chanceOf(this.#seed, this.#next()) < probability;
  }

  pick<Choice>(choices: readonly Choice[]): Choice {
    return pickOf(choices, this.#seed, this.#next());
  }

  /** A number from the least to the most, rounded to this many decimals. */
  number(least: number, most: number, decimals = 0): number {
    const drawn = least + chanceOf(this.#seed, this.#next()) * (most - least);
    return Number(drawn.toFixed(decimals));
  }

  times<One>(count: number, draw: (index: number) => One): One[] {
    return Array.from({ length: count }, (_, index) => draw(index));
  }
}
