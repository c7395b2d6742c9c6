/** A plan's place among those it could replace, in list order, with its neighbours. */
import { describe, expect, it } from 'vitest';
import { cardLike } from '../example-plans.ts';
import type { PlanCard } from '../plan-card.ts';
import {
  alternativesTo,
  peersWords,
  segmentOf,
  sharedSegment,
  standingOf,
} from './plan-standing.ts';

const plan = (id: string, estimateCents: number, facts = {}) =>
  cardLike({ id, name: id.toUpperCase(), estimateCents, facts });
const [a, b, c] = [plan('a', 5_000), plan('b', 4_000), plan('c', 6_000)];

describe('a plan’s standing', () => {
  it('has the place and reason from the list, and its neighbours', () => {
    const standing = standingOf(a, [c, a, b]);
    expect(standing).toMatchObject({ total: 3, before: { id: 'b' }, after: { id: 'c' } });
    expect(standing.plan).toMatchObject({
      place: 2,
      reason: 'Number 2 of 3: estimated at $50.00 a month, $10.00 more than the plan before it.',
    });
    expect(standingOf(b, [a, b]).before).toBeNull();
    expect(standingOf(a, [a, b]).after).toBeNull();
  });

  it('has no place for a plan that lists omit', () => {
    expect(standingOf(c, [a, b])).toEqual({ plan: c, total: 2, before: null, after: null });
  });

  it('is among plans for the same fuel and the same kind of customer', () => {
    const power = (id: string, fuel: string, customer = 'Residential') =>
      cardLike({ id, vertical: 'energy', facts: { fuel, customer } });
    const all = [power('p', 'Electricity'), power('g', 'Gas'), power('o', 'Gas', 'Business')];
    expect(standingOf(power('g', 'Gas'), all).total).toBe(1);
    expect(peersWords(power('g', 'Gas'))).toBe('energy plans for gas, for homes');
    expect(peersWords(a)).toBe('internet plans');
  });

  it('is among policies for the same cover, so that extras do not come before a hospital policy', () => {
    const all = [cover('h', 'Hospital', 3_000), cover('x', 'Extras', 1_000)];
    const [hospital] = all;
    if (!hospital) throw new Error('No policy');
    const standing = standingOf({ ...hospital }, [...all, cover('g', 'Hospital', 2_000)]);
    expect(standing).toMatchObject({ total: 2, before: { id: 'g' }, after: null });
    expect(standing.plan.reason).toMatch(
      /^Number 2 of 2: .*\$10\.00 more than the policy before it\.$/,
    );
    expect(peersWords(hospital)).toBe('health insurance policies for hospital cover only');
  });

  it('is among mobile plans for the same use, with or without a phone', () => {
    const mobile = (id: string, use: string, kind: string) =>
      cardLike({ id, vertical: 'mobile', facts: { use, kind } });
    const firm = mobile('f', 'Business', 'Sim');
    const all = [firm, mobile('p', 'Business', 'Phone'), mobile('s', 'Personal', 'Sim')];
    expect(standingOf(firm, all).total).toBe(1);
    expect(peersWords(firm)).toBe('mobile plans for business, SIM-only');
    expect(segmentOf(firm)).toEqual({ use: 'Business', kind: 'Sim' });
    expect(segmentOf(a)).toEqual({});
    const home = mobile('h', 'Personal', 'Sim');
    expect(sharedSegment([firm, a])).toEqual({ use: 'Business', kind: 'Sim' });
    expect(sharedSegment([firm, home])).toEqual({ kind: 'Sim' });
  });
});

const cover = (id: string, kind: string, estimateCents: number) =>
  cardLike({ id, vertical: 'health-insurance', estimateCents, facts: { cover: kind } });

describe('the list of alternatives', () => {
  const all = [
    cover('h', 'Hospital', 1_000),
    cover('y', 'Extras', 3_000),
    cover('x', 'Extras', 2_000),
  ];

  it('has the same kind of plans, in list order, with their places among their kind', () => {
    const found = alternativesTo(cover('gone', 'Extras', 9), all, 3);
    expect(found.map(({ id, place }) => [id, place])).toEqual([
      ['x', 1],
      ['y', 2],
    ]);
    expect(alternativesTo(cover('gone', 'Extras', 9), all, 1).map(({ id }) => id)).toEqual(['x']);
  });

  it('has at most three', () => {
    const some = ['p', 'q', 'r', 's'].map((id) => cover(id, 'Extras', 2_000));
    expect(alternativesTo(cover('gone', 'Extras', 9), some)).toHaveLength(3);
  });

  it('has any plan that could replace it where none is alike', () => {
    const loan = (id: string, rateKind: string) =>
      cardLike({ id, vertical: 'personal-loan', facts: { rateKind } });
    const variable = loan('v', 'Variable');
    const idsFor = (...others: PlanCard[]) =>
      alternativesTo(loan('gone', 'Fixed'), others).map(({ id }) => id);
    expect(idsFor(variable)).toEqual(['v']);
    expect(idsFor(variable, loan('f', 'Fixed'))).toEqual(['f']);
  });

  it('is empty where nothing could replace the plan', () => {
    expect(alternativesTo(cover('gone', 'Hospital and extras', 9), all, 2)).toEqual([]);
    expect(alternativesTo(a, [], 3)).toEqual([]);
  });

  it('is narrowed to the plan’s cover', () => {
    expect(segmentOf(cover('gone', 'Extras', 9))).toEqual({ cover: 'Extras' });
  });
});
