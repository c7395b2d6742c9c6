/** The shipped address sample has every state and every kind of address, and is the same on every call. */
import { describe, expect, it } from 'vitest';
import { states } from '../../domain/address/states.ts';
import { buildSample } from '../../worker/ports/address/sample/sample.ts';

const sample = buildSample();

describe('the address sample', () => {
  it('holds at least 620 localities of all eight states and 40,000 addresses', () => {
    expect(sample.localities.length).toBeGreaterThanOrEqual(620);
    expect(new Set(sample.localities.map(({ state }) => state))).toEqual(new Set(states));
    expect(sample.addresses.length).toBeGreaterThanOrEqual(40_000);
  });

  it('holds every kind of address', () => {
    for (const part of ['unit', 'level_type', 'num_to', 'lot', 'num_suffix', 'building'] as const) {
      const some = sample.addresses.filter((address) => address[part] !== undefined);
      expect(some.length, part).toBeGreaterThan(500);
    }
  });

  it('is the same on every call', () => {
    expect(buildSample()).toEqual(sample);
  });

  it('has ids and places that are unique, and numbers within their street', () => {
    const distinct = (values: string[]): number => new Set(values).size;
    const { addresses, streets } = sample;
    expect(distinct(addresses.map(({ pid }) => pid))).toBe(addresses.length);
    expect(distinct(streets.map(({ pid }) => pid))).toBe(streets.length);
    const places = addresses.map(({ street, num, seq }) => `${street}/${num}/${seq}`);
    expect(distinct(places)).toBe(addresses.length);
    for (const { street, num, num_to } of addresses) {
      const { num_min = 0, num_max = 0 } = streets[street - 1] ?? {};
      expect(num >= num_min && (num_to ?? num) <= num_max).toBe(true);
    }
  });
});
