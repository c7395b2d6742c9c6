/**
 * Certificates worked by hand. Panels: kilowatts × zone rating × years to the end of 2030 (Clean Energy
 * Regulator). Batteries: usable kWh × the factor of the half-year, in full up to 14 kWh, 60% up to 28,
 * 15% up to 50 (Cheaper Home Batteries Program, from 1 May 2026). Whole certificates only.
 */
import fc from 'fast-check';
import { expect, it } from 'vitest';
import { batteryCertificates, dropsAfter, panelCertificates } from './solar-certificates.ts';

it.each([
  [6.6, 'NSW', '2026-11-21', '6.6 × 1.382 × 5 = 45.606', 45],
  [6.6, 'VIC', '2026-11-21', '6.6 × 1.185 × 5 = 39.105', 39],
  [6.6, 'QLD', '2026-11-21', 'Brisbane is in zone 3: 45.606', 45],
  [6.6, 'WA', '2026-11-21', 'Perth is in zone 3: 45.606', 45],
  [6.6, 'SA', '2026-11-21', 'Adelaide is in zone 3: 45.606', 45],
  [6.6, 'ACT', '2026-11-21', 'Canberra is in zone 3: 45.606', 45],
  [10, 'NT', '2026-11-21', '10 × 1.536 × 5 = 76.8', 76],
  [1.5, 'TAS', '2026-12-31', '1.5 × 1.185 × 5 = 8.8875', 8],
  [6.6, 'NSW', '2027-01-01', '6.6 × 1.382 × 4 = 36.4848', 36],
  [6.6, 'NSW', '2030-12-31', '6.6 × 1.382 × 1 = 9.1212', 9],
  [6.6, 'NSW', '2031-01-01', 'the scheme is over', 0],
])('panels of %f kW in %s on %s earn: %s', (kilowatts, state, day, _worked, count) => {
  expect(panelCertificates(kilowatts, state, day)).toBe(count);
});

it.each([
  [null, '2026-11-21', 'no battery', 0],
  [4.8, '2026-11-21', 'below 5 kWh', 0],
  [10, '2026-11-21', '10 × 6.8 = 68', 68],
  [13.5, '2026-11-21', '13.5 × 6.8 = 91.8', 91],
  [20, '2026-11-21', '(14 + 6 × .6) × 6.8 = 119.68', 119],
  [32, '2026-11-21', '(14 + 8.4 + 4 × .15) × 6.8 = 156.4', 156],
  [60, '2026-11-21', '(14 + 8.4 + 22 × .15) × 6.8 = 174.76', 174],
  [100, '2026-11-21', 'as one of 50', 174],
  [101, '2026-11-21', 'above 100 kWh', 0],
  [10, '2027-01-01', '10 × 5.7 = 57', 57],
  [10, '2027-07-01', '10 × 5.2 = 52', 52],
  [10, '2031-01-01', 'the scheme is over', 0],
])('a battery of %f kWh on %s earns: %s', (kilowattHours, day, _worked, count) => {
  expect(batteryCertificates({ usable: kilowattHours }, day)).toBe(count);
});

it.each([
  [4.6, 5.12, '4.6 × 6.8 = 31.28: large enough by its nominal capacity', 31],
  [4.6, 4.9, 'below 5 kWh', 0],
  [95, 100, 'as one of 50', 174],
  [95, 105, 'above 100 kWh by its nominal capacity', 0],
])('a battery of %f usable and %f nominal kWh earns: %s', (usable, nominal, _worked, count) => {
  expect(batteryCertificates({ usable, nominal }, '2026-11-21')).toBe(count);
});

it('a smaller system or a later day never earns more certificates', () => {
  const size = fc.integer({ min: 5, max: 1_000 }).map((tenths) => tenths / 10);
  const day = fc.constantFrom('2026-11-21', '2027-03-01', '2028-08-01', '2031-02-01');
  fc.assert(
    fc.property(size, size, day, day, (a, b, one, other) => {
      const [less, more] = [Math.min(a, b), Math.max(a, b)];
      const [soon = one, late = other] = [one, other].toSorted();
      expect(panelCertificates(less, 'WA', late)).toBeLessThanOrEqual(
        panelCertificates(more, 'WA', soon),
      );
      expect(batteryCertificates({ usable: less }, late)).toBeLessThanOrEqual(
        batteryCertificates({ usable: more }, soon),
      );
    }),
  );
});

it('certificates become fewer only on known days', () => {
  expect(dropsAfter('2026-11-29').slice(0, 3)).toEqual(['2027-01-01', '2027-07-01', '2028-01-01']);
  expect(dropsAfter('2030-08-01')).toEqual(['2031-01-01']);
  expect(dropsAfter('2031-01-01')).toEqual([]);
  expect(dropsAfter('2026-01-01')[0]).toBe('2026-05-01');
});
