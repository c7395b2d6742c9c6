/** Reference prices in D1: loaded with a catalogue or alone, read with the plans, and replaced without them. */
import { env } from 'cloudflare:workers';
import { beforeAll, expect, it } from 'vitest';
import type { Catalogue } from '../../../../domain/plans/catalogue.ts';
import { detailedPlan } from '../../../../domain/plans/energy/detail/detail.fixture.ts';
import type { Reference } from '../../../../domain/plans/energy/reference/reference.schema.ts';
import type { Answers } from '../../../../domain/plans/question.ts';
import { askerOn } from '../asker.fixture.ts';
import { createEmbeddedPlans } from '../embedded-plans.ts';
import { loadCatalogue, seedCatalogue } from '../load-catalogue.ts';
import type { Recall } from '../plans.port.ts';

const db = env.CATALOGUE_DB;
const port = createEmbeddedPlans(db);
const asker = askerOn('2026-11-21');

const reference: Reference = {
  distributor: 'Reef Lines',
  customer: 'Residential',
  tariff: 'time-of-use',
  year: '2026-27',
  kwh: 3_900,
  cents: 160_000,
  source: 'invented for this test',
};
const none = { providers: [], plans: [], ended: [] };
const plan = detailedPlan({ area: { distributors: ['Reef Lines'], postcodes: ['3000'] } });
const catalogue: Catalogue = {
  providers: [{ id: 'reef', name: 'Reef', verticals: ['energy'] }],
  plans: [
    plan,
    detailedPlan({ id: 'reef-market', planId: 'REEF2', unpriced: 'wholesale' }),
    detailedPlan({ id: 'reef-wide', planId: 'REEF3', area: undefined }),
  ],
  ended: [],
  references: [reference, { ...reference, distributor: 'Other Lines', cents: 100_000 }],
};

const percentIn = async (postcode: string, on = asker, of = plan.id) => {
  const answers = { postcode };
  const { plans } = await port.page(
    { vertical: 'energy', filters: {}, answers, sort: 1, page: 1, perPage: 5 },
    on,
  );
  return plans.find(({ id }) => id === of)?.facts.reference;
};

beforeAll(async () => {
  await loadCatalogue(db, catalogue);
});

it('are counted in lists, on the page of a plan, and among chosen plans', async () => {
  const percent = await percentIn('3000');
  expect(percent).toBeTypeOf('number');
  const { detail } = await port.single({ vertical: 'energy', id: plan.id }, asker);
  expect(detail?.references).toEqual([
    { distributor: 'Reef Lines', words: expect.stringContaining('invented for this test') },
  ]);
  const { plans } = await port.chosen({ ids: [plan.id], verticals: ['energy'] }, asker);
  expect(plans[0]?.facts.reference).toBe(percent);
});

it('of a plan sold everywhere is that of the home’s network, among chosen plans, too', async () => {
  const percent = await percentIn('3000');
  expect(await percentIn('3000', asker, 'reef-wide')).toBe(percent);
  const chosen = async (said?: Answers) => {
    const ids = ['reef-wide', plan.id];
    const { plans } = await port.chosen(
      { ids, verticals: ['energy'], ...(said && { said }) },
      asker,
    );
    return plans.map(({ facts }) => facts.reference);
  };
  expect(await chosen({ postcode: '3000' })).toEqual([percent, percent]);
  expect(new Set(await chosen())).toEqual(new Set(['network', percent]));
});

it('alone are loaded without the plans, and count at once', async () => {
  const before = Number(await percentIn('3000'));
  const doubled = { ...none, references: [{ ...reference, cents: 320_000 }] };
  expect(await loadCatalogue(db, doubled)).toBe(true);
  expect(await loadCatalogue(db, doubled)).toBe(false);
  const after = Number(await percentIn('3000'));
  // The reference price doubles, so 100 + after is half of 100 + before.
  expect(after).toBeCloseTo((100 + before) / 2 - 100, 0);
  expect(await loadCatalogue(db, { ...none, references: [] })).toBe(true);
  expect(await percentIn('3000')).toBe('none');
});

it('are never those that a loaded plan says of itself, with none loaded for the day’s year', async () => {
  const claim = { distributor: 'Reef Lines', percent: -42.5, cents: 160_000, words: 'less' };
  const claiming = { ...plan, references: [claim] };
  await loadCatalogue(db, { ...catalogue, plans: [claiming], references: [] });
  expect(await percentIn('3000')).toBe('none');
  const { detail } = await port.single({ vertical: 'energy', id: plan.id }, asker);
  expect(detail?.references).toEqual([]);
  await loadCatalogue(db, { ...none, references: [reference] });
  expect(await percentIn('3000', askerOn('2027-07-01'))).toBe('none');
  await loadCatalogue(db, catalogue);
});

it('of the next year are loaded ahead, count from 1 July, and end with June', async () => {
  const next = { ...reference, year: '2027-28', cents: 320_000 };
  await loadCatalogue(db, { ...none, references: [reference, next] });
  const percents: unknown[] = [];
  for (const day of ['2027-06-30', '2027-07-01', '2028-07-01']) {
    percents.push(await percentIn('3000', askerOn(day)));
    const { plans } = await port.chosen({ ids: [plan.id], verticals: ['energy'] }, askerOn(day));
    expect(plans[0]?.facts.reference).toBe(percents.at(-1));
  }
  const [last, first, after] = percents;
  expect(Number(first)).toBeCloseTo((100 + Number(last)) / 2 - 100, 0);
  expect(after).toBe('none');
});

it('that were imported stay when the shipped catalogue is loaded', async () => {
  await loadCatalogue(db, { ...none, references: [reference] });
  await seedCatalogue(db, { ...none, references: [{ ...reference, cents: 1 }] });
  expect(Number(await percentIn('3000'))).toBeLessThan(100);
});

it('a plan without a price has a page, says why, and is chosen without an amount', async () => {
  const found = await port.single({ vertical: 'energy', id: 'reef-market' }, asker);
  const why = expect.stringContaining('wholesale market');
  expect(found.standing?.plan).toMatchObject({ id: 'reef-market', unpriced: why, place: null });
  expect(found.detail).toMatchObject({ unpriced: why });
  const ids = ['reef-market', plan.id];
  const { plans } = await port.chosen({ ids, verticals: ['energy'] }, asker);
  expect(plans.map(({ id, place }) => [id, place])).toEqual([
    [plan.id, 1],
    ['reef-market', null],
  ]);
});

it('a plan’s page says how old it is when either the plan or its rivals are from before', async () => {
  const at = Date.parse('2026-11-20T09:00:00Z');
  for (const old of ['energy:plan:', 'energy:areas:', 'nothing']) {
    const recall: Recall = async (question) => {
      const stale = question.key.startsWith(old);
      return { data: await question.ask(), at, stale };
    };
    const { staleSince } = await port.single(
      { vertical: 'energy', id: plan.id },
      { ...asker, recall },
    );
    expect([old, staleSince]).toEqual([old, old === 'nothing' ? null : new Date(at).toISOString()]);
  }
});
