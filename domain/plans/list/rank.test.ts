/** The order of plans: independent of the input order, monotone in cost, and unaffected by anything else. */
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { listedBy } from '../listed.ts';
import { placeSentence } from './place-words.ts';
import { placeOf } from './plan-page.ts';
import {
  defaultSort,
  orderWords,
  type RankingFacts,
  rank,
  type Sort,
  sortName,
  sortOf,
  sorts,
  sortText,
  sortWords,
  tieWords,
} from './rank.ts';

const anyName = fc.constantFrom(
  'Small SIM',
  'small sim',
  "O'Dea 50",
  'O’Dea 50',
  'Zed',
  'Ärger',
  '',
);
const anyFacts: fc.Arbitrary<RankingFacts[]> = fc.uniqueArray(
  fc.record({
    id: fc.stringMatching(/^[a-z0-9]{1,4}$/),
    sortName: anyName.map(sortName),
    sortProvider: anyName.map(sortName),
    estimateCents: fc.integer({ min: 0, max: 6 }),
    totalCents: fc.integer({ min: 0, max: 3 }),
    ongoing: fc.integer({ min: 0, max: 2 }),
    own: fc.integer({ min: -1, max: 1 }),
  }),
  { selector: ({ id }) => id },
);
const anySort = fc.constantFrom(...sorts);

const facts = (over: Partial<RankingFacts> = {}): RankingFacts => ({
  id: 'a',
  sortName: 'a',
  sortProvider: 'plover',
  estimateCents: 4_000,
  totalCents: 4_000,
  ongoing: 4_500,
  own: -100,
  ...over,
});

describe('the ranking', () => {
  it('does not depend on the order of its input', () => {
    fc.assert(
      fc.property(
        anyFacts.chain((list) =>
          fc.tuple(fc.constant(list), fc.shuffledSubarray(list, { minLength: list.length })),
        ),
        anySort,
        ([list, shuffled], sort) => {
          expect(rank(shuffled, sort)).toEqual(rank(list, sort));
        },
      ),
    );
  });

  it('loses nothing, leaves its input unchanged, and ranks a ranked list the same', () => {
    fc.assert(
      fc.property(anyFacts, anySort, (list, sort) => {
        const before = structuredClone(list);
        const ranked = rank(list, sort);
        expect(list).toEqual(before);
        expect(new Set(ranked)).toEqual(new Set(list));
        expect(rank(ranked, sort)).toEqual(ranked);
      }),
    );
  });

  it('is by estimated cost, ascending or descending, and one is the reverse of the other', () => {
    fc.assert(
      fc.property(anyFacts, (list) => {
        const costs = rank(list, 1).map(({ estimateCents }) => estimateCents);
        expect(costs).toEqual([...costs].sort((a, b) => a - b));
        expect(rank(list, 2)).toEqual(rank(list, 1).reverse());
      }),
    );
  });

  it('can be by the ongoing price or by the product’s own fact, and then by estimated cost', () => {
    fc.assert(
      fc.property(anyFacts, fc.constantFrom('ongoing' as const, 'own' as const), (list, sort) => {
        const ranked = rank(list, sort);
        const keys = ranked.map((one) => one[sort]);
        expect(keys).toEqual([...keys].sort((a, b) => a - b));
        for (const key of new Set(keys)) {
          const alike = (one: RankingFacts) => one[sort] === key;
          expect(ranked.filter(alike)).toEqual(rank(list, 1).filter(alike));
        }
      }),
    );
  });

  it('never moves a plan down for becoming cheaper', () => {
    fc.assert(
      fc.property(anyFacts, fc.nat(), fc.integer({ min: 1, max: 3 }), (list, at, less) => {
        const one = list[at % Math.max(1, list.length)];
        fc.pre(one !== undefined);
        const cheaper = { ...one, estimateCents: one.estimateCents - less };
        const changed = list.map((entry) => (entry.id === one.id ? cheaper : entry));
        const place = (entries: RankingFacts[]) =>
          rank(entries).findIndex(({ id }) => id === one.id);
        expect(place(changed)).toBeLessThanOrEqual(place(list));
      }),
    );
  });

  it('keeps the order of two plans whatever else is in the list', () => {
    fc.assert(
      fc.property(anyFacts, anySort, fc.nat(), (list, sort, out) => {
        const some = list.filter((_, index) => index !== out % Math.max(1, list.length));
        const kept = new Set(some.map(({ id }) => id));
        expect(rank(some, sort)).toEqual(rank(list, sort).filter(({ id }) => kept.has(id)));
      }),
    );
  });

  it('breaks ties by minimum total cost, then name, then provider, then id', () => {
    const list = [
      facts({ id: 'd', sortName: 'b' }),
      facts({ id: '0', sortProvider: 'quail' }),
      facts({ id: 'c', sortName: 'a' }),
      facts({ id: 'b', sortName: 'a' }),
      facts({ id: 'a', sortName: 'z', totalCents: 3_999 }),
    ];
    expect(rank(list).map(({ id }) => id)).toEqual(['a', 'b', 'c', '0', 'd']);
  });

  it('equals the order of name and provider joined in one text, as an index has them', () => {
    fc.assert(
      fc.property(anyFacts, (list) => {
        const alike = list.map((one) => ({ ...one, estimateCents: 0, totalCents: 0 }));
        const texts = rank(alike).map(sortText);
        expect(texts).toEqual(texts.toSorted((a, b) => (a < b ? -1 : Number(a > b))));
      }),
    );
    // A name comes before a longer one that begins with it, whoever the providers are.
    const [short, long] = [
      { sortName: 'shore', sortProvider: 'zed' },
      { sortName: 'shore 50', sortProvider: 'ant' },
    ];
    expect(sortText(short) < sortText(long)).toBe(true);
  });

  it('does not accept a commission', () => {
    const paid = [{ ...facts(), commissionCents: 100 }];
    // @ts-expect-error a key that is not a ranking fact is not accepted
    rank(paid);
    // @ts-expect-error nor is a paid placement
    rank([{ ...facts(), sponsored: true }]);
    expect(rank([facts()])).toHaveLength(1);
  });
});

it('accepts only the specified sorts', () => {
  const said = ['1', 2, '3', null, 'ongoing', 'own', 'toString'];
  const { orders } = listedBy('mobile');
  expect(said.map((sort) => sortOf(sort, orders))).toEqual([1, 2, 1, 1, 'ongoing', 'own', 1]);
  expect(said.map((sort) => sortOf(sort, { ongoing: null, own: null }))).toEqual([
    1, 2, 1, 1, 1, 1, 1,
  ]);
  expect(orderWords(defaultSort)).toBe('Lowest to highest estimated cost');
});

it('names are ordered by letters and digits only', () => {
  expect(["O'Dea 50", 'O’DEA – 50!', 'Ärger', '  x  '].map(sortName)).toEqual([
    'odea 50',
    'odea 50',
    'arger',
    'x',
  ]);
});

describe('the reason for a place', () => {
  const place = (number: number, sort: Sort = 1, total = 3) =>
    placeOf('mobile', { place: number, total, sort });

  it.each([
    [
      place(1),
      undefined,
      'First of 3: nothing in this list has a lower estimated cost than $40.00 a month.',
    ],
    [
      place(1, 2),
      undefined,
      'First of 3: nothing in this list has a higher estimated cost than $40.00 a month.',
    ],
    [
      place(2),
      facts({ estimateCents: 3_880 }),
      'Number 2 of 3: estimated at $40.00 a month, $1.20 more than the plan before it.',
    ],
    [
      place(2, 2),
      facts({ estimateCents: 4_001 }),
      'Number 2 of 3: estimated at $40.00 a month, $0.01 less than the plan before it.',
    ],
    [
      place(3),
      facts({ totalCents: 3_000 }),
      'Number 3 of 3: estimated at $40.00 a month, the same as the plan before it, but its plan minimum cost is $10.00 more.',
    ],
    [
      place(3),
      facts({ sortName: 'Z' }),
      'Number 3 of 3: estimated at $40.00 a month, the same as the plan before it, with the same plan minimum cost; ties go A to Z by name.',
    ],
    [
      place(3),
      facts({ id: 'z' }),
      'Number 3 of 3: estimated at $40.00 a month, the same as the plan before it, with the same plan minimum cost and name, from the same provider.',
    ],
    [
      place(3),
      facts({ sortProvider: 'brolga' }),
      'Number 3 of 3: estimated at $40.00 a month, the same as the plan before it, with the same plan minimum cost and name; ties go A to Z by provider.',
    ],
    [
      place(3, 2),
      facts({ sortProvider: 'quail' }),
      'Number 3 of 3: estimated at $40.00 a month, the same as the plan before it, with the same plan minimum cost and name; ties go Z to A by provider.',
    ],
    [place(3), undefined, 'Number 3 of 3: estimated at $40.00 a month.'],
    [place(1, 1, 1), undefined, 'The only plan in this list: estimated at $40.00 a month.'],
    [place(1, 'own'), undefined, 'First of 3 by data: 100 GB a month.'],
    [
      place(2, 'own'),
      facts({ own: -1_000_000 }),
      'Number 2 of 3 by data: 100 GB a month, after no limit.',
    ],
    [
      place(2, 'own'),
      facts({ estimateCents: 3_880 }),
      'Number 2 of 3 by data: 100 GB a month, the same as the plan before it, and estimated at $40.00 a month, $1.20 more than the plan before it.',
    ],
    [place(3, 'own'), undefined, 'Number 3 of 3 by data: 100 GB a month.'],
    [
      place(2, 'ongoing'),
      facts({ ongoing: 4_400 }),
      'Number 2 of 3 by ongoing cost: $45.00 a month, after $44.00 a month.',
    ],
  ])('%#', (where, before, sentence) => {
    expect(placeSentence(facts(), where, before)).toBe(sentence);
  });

  it('calls a rate a rate, not a cost, since the first solar system may be the dearest', () => {
    const at = (number: number, sort: Sort = 1, total = 3) =>
      placeSentence(
        facts(),
        placeOf('solar', { place: number, total, sort }),
        number === 1 ? undefined : facts({ estimateCents: 3_880 }),
      );
    expect(at(1)).toBe('First of 3: no system here costs less per kilowatt.');
    expect(at(1, 2)).toBe('First of 3: no system here costs more per kilowatt.');
    expect(at(2)).toBe('Number 2 of 3: $40.00 a kilowatt, $1.20 more than the system before it.');
    expect(at(1, 1, 1)).toBe('The only system in this list: $40.00 a kilowatt.');
    const { comparable, orders } = listedBy('solar');
    const words = (sort: Sort) => sortWords(sort, { comparable, orders });
    expect([words(1), words(2), words('own')]).toEqual([
      'Lowest price per kilowatt first',
      'Highest price per kilowatt first',
      'Longest inverter warranty first',
    ]);
  });

  it('and the line above the list name the minimum cost as the card does', () => {
    const where = placeOf('solar', { place: 2, total: 3, sort: 1 });
    expect(placeSentence(facts(), where, facts({ totalCents: 3_000 }))).toContain(
      ', but its installed price is $10.00 more.',
    );
    const ofPower = placeOf('energy', { place: 2, total: 3, sort: 1 });
    expect(placeSentence(facts(), ofPower, facts({ totalCents: 3_000 }))).not.toContain('but its');
    const { comparable } = listedBy('solar');
    expect(tieWords(comparable)).toMatch(/^The price per kilowatt is .* Ties are sorted by/);
    expect(tieWords(comparable)).toContain('sorted by installed price, name, then provider.');
  });
});
