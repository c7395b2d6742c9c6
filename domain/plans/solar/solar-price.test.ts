/** The day until which a price is valid, because fewer certificates come off after it, and the later price. */
import { expect, it } from 'vitest';
import { cardOf } from '../plan-card.ts';
import { completeAnswers } from '../question.ts';
import { solarOf } from './solar.fixture.ts';
import { laterPrice } from './solar-price.ts';
import { solarQuestions } from './solar-questions.ts';

const answers = completeAnswers(solarQuestions, { state: 'NSW' });
const panels = solarOf([6.6, null], [755_500, 3_700]);
const battery = solarOf([0.5, 10], [1_000_000, 3_700]);

it.each([
  [panels, '2026-11-29', '36 × 3700 off 755500', { from: '2027-01-01', installedCents: 622_300 }],
  [panels, '2027-01-01', '27 certificates', { from: '2028-01-01', installedCents: 655_600 }],
  [panels, '2030-12-31', 'none any more', { from: '2031-01-01', installedCents: 755_500 }],
  [panels, '2031-01-01', 'the scheme is over', null],
  [battery, '2027-01-01', '(2 + 52) × 3700', { from: '2027-07-01', installedCents: 800_200 }],
  [solarOf([6.6, null], [755_500, 0]), '2026-11-29', 'left to the owner', null],
  [
    solarOf([6.6, null], [50_000, 4_000]),
    '2030-01-01',
    '9 × 4000 of 50000',
    { from: '2031-01-01', installedCents: 50_000 },
  ],
] as const)('the later price of %o on %s is from %s', (plan, day, _worked, later) => {
  expect(laterPrice(plan, day, answers)).toEqual(later);
});

it('the later price is on every card', () => {
  const seller = { id: 's', name: 'Sun', logo: null };
  const of = (plan: typeof panels) =>
    cardOf(plan, seller, { day: '2026-11-29', answers }).facts.installBy;
  expect(of(panels)).toBe('31 December 2026. From 1 January 2027: $6,223.00');
  expect(of(solarOf([6.6, null], [755_500, 0]))).toBeNull();
  const { certificates } = cardOf(panels, seller, { day: '2026-11-29', answers }).facts;
  expect(certificates).toMatch(/^\d+ at \$37\.00 each$/);
});
