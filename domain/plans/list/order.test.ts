/** The orders of products: each is by a fact that plans have, with missing values last. */
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { noLimit } from '../fact.ts';
import { listedBy, listedVerticals } from '../listed.ts';
import { type FactOrder, ongoingKey, ongoingPrice, ownKey, valueOfKey } from './order.ts';

const most: FactOrder = { words: '', subject: '', note: '', fact: 'data', first: 'most' };
const least: FactOrder = { ...most, first: 'least' };

/** The products with an order of their own. */
const ownOrders = listedVerticals.flatMap((vertical) => {
  const { facts, orders } = listedBy(vertical);
  return orders.own ? [{ vertical, facts, own: orders.own }] : [];
});

describe('the order by a fact', () => {
  it('puts unlimited above every number and missing values last, in either direction', () => {
    const values = [null, 30, noLimit, 90, 0];
    const inOrder = (order: FactOrder) =>
      values.toSorted((a, b) => ownKey(order, { data: a }) - ownKey(order, { data: b }));
    expect(inOrder(most)).toEqual([noLimit, 90, 30, 0, null]);
    expect(inOrder(least)).toEqual([0, 30, 90, noLimit, null]);
  });

  it('can recover a value from its key', () => {
    const value = fc.oneof(fc.constantFrom(null, noLimit), fc.integer({ min: 0, max: 10_000 }));
    fc.assert(
      fc.property(value, fc.constantFrom(most, least), (data, order) => {
        expect(valueOfKey(order, ownKey(order, { data }))).toBe(data);
      }),
    );
  });

  it('treats text as missing', () => {
    expect(ownKey(most, { data: 'lots' })).toBe(ownKey(most, {}));
    expect(ownKey(null, { data: 5 })).toBe(0);
  });

  it.each(ownOrders)('uses a fact of its product: $vertical', ({ facts, own }) => {
    expect(Object.keys(facts)).toContain(own.fact);
  });
});

it('prices of every billing period are converted to a month', () => {
  const of = (ongoingCents: number, unit: string) =>
    ongoingKey(ongoingPrice, { ongoingCents, unit });
  expect([of(3_000, '/month'), of(9_000, '/quarter'), of(36_000, '/year')]).toEqual([
    3_000, 3_000, 3_000,
  ]);
  // 2,800 × 365 ÷ (12 × 28), with half a cent rounded up.
  expect([of(2_800, '/28 days'), of(2_800, '/4 weeks')]).toEqual([3_042, 3_042]);
});
