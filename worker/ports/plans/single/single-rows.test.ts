/** A single plan from the index: the same as from all plans of its vertical, and as cheap to read in a big index. */
import { env } from 'cloudflare:workers';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { Catalogue } from '../../../../domain/plans/catalogue.ts';
import { inOrder } from '../../../../domain/plans/list/plan-page.ts';
import { sorts } from '../../../../domain/plans/list/rank.ts';
import type { ComparedPlan, Plan } from '../../../../domain/plans/plan.ts';
import { cardOf, type PlanCard } from '../../../../domain/plans/plan-card.ts';
import { askerOn, someDay } from '../asker.fixture.ts';
import { createEmbeddedPlans } from '../embedded-plans.ts';
import { countedRows } from '../energy/counted-rows.fixture.ts';
import { generatedCatalogue } from '../generated-catalogue.fixture.ts';
import { isIndexed } from '../listing-rows.ts';
import { loadCatalogue } from '../load-catalogue.ts';
import { linked } from '../plans.contract.ts';
import { embeddedCatalogue } from '../shipped-catalogue.fixture.ts';
import { type AllPlans, singleOf } from './single-of-all.ts';

const db = env.CATALOGUE_DB;
const port = createEmbeddedPlans(db);
const verticals = ['mobile', 'broadband'] as const;
/** Before, during and after offers. */
const days = ['2026-10-31', '2026-11-01', '2026-12-31', '2027-01-01', '2027-07-01'];

/** The answer from all plans, worked out by the pure rules alone. */
function outOf({ plans, ended, providers }: Catalogue, vertical: string, day: string): AllPlans {
  const sellers = new Map(providers.map(({ id, name, logo = null }) => [id, { id, name, logo }]));
  const cardFor = (plan: ComparedPlan): PlanCard => {
    const provider = sellers.get(plan.providerId);
    if (!provider) throw new Error(`Nobody sells ${plan.id}`);
    return cardOf(plan, provider, { day });
  };
  const of = (list: readonly Plan[]) =>
    list.filter(isIndexed).filter((plan) => plan.vertical === vertical);
  return {
    plans: of(plans).map(cardFor),
    answers: {},
    unserved: [],
    ended: of(ended).map((plan) => ({ plan: cardFor(plan), endedOn: plan.endedOn ?? day })),
    providers: [],
    staleSince: null,
  };
}

async function expectSame(catalogue: Catalogue, day: string, every = 1): Promise<void> {
  for (const vertical of verticals) {
    const all = outOf(catalogue, vertical, day);
    const some = inOrder(all.plans, 1).filter((_, at) => at % every === 0);
    const ids = [...some, ...all.ended.map(({ plan }) => plan)].map(({ id }) => id);
    expect(ids.length).toBeGreaterThan(10);
    for (const id of ids) {
      const found = await port.single({ vertical, id }, askerOn(day));
      const wanted = singleOf(id, all);
      expect(linked(found.standing), `${id} on ${day}`).toEqual(linked(wanted.standing));
      expect(found.ended, `${id} on ${day}`).toEqual(wanted.ended);
    }
  }
}

describe('every shipped plan', () => {
  beforeAll(async () => {
    await loadCatalogue(db, { providers: [], plans: [], ended: [] });
    await loadCatalogue(db, embeddedCatalogue);
  });

  it.each(days)('has the same standing on %s as among all plans of its vertical', (day) =>
    expectSame(embeddedCatalogue, day),
  );

  it('has the same standing without a load’s counts, and with those of another release', async () => {
    await db.prepare(`UPDATE cheaper SET release = 'another', plans = plans + 7`).run();
    await expectSame(embeddedCatalogue, someDay);
    await db.prepare('DELETE FROM cheaper').run();
    await expectSame(embeddedCatalogue, someDay);
  });
});

it('ranks among plans of the same price and name by its provider’s name, whatever its id', async () => {
  const all = generatedCatalogue(80);
  // Sorted by id, the plans of `steady` would come last.
  const named = (id: string) => (id === 'steady' ? 'Aardvark' : id);
  const providers = all.providers.map((one) => ({ ...one, name: named(one.id) }));
  const catalogue = { ...all, providers };
  await loadCatalogue(db, catalogue);
  await expectSame(catalogue, someDay);
  for (const sort of sorts) {
    const asked = { vertical: 'mobile', filters: {}, page: 1, perPage: 100, sort } as const;
    const { plans } = await port.page(asked, askerOn(someDay));
    const wanted = inOrder(outOf(catalogue, 'mobile', someDay).plans, sort);
    expect(plans.map(({ id, reason }) => [id, reason])).toEqual(
      wanted.map(({ id, reason }) => [id, reason]),
    );
    const said = plans.filter(({ reason }) => /; ties go .* by provider/.test(reason ?? ''));
    expect(said.length).toBeGreaterThan(0);
  }
});

it('a plan that has ended is replaced by the first of those that it was ranked among', async () => {
  const { providers, plans } = generatedCatalogue(80);
  const [net, sim] = ['broadband', 'mobile'].map((slug) =>
    plans.find(({ vertical }) => vertical === slug),
  );
  if (net?.vertical !== 'broadband' || sim?.vertical !== 'mobile') throw new Error('No plan');
  const endedOn = '2026-10-31';
  const ended = [
    { ...net, id: 'a-net', endedOn },
    { ...sim, id: 'a-sim', connection: 'Business', planType: 'Sim', endedOn } as const,
    { ...sim, id: 'a-phone', connection: 'Business', planType: 'Phone', endedOn } as const,
  ];
  const isPhone = (plan: Plan) => plan.vertical === 'mobile' && plan.planType === 'Phone';
  const catalogue = { providers, ended, plans: plans.filter((plan) => !isPhone(plan)) };
  await loadCatalogue(db, catalogue);
  const instead = await Promise.all(
    ended.map(async ({ vertical, id }) => {
      const found = await port.single({ vertical, id }, askerOn(someDay));
      expect(found.ended).toEqual(singleOf(id, outOf(catalogue, vertical, someDay)).ended);
      return found.ended?.alternatives ?? [];
    }),
  );
  const [nets, sims, phones] = instead;
  expect(nets?.map(({ place }) => place)).toEqual([1, 2, 3]);
  expect(sims?.map(({ facts }) => facts.use)).toEqual(['Business', 'Business', 'Business']);
  // No SIM replaces a phone.
  expect(phones).toEqual([]);
});

describe('as plans grow from 1,000 to 20,000', () => {
  afterAll(async () => {
    await loadCatalogue(db, embeddedCatalogue);
  });

  it('a page reads about the same number of rows, and an unknown id next to none', async () => {
    const figures: { readonly page: number; readonly unknown: number }[] = [];
    for (const size of [1_000, 20_000]) {
      const catalogue = generatedCatalogue(size);
      await loadCatalogue(db, catalogue);
      await expectSame(catalogue, someDay, Math.floor(size / 24));
      const some = catalogue.plans
        .filter(({ vertical }) => vertical === 'broadband')
        .filter((_, at) => at % (size / 40) === 0);
      const rows = async (ids: readonly string[]) => {
        const counted = countedRows(db);
        const counting = createEmbeddedPlans(counted.db);
        for (const id of ids) await counting.single({ vertical: 'broadband', id }, askerOn());
        return counted.rows() / ids.length;
      };
      const page = await rows(some.map(({ id }) => id));
      figures.push({ page, unknown: await rows(['nobody']) });
    }
    const [few, many] = figures;
    if (!few || !many) throw new Error('Nothing was read');
    expect(many.unknown).toBe(few.unknown);
    expect(many.page).toBeLessThan(2 * few.page);
    expect(few.page).toBeGreaterThan(few.unknown);
  });
});
