/** Prices worked by hand: before certificates, less each certificate (sources: solar-certificates.test.ts). */
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { completeAnswers } from '../question.ts';
import { solarOf, solarSystem } from './solar.fixture.ts';
import { solarCost } from './solar-cost.ts';
import { solarQuestions } from './solar-questions.ts';

const day = '2026-11-21';
const answersIn = (state: string) => completeAnswers(solarQuestions, { state });

const plain = solarOf([6.6, null], [755_500, 3_700]);

describe('the price of a system', () => {
  it.each([
    [plain, 'NSW', day, '755500 − 45 × 3700 = 589000; ÷ 6.6 = 89242.4', 589_000, 89_242],
    [plain, 'VIC', day, '755500 − 39 × 3700 = 611200; ÷ 6.6 = 92606.1', 611_200, 92_606],
    [plain, 'NT', day, '755500 − 50 × 3700 = 570500; ÷ 6.6 = 86439.4', 570_500, 86_439],
    [plain, 'NSW', '2027-02-01', '755500 − 36 × 3700 = 622300; ÷ 6.6 = 94287.9', 622_300, 94_288],
    [plain, 'NSW', '2031-01-01', '755500; ÷ 6.6 = 114469.7', 755_500, 114_470],
    [
      ...([solarOf([10, 13.5], [2_181_000, 3_700]), 'NSW', day] as const),
      ...(['2181000 − (69 + 91) × 3700 = 1589000; ÷ 10', 1_589_000, 158_900] as const),
    ],
    [
      ...([solarOf([13.2, 32], [3_394_000, 3_600]), 'NSW', day] as const),
      ...(['3394000 − (91 + 156) × 3600 = 2504800; ÷ 13.2', 2_504_800, 189_758] as const),
    ],
    [
      ...([solarOf([8.8, 4.8], [1_619_000, 3_800]), 'NSW', day] as const),
      ...(['1619000 − 60 × 3800 = 1391000; ÷ 8.8', 1_391_000, 158_068] as const),
    ],
    [
      ...([solarOf([1.5, null], [319_000, 3_700]), 'TAS', day] as const),
      ...(['319000 − 8 × 3700 = 289400; ÷ 1.5', 289_400, 192_933] as const),
    ],
    [
      ...([solarOf([5, null], [560_000, 0]), 'NSW', day] as const),
      ...(['certificates left to the owner; 560000 ÷ 5', 560_000, 112_000] as const),
    ],
    [
      ...([solarOf([6.6, null], [50_000, 4_000]), 'NSW', day] as const),
      ...(['50000 − 180000: nobody is paid to take it', 0, 0] as const),
    ],
  ] as const)(
    'is right for %o in %s on %s: %s',
    (plan, state, on, _worked, installed, perKilowatt) => {
      const cost = solarCost(plan, on, answersIn(state));
      expect(cost).toMatchObject({ ongoingCents: installed, unit: '', offer: null });
      expect(cost.estimateCents).toBe(perKilowatt);
      expect(cost.minimumTotalCents).toBe(installed);
    },
  );

  it('never exceeds the price before certificates, and ignores what we earn', () => {
    fc.assert(
      fc.property(
        fc.integer({ min: 5, max: 1_000 }),
        fc.option(fc.integer({ min: 5, max: 2_000 })),
        fc.integer({ min: 0, max: 10_000_000 }),
        fc.integer({ min: 0, max: 4_000 }),
        fc.constantFrom('ACT', 'NT', 'TAS'),
        (kilowatts, hours, before, each, state) => {
          const size = [kilowatts / 10, hours === null ? null : hours / 10] as const;
          const plan = solarOf(size, [before, each]);
          const cost = solarCost(plan, day, answersIn(state));
          expect(cost.ongoingCents).toBeGreaterThanOrEqual(0);
          expect(cost.ongoingCents).toBeLessThanOrEqual(before);
          expect(Number.isInteger(cost.estimateCents)).toBe(true);
          const paid = { ...plan, sponsored: true, commissionCents: 50_000 };
          expect(solarCost(paid, day, answersIn(state))).toEqual(cost);
        },
      ),
    );
  });

  it('depends only on the day and the state', () => {
    const said = { state: 'NSW', usage: 30_000, daytime: 95, unitPrice: 80 };
    expect(solarCost(solarSystem, day, said)).toEqual(
      solarCost(solarSystem, day, answersIn('NSW')),
    );
  });
});
