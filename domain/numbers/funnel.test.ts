/** Shares, the narrowest step and the order of parts, checked against hand-worked numbers. */
import { describe, expect, it } from 'vitest';
import type { Step } from './counted-event.ts';
import { type Counted, countOf, funnelOf, partsBy, shareOf } from './funnel.ts';

const counted = (counts: Partial<Record<Step, number>>, over: Partial<Counted> = {}): Counted[] =>
  Object.entries(counts).map(([step, count]) => ({
    step: step as Step,
    brand: 'acacia',
    vertical: 'energy',
    code: '',
    count,
    ...over,
  }));
const shares = (counts: Partial<Record<Step, number>>) =>
  Object.fromEntries(funnelOf(counted(counts)).steps.map((one) => [one.step, shareOf(one)]));

describe('the funnel', () => {
  const way = { page: 1000, search: 400, address: 100, submit: 80, list: 80, plan: 40, form: 50 };

  it('gives each step as a share of the visitors who could reach it', () => {
    expect(shares({ ...way, lead: 20, 'page-lead': 5, receipt: 25 })).toMatchObject({
      page: null,
      search: null,
      address: 0.1,
      submit: 0.8,
      list: 1,
      plan: 0.5,
      form: 0.625,
      lead: 0.4,
      receipt: 1,
      'page-lead': null,
      'sent-back': null,
    });
  });

  it('does not expect visitors who left for a sign-up elsewhere to continue here', () => {
    const all = shares({ ...way, 'sign-up': 60, list: 20, form: 15, lead: 3 });
    expect(all).toMatchObject({ 'sign-up': 0.75, list: 1, form: 0.75, lead: 0.2 });
    expect(shares({ submit: 10, 'sign-up': 10 })).toMatchObject({ list: null, form: null });
  });

  it('names the step before which most visitors leave', () => {
    expect(funnelOf(counted({ ...way, lead: 20, receipt: 20 })).leftBefore).toMatchObject({
      step: 'lead',
      count: 20,
      outOf: 50,
    });
  });

  it('names no step for small numbers, or where everyone continues', () => {
    expect(funnelOf(counted({ address: 9, submit: 1 })).leftBefore).toBeNull();
    expect(funnelOf(counted({ address: 10, submit: 1 })).leftBefore?.step).toBe('submit');
    const all = { address: 20, submit: 30, form: 30, lead: 30, receipt: 31 };
    expect(funnelOf(counted(all)).leftBefore).toBeNull();
    expect(funnelOf([]).leftBefore).toBeNull();
  });

  it('adds up counts of different products and codes', () => {
    const more = counted({ page: 5 }, { vertical: '', code: 'RC-1' });
    expect(countOf(funnelOf([...counted({ page: 2 }), ...more]), 'page')).toBe(7);
  });
});

it('the codes with the most leads come first, then those with the most pages', () => {
  const parts = partsBy(
    [
      ...counted({ page: 900 }, { code: 'loud' }),
      ...counted({ page: 10, lead: 2 }, { code: 'good' }),
      ...counted({ page: 10, 'sign-up': 1 }, { code: 'fine' }),
      ...counted({ page: 5 }),
    ],
    'code',
  );
  expect(parts.map(({ name }) => name)).toEqual(['good', 'fine', 'loud', '']);
});
