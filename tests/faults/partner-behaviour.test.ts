/** The partner misbehaves as often as its table says, and in the same places for the same seed. */
import { describe, expect, it } from 'vitest';
import { behaviourOf } from './partner-behaviour.ts';

describe('a partner that misbehaves', () => {
  const count = 20_000;
  const shares = Map.groupBy(
    Array.from({ length: count }, (_, index) => behaviourOf('misbehaving', 1, `RC${index}`, 1)),
    (behaviour) => behaviour,
  );

  it.each([
    ['fail', 5],
    ['reset', 3],
    ['garbage', 1],
    ['accept, garbage', 1],
    ['hang', 0.5],
    ['accept, hang', 0.5],
    ['accept, reset', 3],
    ['accept', 86],
  ] as const)('does "%s" %d times in a hundred', (behaviour, percent) => {
    const share = ((shares.get(behaviour)?.length ?? 0) / count) * 100;
    expect(Math.abs(share - percent)).toBeLessThan(Math.max(0.25, percent / 100));
  });

  it('does the same again for the same seed', () => {
    const all = (seed: number) =>
      Array.from({ length: 200 }, (_, index) => behaviourOf('misbehaving', seed, index));
    expect(all(7)).toEqual(all(7));
    expect(all(7)).not.toEqual(all(8));
  });
});

describe('a partner that is', () => {
  const kinds = (mode: 'well' | 'away') =>
    new Set(Array.from({ length: 200 }, (_, index) => behaviourOf(mode, 1, index)));

  it('well takes everything', () => expect(kinds('well')).toEqual(new Set(['accept'])));
  it('away takes nothing', () => expect(kinds('away')).toEqual(new Set(['fail', 'reset'])));
});
