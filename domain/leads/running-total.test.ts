/** A bundle's total: recurring prices for a year, with the other plans named. */
import { describe, expect, it } from 'vitest';
import { planLike } from './chosen-plan.fixture.ts';
import { runningTotal, totalOfSeveral } from './running-total.ts';

const energy = planLike({}, { vertical: 'energy', estimateCents: 200_000 });
const mobile = planLike({}, { vertical: 'mobile', estimateCents: 3_000 });

describe('the running total', () => {
  it('adds twelve months of monthly prices, and a yearly price once', () => {
    expect(runningTotal([energy, mobile])).toBe('About $2,360.00 a year for energy and mobile.');
    expect(runningTotal([mobile])).toBe('About $360.00 a year for mobile.');
  });

  it('names plans not paid by the year, and plans without a price', () => {
    const solar = planLike({}, { vertical: 'solar', estimateCents: 100_000 });
    const unknown = planLike({}, { vertical: null, id: 'x-1', estimateCents: null });
    expect(runningTotal([mobile, solar, unknown])).toBe(
      'About $360.00 a year for mobile. Not in this sum: solar and x-1.',
    );
  });

  it('names products without a chosen plan as left out', () => {
    expect(runningTotal([energy, mobile], ['solar', 'credit-cards'])).toBe(
      'About $2,360.00 a year for energy and mobile. Not in this sum: solar and credit cards.',
    );
    expect(totalOfSeveral([energy, mobile], ['broadband'])).toContain('Not in this sum: internet.');
    expect(totalOfSeveral([energy], ['broadband'])).toBeNull();
  });

  it('is empty when there is nothing to add', () => {
    expect(runningTotal([])).toBeNull();
    expect(runningTotal([planLike({}, { vertical: 'personal-loan' })])).toBeNull();
  });
});
