/** Seeded numbers and stable hashes: the sample is the same on every machine and on every run. */

/** A generator of numbers in [0, 1) from a 32-bit seed (mulberry32). */
export function seeded(seed: number): () => number {
  let state = seed >>> 0;
  return () => {
    state = (state + 0x6d2b79f5) >>> 0;
    let mixed = Math.imul(state ^ (state >>> 15), state | 1);
    mixed ^= mixed + Math.imul(mixed ^ (mixed >>> 7), mixed | 61);
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 4294967296;
  };
}

/** A text's hash as exactly `length` decimal digits, at most 15 (two FNV-1a hashes). */
export function digitsFor(text: string, length: number): string {
  let low = 0x811c9dc5;
  let high = 0x9dc5811c;
  for (let index = 0; index < text.length; index++) {
    const code = text.charCodeAt(index);
    low = Math.imul(low ^ code, 0x01000193);
    high = Math.imul(high ^ (code + index), 0x01000193);
  }
  const number = (high >>> 0) * 2 ** 21 + ((low >>> 0) % 2 ** 21);
  return String(number % 10 ** length).padStart(length, '0');
}
