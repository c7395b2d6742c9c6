/** Seeded chance. A decision depends on its words, never on when it is made, so the same seed gives the same run. */
import { hash } from 'node:crypto';

/** A number of at least 0 and below 1. */
export function chanceOf(seed: number, ...words: readonly (string | number)[]): number {
  // Six bytes in hexadecimal. A hash in one call takes a fifth of the time of one that is built up.
  const digits = hash('sha256', [seed, ...words].join('/')).slice(0, 12);
  return Number.parseInt(digits, 16) / 2 ** 48;
}

/** @throws Error when there is nothing to choose from */
export function pickOf<Choice>(
  choices: readonly Choice[],
  seed: number,
  ...words: readonly (string | number)[]
): Choice {
  const choice = choices[Math.floor(chanceOf(seed, ...words) * choices.length)];
  if (choice === undefined) throw new Error(`Nothing to choose for ${words.join('/')}`);
  return choice;
}
