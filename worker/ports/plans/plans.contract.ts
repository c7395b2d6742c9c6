/** The contract every adapter of the catalogue port passes (docs/contracts/catalogue.md). */
import { describe, expect, it } from 'vitest';
import type { Catalogue } from '../../../domain/plans/catalogue.ts';
import { matches, type PlanFilter } from '../../../domain/plans/filters.ts';
import type { ComparedPlan } from '../../../domain/plans/plan.ts';
import { pricesOn } from '../../../domain/plans/price.ts';
import { rank, rankingFacts, type Sort } from '../../../domain/plans/rank.ts';
import { type CataloguePort, MAX_PAGE_SIZE } from './plans.port.ts';

/** Days before, during and after the offers of the catalogue, and the days on which they turn. */
const days = ['2026-10-31', '2026-11-01', '2026-11-21', '2026-12-31', '2027-01-01', '2027-07-01'];

const filters: readonly PlanFilter[] = [
  { vertical: 'mobile' },
  { vertical: 'broadband' },
  { vertical: 'mobile', connection: 'Personal', planType: 'Sim' },
  { vertical: 'mobile', connection: 'Business' },
  { vertical: 'mobile', planType: 'Phone' },
  { vertical: 'mobile', dataMinGb: 30 },
  { vertical: 'mobile', dataMinGb: 90, connection: 'Personal', planType: 'Sim' },
  { vertical: 'mobile', costMinCents: 2_000, costMaxCents: 4_000 },
  { vertical: 'mobile', providers: ['yabby'] },
  { vertical: 'mobile', providers: ['odeas-exchange', 'three-ply'], costMaxCents: 5_000 },
  { vertical: 'mobile', providers: [] },
  { vertical: 'mobile', providers: ["'; DROP TABLE plan; --"] },
  { vertical: 'broadband', speedTiers: [50] },
  { vertical: 'broadband', speedTiers: [100, 1000], modems: ['Included'] },
  { vertical: 'broadband', modems: ['To buy', 'Bring your own'] },
  { vertical: 'broadband', connectionTypes: ['Private fibre', 'Satellite'] },
  { vertical: 'broadband', connectionTypes: ['nbn'], technology: 'HFC' },
  { vertical: 'broadband', technology: 'Fixed wireless' },
  {
    vertical: 'broadband',
    providers: ['plover', 'mulga'],
    speedTiers: [25, 50],
    technology: 'FTTN',
  },
  { vertical: 'broadband', costMinCents: 9_000, modems: [], connectionTypes: [] },
];

/** @param port holds exactly the catalogue */
export function catalogueContract(
  name: string,
  port: () => CataloguePort,
  catalogue: Catalogue,
): void {
  const compared = catalogue.plans.filter(
    (plan): plan is ComparedPlan => plan.vertical === 'mobile' || plan.vertical === 'broadband',
  );
  const expected = (filter: PlanFilter, day: string, sort: Sort): string[] => {
    const facts = compared
      .filter((plan) => matches(plan, filter, day))
      .map((plan) => rankingFacts(plan, day));
    return rank(facts, sort).map(({ id }) => id);
  };

  describe(`catalogue contract: ${name}`, () => {
    it.each(filters.map((filter) => ({ filter, words: JSON.stringify(filter) })))(
      'lists what the pure filter and ranking list: $words',
      async ({ filter }) => {
        for (const day of days) {
          for (const sort of [1, 2] as const) {
            const all = expected(filter, day, sort);
            const page = await port().plans({ filter, day, sort, pageSize: MAX_PAGE_SIZE });
            expect(page.total).toBe(all.length);
            expect(page.plans.map(({ plan }) => plan.id)).toEqual(all);
          }
        }
      },
    );

    it('turns pages without losing or repeating a plan, places and reasons running on', async () => {
      const filter = { vertical: 'mobile', connection: 'Personal' } as const;
      const day = '2026-11-21';
      const all = expected(filter, day, 1);
      const seen: string[] = [];
      for (let page = 1; seen.length < all.length; page++) {
        const { plans, total, pageSize } = await port().plans({ filter, day, page });
        expect([total, pageSize]).toEqual([all.length, 5]);
        expect(plans.length).toBeGreaterThan(0);
        for (const { plan, place, reason, prices } of plans) {
          seen.push(plan.id);
          expect(place).toBe(seen.length);
          expect(prices).toEqual(pricesOn(plan, day));
          const start = place === 1 ? `First of ${total}: ` : `Number ${place} of ${total}: `;
          expect(reason.startsWith(start)).toBe(true);
          if (place > 1) expect(reason).toContain('the plan before it');
        }
      }
      expect(seen).toEqual(all);
    });

    it('has nothing on a page beyond the last, and still says how many there are', async () => {
      const filter = { vertical: 'broadband' } as const;
      const { plans, total, page } = await port().plans({ filter, day: '2026-11-21', page: 99 });
      expect([plans.length, total, page]).toEqual([
        0,
        expected(filter, '2026-11-21', 1).length,
        99,
      ]);
    });

    it('makes sense of a page and a size that make none', async () => {
      const ask = (page: number, pageSize: number) =>
        port().plans({ filter: { vertical: 'mobile' }, day: '2026-11-21', page, pageSize });
      const first = await ask(1, 5);
      expect(await ask(-4, 0)).toEqual(first);
      expect(await ask(Number.NaN, Number.NaN)).toEqual(first);
      expect((await ask(1, 9_999)).pageSize).toBe(MAX_PAGE_SIZE);
    });

    it('names the provider of each plan', async () => {
      const filter = { vertical: 'broadband', providers: ['odeas-exchange', 'gibber'] } as const;
      const { plans } = await port().plans({ filter, day: '2026-11-21', pageSize: 50 });
      const named = new Map(plans.map(({ provider }) => [provider.id, provider]));
      expect(named.get('gibber')).toEqual({ id: 'gibber', name: 'Gibber Net', logo: null });
      expect(named.get('odeas-exchange')).toEqual({
        id: 'odeas-exchange',
        name: "O'Dea's Exchange",
        logo: { url: '/media/catalogue/odeas-exchange.svg', altText: "O'Dea's Exchange" },
      });
    });

    it('lists providers by vertical and name', async () => {
      const found = await port().providers(['mobile', 'solar', 'bundle']);
      expect(Object.keys(found)).toEqual(['mobile', 'solar', 'bundle']);
      expect(found.bundle).toEqual([]);
      expect(found.solar.map(({ name }) => name)).toEqual(['Nine Panels', 'Sundowner', 'Tinroof']);
      const sellers = catalogue.providers.filter(({ verticals }) => verticals.includes('mobile'));
      expect(found.mobile.map(({ id }) => id).toSorted()).toEqual(
        sellers.map(({ id }) => id).toSorted(),
      );
    });

    it('lists chosen plans in the order of their ranking, placed among themselves', async () => {
      for (const vertical of ['mobile', 'broadband'] as const) {
        for (const day of days) {
          const all = expected({ vertical }, day, 1);
          const some = [all[7], all[2], all[11], all[2]].flatMap((id) => id ?? []);
          const others = compared.filter((plan) => plan.vertical !== vertical).slice(0, 3);
          const ids = [...some, ...others.map(({ id }) => id), 'nobody', "'"];
          const found = await port().chosen({ vertical, ids, day });
          expect(found.map(({ plan }) => plan.id)).toEqual([all[2], all[7], all[11]]);
          expect(found.map(({ place }) => place)).toEqual([1, 2, 3]);
          expect(found[0]?.reason).toMatch(/^First of 3: /);
          for (const { plan, prices } of found) expect(prices).toEqual(pricesOn(plan, day));
          const reversed = await port().chosen({ vertical, ids, day, sort: 2 });
          expect(reversed.map(({ plan }) => plan.id)).toEqual([all[11], all[7], all[2]]);
          expect(await port().chosen({ vertical, ids: [], day })).toEqual([]);
        }
      }
    });

    it('finds plans by id, of any vertical, and leaves out what is none', async () => {
      const some = [catalogue.plans[3], catalogue.plans.at(-1)].flatMap((plan) => plan ?? []);
      const found = await port().byId([...some.map(({ id }) => id), 'nobody', "'"]);
      expect(found).toHaveLength(2);
      expect(found).toEqual(expect.arrayContaining(some));
      expect(await port().byId([])).toEqual([]);
    });

    it('says what is loaded', async () => {
      expect(await port().release()).toMatchObject({ plans: catalogue.plans.length });
    });
  });
}
