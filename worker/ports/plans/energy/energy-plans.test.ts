/** Energy by area: the plans sold to a home, and no others read for it, however many plans are loaded. */
import { env } from 'cloudflare:workers';
import { beforeAll, describe, expect, it } from 'vitest';
import type { EnergyArea, EnergyPlan } from '../../../../domain/plans/energy/energy-plan.ts';
import { unpricedWords } from '../../../../domain/plans/energy/energy-words.ts';
import { inOrder } from '../../../../domain/plans/list/plan-page.ts';
import { defaultSort } from '../../../../domain/plans/list/rank.ts';
import { cardOf, isServed } from '../../../../domain/plans/plan-card.ts';
import type { Answers } from '../../../../domain/plans/question.ts';
import { askerOn, someDay } from '../asker.fixture.ts';
import { createEmbeddedPlans } from '../embedded-plans.ts';
import { askAnew, type Question, type Recall } from '../plans.port.ts';
import { countedRows } from './counted-rows.fixture.ts';
import { createEnergyPlans } from './energy-plans.ts';
import type { EnergyEntry } from './energy-rows.ts';
import { generateEnergyPlans } from './generated-energy.fixture.ts';
import { loadEntries } from './load-entries.fixture.ts';

const db = env.CATALOGUE_DB;

const load = (entries: readonly EnergyEntry[], source: string) => loadEntries(db, entries, source);

const power = { fuel: 'Electricity', customer: 'Residential' } as const;
const query = (answers: Answers = {}, filters: Record<string, string> = power) =>
  ({ vertical: 'energy', filters, answers, sort: 1, page: 1, perPage: 5 }) as const;

describe('of 16,000 plans', () => {
  const all = generateEnergyPlans(16_000, 14);
  const near = all.filter(({ plan }) => plan.area?.postcodes.includes('2000'));

  it('a page reads those of its area, the same among as many more', async () => {
    await load(near, 'near');
    const few = countedRows(db);
    const alone = await createEmbeddedPlans(few.db).page(query({ postcode: '2000' }), askerOn());
    await load(all, 'all');
    const many = countedRows(db);
    const port = createEmbeddedPlans(many.db);
    const among = await port.page(query({ postcode: '2000' }), askerOn());
    expect(among.plans).toEqual(alone.plans);
    expect(among.total).toBe(alone.total);
    expect(near.length).toBeGreaterThan(1_000);
    expect(many.rows()).toBe(few.rows());
    expect(many.rows()).toBeLessThan(3 * near.length);
    // Other answers, and a postcode with the same areas: no plan is read again.
    await port.page(query({ postcode: '2001', kwh: 9_000 }), askerOn());
    expect(many.rows()).toBeLessThan(few.rows() + 100);
  });

  it('the list of pages names every one by id and day', async () => {
    const pages = await createEmbeddedPlans(db).pages('energy', askerOn());
    expect(pages).toHaveLength(16_000);
    expect(pages[0]).toEqual({ id: expect.any(String), checkedOn: '2026-11-20' });
  });
});

const nowhere: EnergyArea = { states: [], distributors: [], postcodes: [], except: [] };
const model = generateEnergyPlans(20, 3).find(
  ({ plan: { electricity } }) => electricity && !electricity.withControlledLoad,
);

const gasModel = generateEnergyPlans(50, 3).find(({ plan }) => plan.gas && !plan.electricity);

/** A retailer's plan in an area, or everywhere if no area is given. */
function entry(
  id: string,
  area?: Partial<EnergyArea>,
  over: Partial<EnergyPlan> = {},
): EnergyEntry {
  if (!model) throw new Error('The generated plans have none without a controlled load');
  const { area: _, ...plan } = model.plan;
  const sold = area && { area: { ...nowhere, ...area } };
  const named = { id, name: id, customer: 'Residential', ...sold, ...over } as const;
  return { ...model, plan: { ...plan, ...named } };
}

/** Caches answers as an isolate does, until some keys are forgotten. */
function remembering(): { recall: Recall; forget: (start: string) => void } {
  const known = new Map<string, Promise<unknown>>();
  return {
    recall: async <T>(question: Question<T>) => {
      const asked = (known.get(question.key) as Promise<T> | undefined) ?? question.ask();
      known.set(question.key, asked);
      return { data: await asked, at: Date.now(), stale: false };
    },
    forget(start) {
      for (const key of known.keys()) if (key.startsWith(start)) known.delete(key);
    },
  };
}

const entries = [
  entry('everywhere'),
  entry('victoria', { states: ['VIC'] }),
  entry('queensland', { states: ['QLD'] }),
  entry('city', { postcodes: ['3053', '3068'], distributors: ['Citipower'] }),
  entry('north', { postcodes: ['3068', '3070'], distributors: ['Jemena'] }),
  entry('both', { postcodes: ['3053', '3068', '3070'], distributors: ['CitiPower', 'Jemena'] }),
  entry('network', { distributors: ['Jemena'] }),
  entry('not-here', { states: ['VIC'], except: ['3068'] }),
  entry('wholesale', { states: ['VIC'] }, { unpriced: 'wholesale' }),
  entry('next-year', undefined, { from: '2027-01-01' }),
  entry('last-year', undefined, { until: '2026-01-01' }),
  entry('withdrawn', { states: ['VIC'] }, { endedOn: '2026-10-31' }),
  entry('business', undefined, { customer: 'Business' }),
];

describe('a home is sold', () => {
  const port = createEmbeddedPlans(db);
  beforeAll(() => load(entries, 'areas'));
  const ids = (list: readonly { readonly id: string }[]) => list.map(({ id }) => id).toSorted();
  const asked = async (answers: Answers) => {
    const page = await port.page({ ...query(answers), perPage: 100 }, askerOn());
    return { ids: ids(page.plans), ...page };
  };

  it('nothing by a provider that sells elsewhere, which keeps its name', async () => {
    const elsewhere = { id: 'quandong', name: 'Quandong' };
    const far = entry('far', { states: ['QLD'] });
    await load(
      [...entries, { ...far, plan: { ...far.plan, providerId: 'quandong' }, provider: elsewhere }],
      'names',
    );
    const asked = {
      ...query({ postcode: '3068' }),
      filters: { ...power, provider: ['nobody', 'quandong'] },
    };
    const page = await createEmbeddedPlans(db).page(asked, askerOn());
    expect(page).toMatchObject({ total: 0, absent: [elsewhere] });
    expect(page.providers).not.toContainEqual(elsewhere);
    const near = await createEmbeddedPlans(db).page(query({ postcode: '3068' }), askerOn());
    expect(near).not.toHaveProperty('absent');
    await load(entries, 'areas');
  });

  it('what is sold everywhere, while nothing is known of it', async () => {
    for (const answers of [{}, { postcode: '' }, { postcode: 'x' }, { distributor: 'Jemena' }]) {
      const { ids: plans, area, unpriced } = await asked(answers);
      expect(plans).toEqual(['everywhere']);
      expect(area).toEqual({ known: false, distributors: [], distributor: null });
      expect(unpriced).toEqual([]);
    }
  });

  it('what its postcode’s only network has, whatever network is said', async () => {
    for (const distributor of ['', 'Jemena']) {
      const { ids: plans, area, unpriced } = await asked({ postcode: '3053', distributor });
      expect(plans).toEqual(['both', 'city', 'everywhere', 'not-here', 'victoria']);
      expect(area).toEqual({ known: true, distributors: [], distributor: 'CitiPower' });
      expect(unpriced).toEqual([
        {
          id: 'wholesale',
          name: 'wholesale',
          providerName: model?.provider.name,
          reason: unpricedWords.wholesale,
        },
      ]);
    }
  });

  it('what each of several networks has, until one is chosen', async () => {
    const open = await asked({ postcode: '3068' });
    expect(open.ids).toEqual(['both', 'everywhere', 'victoria']);
    expect(open.area).toEqual({
      known: true,
      distributors: ['CitiPower', 'Jemena'],
      distributor: null,
    });
    const chosen = await asked({ postcode: '3068', distributor: 'Jemena' });
    expect(chosen.ids).toEqual(['both', 'everywhere', 'network', 'north', 'victoria']);
    expect(chosen.area?.distributor).toBe('Jemena');
    expect((await asked({ postcode: '4000' })).ids).toEqual(['everywhere', 'queensland']);
  });

  it('nothing before or after its days', async () => {
    const on = async (day: string) => {
      const page = await port.page({ ...query(), perPage: 100 }, askerOn(day));
      return ids(page.plans);
    };
    expect(await on('2027-01-01')).toEqual(['everywhere', 'next-year']);
    expect(await on('2025-12-31')).toEqual(['everywhere', 'last-year']);
  });

  it('what the pure functions list, in their order, filtered and bounded', async () => {
    const kwh = 5_000;
    const answers = { kwh, mj: 24_000, postcode: '3053' };
    const cards = generateEnergyPlans(300, 5).map(({ plan: { area: _, ...plan }, provider }) => {
      return { plan, provider: { ...provider, logo: null } };
    });
    await load(cards, 'pure');
    const pure = inOrder(
      cards
        .filter(({ plan }) => plan.electricity && plan.customer === 'Residential')
        .filter(({ plan }) => isServed(plan, { day: someDay, answers }))
        .map(({ plan, provider }) => cardOf(plan, provider, { day: someDay, answers })),
      defaultSort,
    );
    const page = await port.page({ ...query(answers), page: 2, perPage: 50 }, askerOn());
    expect(page.plans).toEqual(pure.slice(50, 100));
    expect(page.total).toBe(pure.length);
    const maxCents = pure[20]?.estimateCents ?? 0;
    const filters = { ...power, noExitFee: true as const };
    const bounded = await port.page(
      { ...query(answers), filters, cost: { maxCents }, sort: 'own' },
      askerOn(),
    );
    expect(bounded.total).toBe(21);
    await load(entries, 'areas');
  });

  it('every plan of its area for a browser to price', async () => {
    const home = { ...power, postcode: '3068', distributor: 'Jemena' } as const;
    const { plans, providers, area, unpriced } = await port.energy(home, askerOn());
    expect(ids(plans.map(({ plan }) => plan))).toEqual([
      'both',
      'everywhere',
      'network',
      'north',
      'victoria',
      'wholesale',
    ]);
    expect(plans[0]?.plan.electricity?.seasons).toHaveLength(1);
    expect(providers).toEqual([{ id: model?.provider.id, name: model?.provider.name }]);
    expect(area.distributor).toBe('Jemena');
    expect(unpriced.map(({ id }) => id)).toEqual(['wholesale']);
  });
});

describe('one plan', () => {
  const port = createEmbeddedPlans(db);
  beforeAll(() => load(entries, 'one'));
  const page = (plan: string, said: Answers = {}) =>
    createEnergyPlans(db).all({ id: plan, said }, askerOn());
  const idsOf = (list: readonly { readonly id: string }[]) => list.map(({ id }) => id).toSorted();

  it('stands among those of its own area, and of the home’s once that is known', async () => {
    expect(idsOf((await page('victoria')).plans)).toEqual(['everywhere', 'victoria']);
    const here = await page('victoria', { postcode: '3053' });
    expect(idsOf(here.plans)).toEqual(['both', 'city', 'everywhere', 'not-here', 'victoria']);
    expect(here.unserved).toEqual([]);
    const elsewhere = await page('victoria', { postcode: '4000' });
    expect(idsOf(elsewhere.plans)).toEqual(['everywhere', 'queensland']);
    expect(idsOf(elsewhere.unserved)).toEqual(['victoria']);
    expect(elsewhere.elsewhere).toBe(true);
  });

  it('is said to be sold elsewhere only where that is certain', async () => {
    const isElsewhere = async (plan: string, said: Answers) => (await page(plan, said)).elsewhere;
    expect(await isElsewhere('victoria', {})).toBe(false);
    expect(await isElsewhere('victoria', { postcode: '3053' })).toBe(false);
    // It may be sold on one of the postcode's two networks.
    expect(await isElsewhere('city', { postcode: '3068' })).toBe(false);
    expect(await isElsewhere('city', { postcode: '3068', distributor: 'Jemena' })).toBe(true);
    expect(await isElsewhere('withdrawn', { postcode: '4000' })).toBe(false);
    const { elsewhere } = await port.single(
      { vertical: 'energy', id: 'victoria', said: { postcode: '4000' } },
      askerOn(),
    );
    expect(elsewhere).toBe(true);
  });

  it('has a page without a price, after its end, and not before its time', async () => {
    expect(idsOf((await page('wholesale')).unserved)).toEqual(['wholesale']);
    expect((await page('withdrawn')).ended).toMatchObject([
      { plan: { id: 'withdrawn' }, endedOn: '2026-10-31' },
    ]);
    expect((await page('last-year')).ended).toMatchObject([{ endedOn: '2026-01-01' }]);
    for (const id of ['next-year', 'nobody']) {
      const { plans, unserved, ended } = await page(id);
      expect(idsOf([...plans, ...unserved, ...ended.map(({ plan }) => plan)])).not.toContain(id);
    }
  });

  it('says who can get it wherever it is named: in a line, and on its own page whole', async () => {
    const eligibility = ['You own an electric vehicle.', 'Offer for cardholders only, '.repeat(15)];
    const line = /^You own an electric vehicle; Offer for .*…$/;
    await load([...entries, entry('driver', undefined, { eligibility })], 'who');
    const card = { id: 'driver', facts: { eligibility: expect.stringMatching(line) } };
    const listed = await port.page({ ...query(), perPage: 100 }, askerOn());
    expect(listed.plans.filter(({ id }) => id === 'driver')).toMatchObject([card]);
    const { plans } = await port.chosen({ ids: ['driver'], verticals: ['energy'] }, askerOn());
    expect(plans).toMatchObject([card]);
    const single = await page('driver');
    expect(single.plans.filter(({ id }) => id === 'driver')).toMatchObject([card]);
    expect(single.detail?.eligibility).toEqual(eligibility);
    const asked = await port.energy({ ...power, postcode: '3053', distributor: '' }, askerOn());
    const own = asked.plans.filter(({ plan }) => plan.id === 'driver');
    expect(own.map(({ plan }) => plan.eligibility)).toEqual([[expect.stringMatching(line)]]);
    await load(entries, 'one');
  });

  it('is found by id for whoever chose it', async () => {
    const ids = ['city', 'withdrawn', 'last-year', 'next-year', 'nobody'];
    const chosen = await port.chosen({ ids, verticals: ['energy', 'mobile'] }, askerOn());
    expect(idsOf(chosen.plans)).toEqual(['city']);
    expect(idsOf(chosen.ended.map(({ plan }) => plan))).toEqual(['last-year', 'withdrawn']);
    expect(chosen.providers).toEqual([{ id: model?.provider.id, name: model?.provider.name }]);
    const others = await port.chosen({ ids, verticals: ['mobile'] }, askerOn());
    expect([...others.plans, ...others.ended]).toEqual([]);
  });

  it('that is not sold where the home is, is named to whoever chose it', async () => {
    const ids = ['everywhere', 'victoria', 'queensland', 'city', 'north', 'both'];
    const away = async (said?: Answers, recall: Recall = askAnew) => {
      const choice = { ids, verticals: ['energy', 'mobile'], ...(said && { said }) } as const;
      const { plans, elsewhere } = await port.chosen(choice, askerOn(someDay, { recall }));
      expect(plans).toHaveLength(ids.length);
      return elsewhere.toSorted();
    };
    expect(await away()).toEqual([]);
    expect(await away({ postcode: '9', kwh: 9_000 })).toEqual([]);
    expect(await away({ postcode: '3053' })).toEqual(['north', 'queensland']);
    // Each of the others may be sold on one of the postcode's two networks.
    expect(await away({ postcode: '3068' })).toEqual(['queensland']);
    expect(await away({ postcode: '3068', distributor: 'Jemena' })).toEqual(['city', 'queensland']);
    expect(await away({ postcode: '4000' })).toEqual(['both', 'city', 'north', 'victoria']);
    // The state given may be wrong; then nothing is certain.
    expect(await away({ postcode: '4000', state: 'NSW' })).toEqual([]);
    expect(await away({ postcode: '4000', state: 'QLD' })).toHaveLength(4);
    // Two states share some postcodes: until one is given, nothing is certain.
    expect(await away({ postcode: '4380' })).toEqual([]);
    expect(await away({ postcode: '4380', state: 'QLD' })).toHaveLength(4);
    expect(await away({ postcode: '4380', state: 'NSW' })).toHaveLength(5);
    // A release that went live between two answers has its own areas.
    const { recall, forget } = remembering();
    expect(await away({ postcode: '4000' }, recall)).toHaveLength(4);
    forget('energy:areas');
    await load(entries, 'again');
    expect(await away({ postcode: '4000' }, recall)).toEqual([]);
  });

  it('is sold on its own side of a border alone', async () => {
    const { recall } = remembering();
    const at = async (state?: string) => {
      const asked = query({ postcode: '4380', ...(state && { state }) });
      return idsOf((await port.page(asked, askerOn(someDay, { recall }))).plans).toSorted();
    };
    const sides = ['everywhere', 'queensland'];
    // One after the other, with one shared cache.
    expect([await at(), await at('NSW'), await at('QLD'), await at('VIC')]).toEqual([
      sides,
      ['everywhere'],
      sides,
      sides,
    ]);
    const across = entry('across', { states: ['NSW'], postcodes: ['4380'] });
    await load([...entries, across], 'across');
    expect([await at('NSW'), await at('QLD')]).toEqual([['everywhere'], sides]);
    const anew = createEmbeddedPlans(db);
    const found = await anew.page(query({ postcode: '4380', state: 'NSW' }), askerOn());
    expect(idsOf(found.plans)).toContain('across');
    await load(entries, 'as before');
  });

  it('is found though nobody can say where it is sold', async () => {
    const recall: Recall = (question) =>
      question.key.startsWith('energy:areas')
        ? Promise.reject(new Error('down'))
        : askAnew(question);
    const choice = { ids: ['city'], verticals: ['energy'], said: { postcode: '4000' } } as const;
    const found = await port.chosen(choice, askerOn(someDay, { recall }));
    expect([idsOf(found.plans), found.elsewhere]).toEqual([['city'], []]);
  });

  it('of gas is not told by the network of electricity', async () => {
    const gas = (id: string, distributor: string): EnergyEntry => {
      if (!gasModel) throw new Error('The generated plans have none of gas alone');
      const area: EnergyArea = { ...nowhere, states: ['VIC'], distributors: [distributor] };
      return { ...gasModel, plan: { ...gasModel.plan, id, customer: 'Residential', area } };
    };
    await load(
      [...entries, gas('pipes', 'Multinet'), gas('other-pipes', 'AusNet Services')],
      'gas',
    );
    const choice = { ids: ['pipes', 'other-pipes'], verticals: ['energy'] } as const;
    const said = { postcode: '3068', distributor: 'AusNet Services' };
    const found = await port.chosen({ ...choice, said }, askerOn());
    expect([found.plans.length, found.elsewhere]).toEqual([2, []]);
    await load(entries, 'one');
  });

  it('has a page in the sitemap while it is sold', async () => {
    expect(idsOf(await port.pages('energy', askerOn()))).toEqual(
      idsOf(entries.map(({ plan }) => plan)).filter((id) => !/year|withdrawn/.test(id)),
    );
  });
});

it('a release that is replaced while a page is made is not half read', async () => {
  await load(entries, 'first');
  const { recall, forget } = remembering();
  const cold = () =>
    createEmbeddedPlans(db).page(query({ postcode: '3053' }), askerOn(someDay, { recall }));
  expect((await cold()).total).toBe(5);
  forget('energy:plans');
  await load([entry('new', { states: ['VIC'] })], 'second');
  expect((await cold()).plans.map(({ id }) => id)).toEqual(['new']);
});

it('an empty database sells nothing, and answers stay out of keys', async () => {
  await db.prepare("UPDATE energy_release SET state = 'old'").run();
  const keys: string[] = [];
  const recall: Recall = (question) => {
    keys.push(question.key);
    return askAnew(question);
  };
  const port = createEmbeddedPlans(db);
  const page = await port.page(
    query({ postcode: '3053', kwh: 7_777 }),
    askerOn(someDay, { recall }),
  );
  expect(page).toMatchObject({ plans: [], total: 0, asOf: null, providers: [], unpriced: [] });
  await load(entries, 'keys');
  await port.page(query({ postcode: '3053', kwh: 7_777 }), askerOn(someDay, { recall }));
  expect(keys).toHaveLength(3);
  expect(keys.join()).not.toContain('7777');
});
