/** The counts of a load: on any day, the number of plans that cost less. */
import { expect, it } from 'vitest';
import { cheaperRows } from './cheaper-rows.ts';
import { generatedCatalogue } from './generated-catalogue.fixture.ts';
import { isIndexed, type ListingRow, listingRows } from './listing-rows.ts';

const listing = generatedCatalogue(60)
  .plans.filter(isIndexed)
  .flatMap((plan) => listingRows(plan, 'Plover'));
const holdsOn = (row: ListingRow, day: string) => row.valid_from <= day && row.valid_until >= day;

it.each(['2026-10-31', '2026-11-01', '2026-12-31', '2027-01-01'])(
  'say on %s how many plans cost less than each number of dollars',
  (day) => {
    const rows = cheaperRows(listing, 'r');
    const kinds = new Set(rows.map(({ vertical, dollars }) => `${vertical} ${dollars}`));
    expect(kinds.size).toBeGreaterThan(40);
    for (const kind of kinds) {
      const [vertical, dollars] = kind.split(' ');
      const holding = rows
        .filter((row) => `${row.vertical} ${row.dollars}` === kind && row.since <= day)
        .toSorted((a, b) => a.since.localeCompare(b.since));
      const below = listing.filter(
        (row) =>
          row.vertical === vertical &&
          holdsOn(row, day) &&
          Number(row.estimate_cents) < 100 * Number(dollars),
      );
      expect(holding.at(-1)?.plans, `${kind} on ${day}`).toBe(below.length);
    }
  },
);

it('have one row for each day on which the number changes', () => {
  const row = (valid_from: string, valid_until: string, estimate_cents: number) => ({
    vertical: 'mobile',
    plan_id: 'a',
    valid_from,
    valid_until,
    estimate_cents,
  });
  const offer = [
    row('0000-01-01', '2026-10-31', 5_000),
    row('2026-11-01', '2026-12-31', 2_050),
    row('2027-01-01', '9999-12-31', 5_000),
  ];
  expect(cheaperRows([...offer, row('0000-01-01', '9999-12-31', 4_000)], 'r')).toEqual(
    [
      { dollars: 20, since: '0000-01-01', plans: 0 },
      { dollars: 40, since: '0000-01-01', plans: 0 },
      { dollars: 40, since: '2026-11-01', plans: 1 },
      { dollars: 40, since: '2027-01-01', plans: 0 },
      { dollars: 50, since: '0000-01-01', plans: 1 },
      { dollars: 50, since: '2026-11-01', plans: 2 },
      { dollars: 50, since: '2027-01-01', plans: 1 },
    ].map((one) => ({ release: 'r', vertical: 'mobile', ...one })),
  );
  expect(cheaperRows([], 'r')).toEqual([]);
});
