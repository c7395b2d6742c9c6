/** The mix is exact in every twenty requests, in a different order each time, and the same for the same seed. */
import { expect, it } from 'vitest';
import { deckSize, plannedVisitors } from './load-plan.ts';

const planned = (seed: number, count: number) =>
  [...plannedVisitors(seed, count)].map(({ kind }) => kind);

it('has the shares of the mix in every deck', () => {
  const kinds = planned(1, 10 * deckSize);
  for (let first = 0; first < kinds.length; first += deckSize) {
    const counts = Object.groupBy(kinds.slice(first, first + deckSize), (kind) => kind);
    expect(
      Object.fromEntries(Object.entries(counts).map(([kind, all]) => [kind, all?.length])),
    ).toEqual({
      'cached page': 14,
      'first render': 2,
      'address keystroke': 2,
      'list of plans': 1,
      lead: 1,
    });
  }
});

it('is shuffled by the seed alone', () => {
  expect(planned(1, 60)).toEqual(planned(1, 60));
  expect(planned(1, 60)).not.toEqual(planned(2, 60));
  expect(planned(1, 20)).not.toEqual(planned(1, 40).slice(20));
});

it('numbers the visitors in order', () => {
  const numbers = [...plannedVisitors(1, 50)].map(({ index }) => index);
  expect(numbers).toEqual([...numbers.keys()]);
});

it('ends where it is told to', () => {
  expect(planned(3, 47)).toEqual(planned(3, 60).slice(0, 47));
});
