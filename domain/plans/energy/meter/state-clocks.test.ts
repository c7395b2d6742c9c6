/** Meter time converted to clock time. */
import { describe, expect, it } from 'vitest';
import { byClock, clockAhead } from './state-clocks.ts';

const dayOf = (date: string) => Date.parse(`${date}T00:00:00Z`) / 86_400_000;

it.each([
  ['NSW', '2025-01-15', 2],
  ['NSW', '2025-07-15', 0],
  ['VIC', '2025-04-05', 2],
  ['VIC', '2025-04-06', 0],
  ['TAS', '2025-10-04', 0],
  ['ACT', '2025-10-05', 2],
  ['QLD', '2025-01-15', 0],
  ['SA', '2025-01-15', 1],
  ['SA', '2025-07-15', -1],
  ['NT', '2025-01-15', -1],
  ['WA', '2025-01-15', -4],
] as const)('in %s on %s clocks are %i half hours ahead', (state, date, ahead) => {
  expect(clockAhead(state)(dayOf(date))).toBe(ahead);
});

describe('readings by the clock', () => {
  /** Day 0 measured 0 to 47, day 1 measured 48 to 95. */
  const register = (day: number) =>
    day === 0 || day === 1
      ? Float64Array.from({ length: 48 }, (_, half) => day * 48 + half)
      : undefined;

  it('begin with the previous evening where clocks are ahead', () => {
    expect([...(byClock(register, () => 2)(1) ?? [])].slice(0, 3)).toEqual([46, 47, 48]);
    expect([...(byClock(register, () => 2)(1) ?? [])].at(-1)).toBe(93);
  });

  it('end with the next morning where clocks are behind', () => {
    expect([...(byClock(register, () => -1)(0) ?? [])].slice(-2)).toEqual([47, 48]);
  });

  it('have gaps where the other day was not measured', () => {
    expect([...(byClock(register, () => 2)(0) ?? [])].slice(0, 3)).toEqual([
      Number.NaN,
      Number.NaN,
      0,
    ]);
    expect(byClock(register, () => 2)(2)).toBeUndefined();
  });
});
