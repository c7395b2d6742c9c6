/** Payback worked by hand from the assumptions in solar-payback.ts; output from the Clean Energy Council's guide. */
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { type Answers, completeAnswers } from '../question.ts';
import { solarOf, solarSystem } from './solar.fixture.ts';
import { payback, paybackWords } from './solar-payback.ts';
import { solarPresets, solarQuestions } from './solar-questions.ts';

const words = (plan: typeof solarSystem, installedCents: number, said: Answers) =>
  paybackWords(payback(plan, installedCents, completeAnswers(solarQuestions, said)));

describe('payback', () => {
  it('is right for 6.6 kW in Sydney at 5,500 kWh, 35% by day, 33c', () => {
    // Good: makes 6.6 × 3.9 × 365 = 9395.1; .9 × 1925 = 1732.5 used, 7662.6 exported:
    // 1732.5 × 33c + 7662.6 × 5c = $954.86; 5890 ÷ 954.86 = 6.2.
    // Careful: .6 × 1925 = 1155 × 33c = $381.15; 5890 ÷ 381.15 = 15.5.
    expect(words(solarSystem, 589_000, {})).toBe('6 to 16 years');
    // The careful case just within a year, and just within the panels' 25.
    expect(words(solarSystem, 38_000, {})).toBe('less than 1 year');
    expect(words(solarSystem, 952_800, {})).toBe('9 to 25 years');
  });

  it('is right for 6.6 kW in Melbourne at 9,000 kWh, 50% by day, 40c', () => {
    // Good: makes 8672.4; 4050 × 40c + 4622.4 × 5c = $1851.12; 6112 ÷ 1851.12 = 3.3.
    // Careful: 2700 × 40c = $1080; 6112 ÷ 1080 = 5.7.
    const said = { state: 'VIC', usage: 9_000, daytime: 50, unitPrice: 40 };
    expect(words(solarSystem, 611_200, said)).toBe('3 to 6 years');
  });

  it('is right for 10 kW with a 13.5 kWh battery in Sydney', () => {
    // Good: 1732.5 used by day; the other 3767.5 out of 4186.1 stored (the battery could take
    // 13.5 × 365 × .9 = 4434.75); 14235 − 1732.5 − 4186.1 = 8316.4 exported:
    // 5500 × 33c + 8316.4 × 5c = $2230.82; 15890 ÷ 2230.82 = 7.1.
    // Careful: 1155 by day; 13.5 × 365 × .6 = 2956.5 stored, 2660.85 back: 3815.85 × 33c = $1259.23; 12.6.
    const plan = solarOf([10, 13.5], [2_181_000, 3_700]);
    expect(words(plan, 1_589_000, {})).toBe('7 to 13 years');
  });

  it('stops at the life of the panels', () => {
    // Good: makes 28470; 22.5 × 10c + 28447.5 × 5c = $1424.63; 40000 ÷ 1424.63 = 28.1.
    const plan = solarOf([20, null], [4_000_000, 0]);
    const said = { usage: 500, daytime: 5, unitPrice: 10 };
    expect(words(plan, 4_000_000, said)).toBe('more than 25 years');
    // 30000 ÷ 1424.63 = 21.1; careful: 15 × 10c = $1.50 a year.
    expect(words(plan, 3_000_000, said)).toBe('21 to more than 25 years');
    expect(words(plan, 0, said)).toBe('less than 1 year');
  });

  const anySaid = fc.record({
    state: fc.constantFrom('NSW', 'TAS', 'NT'),
    usage: fc.integer({ min: 5, max: 300 }).map((hundreds) => hundreds * 100),
    daytime: fc.integer({ min: 1, max: 19 }).map((fives) => fives * 5),
    unitPrice: fc.integer({ min: 10, max: 80 }),
  });
  const anySystem = fc
    .tuple(fc.integer({ min: 5, max: 300 }), fc.option(fc.integer({ min: 10, max: 600 })))
    .map(([kilowatts, hours]) =>
      solarOf([kilowatts / 10, hours === null ? null : hours / 10], [0, 0]),
    );

  it('is a range, and no longer with dearer power or a cheaper system', () => {
    fc.assert(
      fc.property(anySystem, anySaid, fc.integer({ min: 0, max: 1e7 }), (plan, said, cents) => {
        const { least, most } = payback(plan, cents, said);
        expect(least).toBeLessThanOrEqual(most);
        const dearer = payback(plan, cents, { ...said, unitPrice: said.unitPrice + 5 });
        expect(dearer.least).toBeLessThanOrEqual(least);
        expect(dearer.most).toBeLessThanOrEqual(most);
        const cheaper = payback(plan, Math.floor(cents / 2), said);
        expect(cheaper.most).toBeLessThanOrEqual(most);
      }),
    );
  });
});

it('the presets use answers that the questions accept unchanged', () => {
  expect(solarPresets).toHaveLength(3);
  for (const { answers: said = {} } of solarPresets) {
    expect(completeAnswers(solarQuestions, said)).toMatchObject(said);
  }
});
