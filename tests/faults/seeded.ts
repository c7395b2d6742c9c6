/** Chance from a seed: the same seed gives the same run, and a decision depends on its name only, not on its turn. */
import { createHash } from 'node:crypto';

/** From 0 to 1 (exclusive), for this seed and these words. */
export function chanceOf(seed: number, ...words: readonly (string | number)[]): number {
  const digest = createHash('sha256')
    .update([seed, ...words].join('/'))
    .digest();
  return digest.readUIntBE(0, 6) / 2 ** 48;
}

/** One of the choices. */
export function pickOf<Choice>(
  choices: readonly [Choice, ...Choice[]],
  seed: number,
  ...words: readonly (string | number)[]
): Choice {
  return choices[Math.floor(chanceOf(seed, ...words) * choices.length)] ?? choices[0];
}

/** A form's id as our pages make them, its time a minute ago and the rest from the seed. */
export function formIdOf(seed: number, ...words: readonly (string | number)[]): string {
  const time = (Date.now() - 60_000).toString(16).padStart(12, '0');
  const hex = createHash('sha256')
    .update(['form', seed, ...words].join('/'))
    .digest('hex');
  return `${time.slice(0, 8)}-${time.slice(8)}-7${hex.slice(0, 3)}-8${hex.slice(3, 6)}-${hex.slice(6, 18)}`;
}
