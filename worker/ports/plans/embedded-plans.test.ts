/** The embedded plans adapter: the contract on the shipped catalogue, loading, and database failures. */
import { env } from 'cloudflare:workers';
import { beforeAll, describe, expect, it } from 'vitest';
import { isListed, listedBy } from '../../../domain/plans/listed.ts';
import type { Answers } from '../../../domain/plans/question.ts';
import { completeAnswers, initialAnswers } from '../../../domain/plans/question.ts';
import { sqlFile } from '../../../scripts/catalogue/sql-file.ts';
import { failingDb } from '../../../tests/workerd/support/failing-db.ts';
import { askerOn } from './asker.fixture.ts';
import { createEmbeddedPlans } from './embedded-plans.ts';
import { liveEnergy } from './energy/d1-load-place.ts';
import { generatedCatalogue } from './generated-catalogue.fixture.ts';
import { listingRows } from './listing-rows.ts';
import { loadCatalogue, loadStatements, seedCatalogue } from './load-catalogue.ts';
import { answered, callable } from './plan-questions.fixture.ts';
import { plansContract } from './plans.contract.ts';
import { askAnew } from './plans.port.ts';
import { type CatalogueRelease, releaseStatement } from './provider-rows.ts';
import { embeddedCatalogue } from './shipped-catalogue.fixture.ts';

/** Null while nothing is loaded. */
const catalogueRelease = (db: typeof env.CATALOGUE_DB) =>
  db.prepare(releaseStatement).first<CatalogueRelease>();

/** Answers for plans priced on request: their costs, and so their order, follow these. */
const couple = completeAnswers(listedBy('health-insurance').questions, {
  state: 'WA',
  scale: 'couple',
  age: '70-over',
  income: 'tier-1',
  loading: 12,
});
const hobart = completeAnswers(listedBy('solar').questions, { state: 'TAS', usage: 9_000 });
const priced = [
  { vertical: 'health-insurance', filters: {} },
  { vertical: 'health-insurance', filters: {}, answers: couple },
  { vertical: 'health-insurance', filters: { cover: 'Extras' }, answers: couple },
  { vertical: 'health-insurance', filters: { tier: ['Silver', 'Gold'], excess: '$500 or less' } },
  { vertical: 'health-insurance', filters: { provider: ['sedge'] }, cost: { maxCents: 20_000 } },
  { vertical: 'solar', filters: {}, answers: hobart },
  { vertical: 'solar', filters: { battery: 'With a battery', size: 10 }, answers: hobart },
  { vertical: 'solar', filters: { size: 6, provider: ['tinroof', 'noonlight'] } },
] as const;

const db = env.CATALOGUE_DB;
const port = createEmbeddedPlans(db);
const everything = (vertical: 'mobile' | 'broadband' | 'energy') =>
  ({ vertical, filters: {}, sort: 1, page: 1, perPage: 5 }) as const;

describe('on the shipped catalogue', () => {
  beforeAll(async () => {
    await loadCatalogue(db, embeddedCatalogue);
  });
  plansContract('embedded (D1)', () => port, embeddedCatalogue, {
    questions: [
      ...callable,
      ...answered,
      { vertical: 'mobile', filters: {} },
      { vertical: 'mobile', filters: { use: 'Business' } },
      { vertical: 'mobile', filters: { kind: 'Phone' } },
      { vertical: 'mobile', filters: { data: 30 } },
      { vertical: 'broadband', filters: { modem: [] }, cost: { minCents: 9_000 } },
      { vertical: 'credit-cards', filters: {} },
      { vertical: 'credit-cards', filters: { noAnnualFee: true, noForeignFee: true } },
      { vertical: 'credit-cards', filters: { earnsRewards: true, provider: ['galah', 'curlew'] } },
      {
        vertical: 'credit-cards',
        filters: { transferOffer: true },
        cost: { maxCents: 30_000 },
        answers: { spend: 2_000, carried: 0, transfer: 0 },
      },
      {
        vertical: 'credit-cards',
        filters: {},
        answers: { spend: 0, carried: 0, transfer: 5_000 },
      },
      { vertical: 'personal-loan', filters: {} },
      { vertical: 'personal-loan', filters: { rateKind: 'Variable', noMonthlyFee: true } },
      { vertical: 'personal-loan', filters: { security: 'Secured', provider: ['brolga'] } },
      {
        vertical: 'personal-loan',
        filters: { security: 'Unsecured' },
        answers: { amount: 1_500, years: 2, creditRecord: 'Average' },
      },
      ...priced,
    ],
  });

  it('leaves out plans that do not suit: loans of other sizes, cards that take no balance', async () => {
    const listed = async (vertical: 'credit-cards' | 'personal-loan', answers: Answers) => {
      const question = { vertical, answers, filters: {}, sort: 1, page: 1, perPage: 500 } as const;
      return (await port.page(question, askerOn('2026-11-21'))).plans.map(({ id }) => id);
    };
    const asked = { years: 3, creditRecord: 'Good' };
    const small = await listed('personal-loan', { ...asked, amount: 1_500 });
    const large = await listed('personal-loan', { ...asked, amount: 100_000 });
    expect(small).toContain('thornbill-small-loan');
    expect(large).toContain('brolga-green-car');
    expect(small.filter((id) => large.includes(id))).toEqual([]);
    const habit = { spend: 1_000, carried: 0 };
    const all = await listed('credit-cards', { ...habit, transfer: 0 });
    const moving = await listed('credit-cards', { ...habit, transfer: 2_000 });
    expect(all).toEqual(
      expect.arrayContaining(['nightjar-nightjar-no-fee', 'spoonbill-old-offer']),
    );
    expect(moving).toContain('curlew-long-haul-balance');
    expect(moving).not.toContain('nightjar-nightjar-no-fee');
    expect(moving).not.toContain('spoonbill-old-offer');
  });

  it.each(['2026-10-31', '2026-11-01', '2026-12-31', '2027-01-01', '2027-07-01'])(
    'orders by the prices of %s, before, during and after offers',
    async (day) => {
      const all = { ...everything('mobile'), perPage: 500 };
      const { plans, total } = await port.page(all, askerOn(day));
      expect(plans).toHaveLength(total);
      const [{ estimateCents: least = 0 } = {}] = plans;
      const bound = { ...all, cost: { minCents: least, maxCents: least } };
      expect((await port.page(bound, askerOn(day))).plans[0]?.estimateCents).toBe(least);
      const costs = plans.map((plan) => plan.estimateCents);
      expect(costs).toEqual([...costs].sort((a, b) => a - b));
      expect(plans.length).toBeGreaterThan(30);
    },
  );

  it('prices chosen plans for the visitor’s answers, which are in no cache key', async () => {
    const [policy] = embeddedCatalogue.plans.filter((plan) => plan.vertical === 'health-insurance');
    const choice = { ids: [policy?.id ?? ''], verticals: ['health-insurance'] } as const;
    const keys: string[] = [];
    const remembering = askerOn(undefined, {
      recall: async (question) => {
        keys.push(question.key);
        return askAnew(question);
      },
    });
    const cents = async (said?: Answers) => {
      const { plans } = await port.chosen({ ...choice, ...(said && { said }) }, remembering);
      return plans[0]?.estimateCents;
    };
    const couples = await cents(couple);
    expect(couples).toBeGreaterThan((await cents()) ?? Infinity);
    const { plans } = await port.page(
      {
        vertical: 'health-insurance',
        filters: {},
        sort: 1,
        page: 1,
        perPage: 100,
        answers: couple,
      },
      remembering,
    );
    expect(plans.find(({ id }) => id === policy?.id)?.estimateCents).toBe(couples);
    expect(new Set(keys.slice(0, 2)).size).toBe(1);
    expect(keys.join()).not.toMatch(/couple|70-over|tier-1/);
  });

  it('names the key of the day before, whose answer stands in when a day has none yet', async () => {
    const questions: { key: string; before?: string | undefined }[] = [];
    const asker = (one: string) =>
      askerOn(one, {
        recall: async (question) => {
          questions.push(question);
          return askAnew(question);
        },
      });
    const [plan] = embeddedCatalogue.plans.filter(({ vertical }) => vertical === 'broadband');
    for (const one of ['2026-11-25', '2026-11-26']) {
      await port.page(everything('mobile'), asker(one));
      await port.single({ vertical: 'broadband', id: plan?.id ?? '' }, asker(one));
      await port.pages('energy', asker(one));
    }
    const keys = questions.map(({ key }) => key);
    expect(questions).toHaveLength(6);
    expect(keys[0]).toContain('2026-11-25');
    expect(questions.slice(3).map(({ before }) => before)).toEqual(keys.slice(0, 3));
  });

  it('asks once for a page, and twice for one beyond the last', async () => {
    let asked = 0;
    const counting = createEmbeddedPlans(
      new Proxy(db, {
        get(target, name) {
          const value = Reflect.get(target, name);
          if (name === 'batch') asked++;
          return typeof value === 'function' ? value.bind(target) : value;
        },
      }),
    );
    await counting.page({ ...everything('mobile'), page: 3 }, askerOn());
    expect(asked).toBe(1);
    await counting.page({ ...everything('mobile'), page: 999 }, askerOn());
    expect(asked).toBe(3);
  });
});

describe('loading', () => {
  it('loads once, replaces the whole, and leaves the old one when a load fails', async () => {
    const small = generatedCatalogue(20);
    expect(await loadCatalogue(db, small, new Date('2026-11-21T00:00:00Z'))).toBe(true);
    expect(await loadCatalogue(db, small)).toBe(false);
    const release = await catalogueRelease(db);
    expect(release).toMatchObject({ loadedAt: '2026-11-21T00:00:00.000Z', plans: 40 });
    const [first] = small.plans;
    if (!first) throw new Error('no plan');
    const twice = { ...small, plans: [...small.plans, { ...first, name: 'twice' }] };
    await expect(loadCatalogue(db, twice)).rejects.toThrow('UNIQUE');
    expect(await catalogueRelease(db)).toEqual(release);
    expect(await loadCatalogue(db, { providers: [], plans: [], ended: [] })).toBe(true);
    const none = await port.page(everything('mobile'), askerOn());
    expect(none).toMatchObject({ plans: [], total: 0, page: 1, pages: 1 });
    const { mobile } = await port.providers(['mobile'], askerOn());
    expect(mobile).toEqual({ providers: [], staleSince: null });
  });

  it('is the same from a file of SQL, apostrophes and all', async () => {
    await loadCatalogue(db, embeddedCatalogue);
    const rows = async () => [
      (await db.prepare('SELECT * FROM listing l JOIN plan p ON p.id = l.plan_id').all()).results,
      (await db.prepare('SELECT id, area, listing, rest FROM energy_plan ORDER BY id').all())
        .results,
      (await db.prepare('SELECT place, area FROM energy_place ORDER BY 1, 2').all()).results,
    ];
    const wanted = await rows();
    const release = await catalogueRelease(db);
    await loadCatalogue(db, { providers: [], plans: [], ended: [] });
    const sql = sqlFile(await loadStatements(embeddedCatalogue));
    await db.exec(sql);
    expect(await rows()).toEqual(wanted);
    expect(await catalogueRelease(db)).toMatchObject({ id: release?.id, plans: release?.plans });
    const longest = Math.max(
      ...sql.split('\n').map((line) => new TextEncoder().encode(line).length),
    );
    expect(longest).toBeLessThan(100_000);
  });

  it('counts a catalogue that was loaded before there were counts just as a load does', async () => {
    await loadCatalogue(db, generatedCatalogue(100));
    const rows = async () =>
      (await db.prepare('SELECT * FROM tally ORDER BY 1, 2, 3, 4, 5, 6, 7, 8, 9').all()).results;
    const loaded = await rows();
    const all = loaded.filter((row) => row.provider_id === '');
    expect(all.reduce((sum, row) => sum + Number(row.plans), 0)).toBe(120);
    expect(loaded.reduce((sum, row) => sum + Number(row.plans), 0)).toBe(240);
    await db.prepare('DELETE FROM tally').run();
    const migration = env.CATALOGUE_MIGRATIONS.flatMap(({ queries }) => queries);
    const count = migration.findLast((sql) => sql.includes('INSERT INTO tally'));
    await db.prepare(count ?? '').run();
    expect(await rows()).toEqual(loaded);
  });

  it('counts nobody’s plans for a provider without a name', async () => {
    await loadCatalogue(db, generatedCatalogue(100));
    for (const vertical of ['mobile', 'broadband'] as const) {
      const none = await port.page(
        { ...everything(vertical), filters: { provider: [''] } },
        askerOn(),
      );
      expect(none).toMatchObject({ plans: [], total: 0 });
    }
  });

  it('seeds once, again when the shipped catalogue changed, and never over an import', async () => {
    await loadCatalogue(db, { providers: [], plans: [], ended: [] });
    expect(await seedCatalogue(db, embeddedCatalogue)).toBe(false);
    expect(await catalogueRelease(db)).toMatchObject({ plans: 0 });
    await db.prepare('DELETE FROM release').run();
    expect(await seedCatalogue(db, generatedCatalogue(20))).toBe(true);
    expect(await seedCatalogue(db, embeddedCatalogue)).toBe(true);
    expect(await seedCatalogue(db, embeddedCatalogue)).toBe(false);
    const energy = embeddedCatalogue.plans.filter(({ vertical }) => vertical === 'energy').length;
    const plans = embeddedCatalogue.plans.length - energy;
    expect(await catalogueRelease(db)).toMatchObject({ plans });
    expect(await liveEnergy(db)).toMatchObject({ plans: energy });
    expect(await loadCatalogue(db, embeddedCatalogue)).toBe(true);
    expect(await seedCatalogue(db, embeddedCatalogue)).toBe(false);
  });

  it('replaces only the parts it has: energy alone leaves other products, and the other way round', async () => {
    await loadCatalogue(db, embeddedCatalogue);
    const [before, energy] = [await catalogueRelease(db), await liveEnergy(db)];
    const only = (wanted: boolean) => ({
      ...embeddedCatalogue,
      plans: embeddedCatalogue.plans.filter(({ vertical }) => (vertical === 'energy') === wanted),
      ended: [],
    });
    expect(await loadCatalogue(db, only(true))).toBe(true);
    expect(await catalogueRelease(db)).toEqual(before);
    const anew = await liveEnergy(db);
    expect(anew?.id).not.toBe(energy?.id);
    expect(await loadCatalogue(db, only(false))).toBe(true);
    expect(await liveEnergy(db)).toEqual(anew);
    expect((await catalogueRelease(db))?.id).not.toBe(before?.id);
  });

  it('names nobody whose plans have all ended, and keeps the pages of those plans', async () => {
    const gone = { id: 'gone', name: 'Gone', verticals: ['mobile', 'energy'] } as const;
    const over = (vertical: 'mobile' | 'energy') =>
      embeddedCatalogue.plans
        .filter((plan) => plan.vertical === vertical)
        .slice(0, 1)
        .map((plan) => ({ ...plan, id: `gone-${vertical}`, providerId: 'gone' }))
        .map((plan) => ({ ...plan, endedOn: '2026-10-31' }));
    await loadCatalogue(db, {
      ...embeddedCatalogue,
      providers: [...embeddedCatalogue.providers, { ...gone, verticals: [...gone.verticals] }],
      ended: [...embeddedCatalogue.ended, ...over('mobile'), ...over('energy')],
    });
    const found = await port.providers(['mobile', 'energy'], askerOn());
    for (const vertical of ['mobile', 'energy'] as const) {
      const sold = embeddedCatalogue.plans.filter((plan) => plan.vertical === vertical);
      const sellers = [...new Set(sold.map(({ providerId }) => providerId))].toSorted();
      expect(found[vertical]?.providers.map(({ id }) => id).toSorted()).toEqual(sellers);
      const { providers } = await port.page(everything(vertical), askerOn());
      expect(providers.map(({ id }) => id)).not.toContain('gone');
      const choice = { ids: sold.slice(0, 1).map(({ id }) => id), verticals: [vertical] };
      const chosen = await port.chosen(choice, askerOn());
      expect(chosen.providers.map(({ id }) => id).toSorted()).toEqual(sellers);
      const id = `gone-${vertical}`;
      const single = await port.single({ vertical, id }, askerOn());
      expect(single.ended?.plan.provider.name).toBe('Gone');
    }
    await loadCatalogue(db, embeddedCatalogue);
  });

  it('gives a plan exactly one row for any day', () => {
    for (const plan of embeddedCatalogue.plans) {
      if (plan.vertical !== 'mobile' && plan.vertical !== 'broadband') continue;
      const rows = listingRows(plan, 'Plover');
      for (const day of ['2026-01-01', '2026-10-31', '2026-11-01', '2026-12-31', '2027-01-01']) {
        const on = rows.filter((row) => row.valid_from <= day && row.valid_until >= day);
        expect(on, `${plan.id} ${day}`).toHaveLength(1);
      }
    }
  });
});

it.each(['prepare', 'bind', 'run'] as const)('a database failing at %s rejects', async (step) => {
  const failing = createEmbeddedPlans(failingDb(db, step));
  await expect(failing.page(everything('mobile'), askerOn())).rejects.toThrow('D1_ERROR');
  await expect(failing.providers(['mobile'], askerOn())).rejects.toThrow('D1_ERROR');
});

describe('plans that have ended', () => {
  const [over] = embeddedCatalogue.ended;
  const id = over?.id ?? '';

  it('are apart from those on sale, with the day they ended', async () => {
    await loadCatalogue(db, embeddedCatalogue);
    const verticals = ['mobile', 'broadband', 'energy', 'personal-loan', 'solar'] as const;
    const chosen = await port.chosen({ ids: [id], verticals }, askerOn());
    expect(chosen.plans).toEqual([]);
    expect(chosen.ended).toMatchObject([{ plan: { id }, endedOn: over?.endedOn }]);
    for (const { vertical, id: gone, endedOn } of embeddedCatalogue.ended) {
      if (!isListed(vertical)) continue;
      const { standing, ended } = await port.single({ vertical, id: gone }, askerOn());
      expect(standing).toBeNull();
      expect(ended).toMatchObject({ plan: { id: gone }, endedOn });
    }
  });
});

describe('a loan whose limits exclude the usual amount and term', () => {
  const loans = embeddedCatalogue.plans.filter(({ vertical }) => vertical === 'personal-loan');
  const single = async (id: string, said?: Answers) => {
    const { standing, answers } = await port.single(
      { vertical: 'personal-loan', id, said },
      askerOn(),
    );
    return { plan: standing?.plan, answers };
  };
  const usual = initialAnswers(listedBy('personal-loan').questions);

  it('has a page for the nearest that it lends, with a place', async () => {
    await loadCatalogue(db, embeddedCatalogue);
    const moved = [];
    for (const { id } of loans) {
      const { plan, answers } = await single(id);
      expect(plan).toMatchObject({ id, facts: { lends: true } });
      expect(plan?.place).not.toBeNull();
      expect(plan?.unpriced).toBeUndefined();
      if (answers.amount !== usual.amount || answers.years !== usual.years) moved.push(id);
    }
    expect(moved).not.toEqual([]);
  });

  it('has no price and no place for an amount that a visitor gave', async () => {
    const said = { amount: 100_000, years: 10 };
    const found = await Promise.all(loans.map(({ id }) => single(id, said)));
    const beyond = found.filter(({ plan }) => plan?.facts.lends === false);
    expect(beyond.length).toBeGreaterThan(0);
    for (const { plan, answers } of beyond) {
      expect(plan).toMatchObject({ place: null, estimateCents: 0 });
      expect(plan?.unpriced).toMatch(/^It lends \$[\d,.]+ to \$[\d,.]+ over .* only\.$/);
      expect(answers).toMatchObject(said);
    }
  });

  it('is not the cheapest of a comparison', async () => {
    const ids = loans.map(({ id }) => id).slice(0, 20);
    const said = { amount: 100_000, years: 10 };
    const { plans } = await port.chosen({ ids, verticals: ['personal-loan'], said }, askerOn());
    const priced = plans.filter(({ unpriced }) => unpriced === undefined);
    expect(priced.map(({ facts }) => facts.lends)).toEqual(priced.map(() => true));
    expect(plans.filter(({ facts }) => facts.lends === false).map(({ place }) => place)).toEqual(
      plans.slice(priced.length).map(() => null),
    );
  });
});
