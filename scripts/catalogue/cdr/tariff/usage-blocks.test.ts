/** Steps: stated and assumed periods, increments, and steps without a bound. */
import { describe, expect, it } from 'vitest';
import { newNotes } from '../cdr-notes.ts';
import type { Fuel } from './tariff-unit.ts';
import { blocksOf, daysOfSteps } from './usage-blocks.ts';

function read(volumes: (number | undefined)[], period?: string, fuel: Fuel = 'electricity') {
  const notes = newNotes();
  const rates = volumes.map((volume, index) => ({
    unitPrice: 10 + index,
    volume,
    measureUnit: undefined,
  }));
  return { ...blocksOf({ rates, period }, fuel, (cents) => cents, notes), flags: [...notes.flags] };
}

describe('the period of usage steps', () => {
  it.each<[string, string, number]>([
    ['P1D', 'day', 12],
    ['P7D', 'day', 12 / 7],
    ['P2W', 'day', 12 / 14],
    ['P1M', 'month', 12],
    ['P2M', 'two-months', 12],
    ['P3M', 'quarter', 12],
    ['P4M', 'month', 3],
    ['P12M', 'year', 12],
    ['P1Y', 'year', 12],
    ['P2Y', 'year', 6],
  ])('stated as %s is a %s', (period, per, units) => {
    const { blocks, ...rest } = read([12, undefined], period);
    expect(rest).toEqual({ per, flags: [] });
    expect(blocks[0]?.units).toBeCloseTo(units, 9);
  });

  it.each<[number, string]>([
    [49.9, 'day'],
    [50, 'month'],
    [899, 'month'],
    [900, 'quarter'],
    [2_999, 'quarter'],
    [3_000, 'year'],
  ])('for electricity from %d is assumed to be a %s, with a flag', (volume, per) => {
    for (const period of [undefined, 'P0D', 'quarterly']) {
      expect(read([volume, undefined], period)).toMatchObject({
        per,
        flags: ['block-period-assumed'],
      });
    }
  });

  it.each<[number, string]>([
    [999, 'day'],
    [1_000, 'two-months'],
  ])('for gas from %d is assumed to be a %s', (volume, per) => {
    expect(read([volume, undefined], undefined, 'gas').per).toBe(per);
  });

  it('is irrelevant without a volume', () => {
    expect(read([undefined])).toEqual({ blocks: [{ cents: 10 }], flags: [] });
    expect(read([7])).toEqual({ blocks: [{ cents: 10 }], flags: [] });
  });

  it('for feed-in is in days', () => {
    const notes = newNotes();
    const days = (first: number, period?: string) =>
      daysOfSteps(period, first, 'electricity', notes);
    expect([days(8, 'P1D'), days(8, 'P1Y')]).toEqual([1, 365]);
    expect(days(8, 'P1M')).toBeCloseTo(365 / 12, 9);
    expect([...notes.flags]).toEqual([]);
    expect([days(8), days(3_650)]).toEqual([1, 365]);
    expect([...notes.flags]).toEqual(['block-period-assumed']);
  });
});

describe('the volumes of usage steps', () => {
  it('end at the first step without a bound, which may be 0', () => {
    const first = [{ cents: 10, units: 8 }, { cents: 11 }];
    expect(read([8, undefined, 5], 'P1D').blocks).toEqual(first);
    expect(read([8, 0, 5], 'P1D').blocks).toEqual(first);
    expect(read([0, 5], 'P1D').blocks).toEqual([{ cents: 10 }]);
  });

  it('leave the rest to the last step', () => {
    expect(read([8, 4, 2], 'P1D')).toMatchObject({
      blocks: [{ cents: 10, units: 8 }, { cents: 11, units: 4 }, { cents: 12 }],
      flags: [],
    });
  });

  it('are read as increments when they rise, with a flag', () => {
    expect(read([8, 9, undefined], 'P1D')).toMatchObject({
      blocks: [{ units: 8 }, { units: 9 }, {}],
      flags: ['rising-blocks'],
    });
  });
});
