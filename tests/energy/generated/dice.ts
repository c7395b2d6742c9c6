/** Throws of one seed, one after the other: the same seed gives the same plan. */
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

  /** True with a probability. */
  chance(probability: number): boolean {
    return chanceOf(this.#seed, this.#next()) < probability;
  }

  pick<Choice>(choices: readonly Choice[]): Choice {
    return pickOf(choices, this.#seed, this.#next());
  }

  /** From the least to the most, with so many decimals. */
  number(least: number, most: number, decimals = 0): number {
    const drawn = least + chanceOf(this.#seed, this.#next()) * (most - least);
    return Number(drawn.toFixed(decimals));
  }

  times<One>(count: number, draw: (index: number) => One): One[] {
    return Array.from({ length: count }, (_, index) => draw(index));
  }
}
