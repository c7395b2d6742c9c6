/** The shipped address sample against real data, and the parser against real address lines. */
import { existsSync, readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { states } from '../../domain/address/manual-address.ts';
import { parseAddress } from '../../domain/address/parse-typed.ts';
import { buildSample } from '../../worker/ports/address/sample/sample.ts';

const LOCALITIES = new URL('../../../shared/data/localities-au.csv', import.meta.url);
const LINES = new URL('../../../shared/data/real-address-lines.json', import.meta.url);

const started = performance.now();
const sample = buildSample();
const took = performance.now() - started;

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

  it('is the same on every call, and built within 1.5 s', () => {
    expect(buildSample()).toEqual(sample);
    expect(took).toBeLessThan(1_500);
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

  it.skipIf(!existsSync(LOCALITIES))(
    'has only localities that exist, with their postcode (skipped without ../shared/data)',
    () => {
      const rows = readFileSync(LOCALITIES, 'utf8').split('\n').slice(1);
      const real = new Set(rows.map((row) => row.split(',').slice(0, 3).join('|').toLowerCase()));
      const invented = sample.localities
        .map(({ name, state, postcode }) => `${name}|${state}|${postcode}`)
        .filter((key) => !real.has(key.toLowerCase()));
      expect(invented).toEqual([]);
    },
  );
});

describe.skipIf(!existsSync(LINES))(
  'the parser on real address lines (skipped without ../shared/data)',
  () => {
    it('reads both ends of every range, and the same street in both lines of a pair', () => {
      const pairs: { probe: string; range: string }[] = JSON.parse(readFileSync(LINES, 'utf8'));
      expect(pairs.length).toBeGreaterThan(900);
      for (const { probe, range } of pairs) {
        const one = parseAddress(probe);
        const both = parseAddress(range);
        const [from, to] = (/^(\d+)-(\d+) /.exec(range) ?? []).slice(1).map(Number);
        expect([both.number?.value, both.numberTo?.value], range).toEqual([from, to]);
        expect([from, to], probe).toContain(one.number?.value);
        expect(one.numberTo).toBeNull();
        expect(one.words, probe).toEqual(both.words);
        expect([one.unit, one.level, one.lot], probe).toEqual([null, null, null]);
        expect(one.words.at(-1), probe).toMatch(/^\d{4}$/);
      }
    });
  },
);
