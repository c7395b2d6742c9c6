/** The embedded catalogue fits its schemas, has its drawings and its size, and contains the odd cases that list tests need. */

import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { readCatalogue } from '../../domain/plans/catalogue.ts';
import { fuelOf } from '../../domain/plans/energy/energy-plan-properties.ts';
import { referencesOf } from '../../domain/plans/energy/reference/references-of.ts';
import { covers, tiers } from '../../domain/plans/health-insurance/health-filters.ts';
import { loanCost } from '../../domain/plans/personal-loan/loan-cost.ts';
import { lends } from '../../domain/plans/personal-loan/loan-facts.ts';
import { offerOn } from '../../domain/plans/price.ts';
import { verticalSlugs } from '../../domain/vertical.ts';
import { filesBelow, root } from '../../scripts/build/files-below.ts';
import { catalogueFolder, readEmbeddedCatalogue } from '../../scripts/build/read-catalogue.ts';

const { catalogue, refused } = readEmbeddedCatalogue();
const { providers, plans } = catalogue;
const mobile = plans.filter((plan) => plan.vertical === 'mobile');
const broadband = plans.filter((plan) => plan.vertical === 'broadband');
const health = plans.filter((plan) => plan.vertical === 'health-insurance');
const solar = plans.filter((plan) => plan.vertical === 'solar');
const compared = [...mobile, ...broadband];
const cards = plans.filter((plan) => plan.vertical === 'credit-cards');
const loans = plans.filter((plan) => plan.vertical === 'personal-loan');
const energy = plans.filter((plan) => plan.vertical === 'energy');
const day = '2026-11-21';

describe('the embedded catalogue', () => {
  it('parses as a whole', () => {
    expect(refused).toEqual([]);
  });

  it('has at least 12 providers and 120 plans over mobile and broadband', () => {
    const sellers = new Set(compared.map(({ providerId }) => providerId));
    expect(sellers.size).toBeGreaterThanOrEqual(12);
    expect(compared.length).toBeGreaterThanOrEqual(120);
    expect(Math.min(mobile.length, broadband.length)).toBeGreaterThanOrEqual(50);
  });

  it('has at least 12 credit cards and 12 loans, of at least 4 providers each', () => {
    for (const list of [cards, loans]) {
      expect(list.length).toBeGreaterThanOrEqual(12);
      expect(new Set(list.map(({ providerId }) => providerId)).size).toBeGreaterThanOrEqual(4);
    }
  });

  it.each([
    ['health insurance', health],
    ['solar', solar],
  ] as const)('has at least 12 plans of 4 providers for %s', (_kind, own) => {
    expect(own.length).toBeGreaterThanOrEqual(12);
    expect(new Set(own.map(({ providerId }) => providerId)).size).toBeGreaterThanOrEqual(4);
  });

  it('has providers and plans for every vertical but the bundle', () => {
    for (const slug of verticalSlugs.filter((one) => one !== 'bundle')) {
      const sellers = providers.filter(({ verticals }) => verticals.includes(slug));
      expect(sellers.length, slug).toBeGreaterThanOrEqual(2);
      for (const { id } of sellers) {
        const own = plans.filter((plan) => plan.providerId === id && plan.vertical === slug);
        expect(own.length, `${id} ${slug}`).toBeGreaterThan(0);
      }
    }
  });

  it('keeps each provider and its plans in the file of its name', () => {
    const files = filesBelow(catalogueFolder).filter((name) => name.endsWith('.json'));
    for (const file of files.filter((name) => name !== 'reference-prices.json')) {
      const raw = JSON.parse(readFileSync(join(catalogueFolder, file), 'utf8')) as {
        providers: { id: string }[];
        plans: { providerId: string }[];
      };
      expect(raw.providers.map(({ id }) => `${id}.json`)).toEqual([file]);
      expect(raw.plans.filter(({ providerId }) => `${providerId}.json` !== file)).toEqual([]);
    }
  });

  it('names only logos that exist, and no real host', () => {
    const logos = providers.flatMap(({ logo }) => (logo ? [logo.url] : []));
    const files = filesBelow(join(catalogueFolder, 'logos'));
    expect(logos.toSorted()).toEqual(files.map((file) => `/media/catalogue/${file}`).toSorted());
    const urls = JSON.stringify(catalogue).match(/https:\/\/[^/"]+/g) ?? [];
    expect(urls.filter((url) => !url.endsWith('.example'))).toEqual([]);
  });

  it('serves logos that are drawings of one size and nothing else', () => {
    for (const file of filesBelow(join(catalogueFolder, 'logos'))) {
      const svg = readFileSync(join(catalogueFolder, 'logos', file), 'utf8');
      expect(svg, file).toMatch(
        /^<svg xmlns="http:\/\/www\.w3\.org\/2000\/svg" width="240" height="80"/,
      );
      const elements = new Set([...svg.matchAll(/<([a-zA-Z]+)/g)].map(([, name]) => name));
      expect(
        [...elements].filter((name) => !/^(?:svg|g|path|rect|circle|ellipse)$/.test(name ?? '')),
      ).toEqual([]);
      expect(svg).not.toMatch(/href|style=|on\w+=/);
    }
    expect(existsSync(join(root, 'content/catalogue/README.md'))).toBe(true);
  });
});

describe('the odd cases', () => {
  it('a plan of every product that has ended, some lately, one of gas', () => {
    const { ended } = catalogue;
    const kinds = new Set(ended.map(({ vertical }) => vertical));
    expect([...kinds].toSorted()).toEqual(
      verticalSlugs.filter((one) => one !== 'bundle').toSorted(),
    );
    expect(ended.every(({ endedOn }) => endedOn < day)).toBe(true);
    expect(ended.some(({ endedOn }) => endedOn > '2026-11-01')).toBe(true);
    expect(ended.some((plan) => plan.vertical === 'energy' && fuelOf(plan) === 'Gas')).toBe(true);
    expect(plans.filter(({ endedOn }) => endedOn !== undefined)).toEqual([]);
  });

  it('periods from 7 to 365 days, and calendar months', () => {
    const periods = new Set(compared.map(({ billing }) => billing));
    expect([...periods]).toEqual(expect.arrayContaining(['month', 7, 28, 30, 90, 180, 365]));
  });

  it('offers of 1 to 12 months; on, over and still to come; one that costs nothing', () => {
    const offers = compared.flatMap((plan) => (plan.offer ? [{ plan, offer: plan.offer }] : []));
    const months = new Set(offers.map(({ offer }) => offer.months));
    expect([...months].sort((a, b) => a - b)).toEqual([1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12]);
    expect(offers.filter(({ plan }) => offerOn(plan, day)).length).toBeGreaterThan(10);
    expect(offers.filter(({ offer }) => offer.until < day).length).toBeGreaterThan(3);
    expect(offers.filter(({ offer }) => (offer.from ?? '') > day).length).toBeGreaterThan(3);
    expect(offers.some(({ offer }) => offer.priceCents === 0)).toBe(true);
  });

  it('no evening speed, on some and not on most', () => {
    const without = broadband.filter(({ eveningMbps }) => eveningMbps === null);
    expect(without.length).toBeGreaterThan(5);
    expect(without.length).toBeLessThan(broadband.length / 2);
  });

  it('equal names at different providers and at one, 117 characters, apostrophes', () => {
    const names = compared.map(({ name }) => name);
    const sellersOf = (name: string) =>
      new Set(compared.filter((plan) => plan.name === name).map(({ providerId }) => providerId));
    expect(sellersOf('Everyday 30 GB').size).toBeGreaterThan(5);
    expect(sellersOf('Home Fast').size).toBe(2);
    const keys = compared.map(({ providerId, name }) => `${providerId}/${name}`);
    expect(new Set(keys).size).toBeLessThan(keys.length);
    expect(names.some((name) => name.length === 117)).toBe(true);
    expect(names.filter((name) => name.includes("'")).length).toBeGreaterThan(5);
    expect(providers.some(({ name }) => name.includes("'"))).toBe(true);
  });

  it('policies of every kind and tier, with none to all of 38 categories left out', () => {
    const hospital = health.filter(({ cover }) => cover !== 'Extras');
    expect(new Set(health.map(({ cover }) => cover))).toEqual(new Set(covers));
    expect(new Set(hospital.map(({ tier }) => tier))).toEqual(new Set(tiers));
    const leftOut = hospital.map(({ excluded, restricted }) => excluded.length + restricted.length);
    expect([Math.min(...leftOut), Math.max(...leftOut)]).toEqual([0, 38]);
    expect(hospital.some(({ excessCents }) => excessCents === 0)).toBe(true);
    // An excess too high to avoid the Medicare levy surcharge.
    expect(hospital.some(({ excessCents }) => excessCents > 75_000)).toBe(true);
    expect(health.some(({ waitingPeriods: [first] }) => first?.months === 0)).toBe(true);
    // One price for the whole country; equal names and prices at two funds.
    expect(health.some(({ premiums }) => premiums.length === 1)).toBe(true);
    expect(health.filter(({ name }) => name === 'Everyday Extras').length).toBe(2);
    expect(health.some(({ name }) => name.length > 100)).toBe(true);
  });

  it('systems of every size, with batteries beyond each step of the certificates', () => {
    const batteries = solar.map(({ batteryKilowattHours }) => batteryKilowattHours ?? 0);
    for (const [from, to] of [
      [0.5, 5],
      [5, 14],
      [14, 28],
      [28, 50],
      [50, 200],
    ] as const) {
      expect(
        batteries.some((one) => one >= from && one < to),
        `${from} to ${to} kWh`,
      ).toBe(true);
    }
    expect(batteries.filter((one) => one === 0).length).toBeGreaterThan(4);
    const panels = solar.map(({ panelKilowatts }) => panelKilowatts);
    expect(Math.min(...panels)).toBeLessThan(2);
    expect(Math.max(...panels)).toBeGreaterThan(15);
    expect(solar.some(({ certificateCents }) => certificateCents === 0)).toBe(true);
    // Equal names and prices at two installers.
    expect(solar.filter(({ name }) => name === '6.6 kW').length).toBeGreaterThan(2);
    expect(solar.some(({ name }) => name.length > 100)).toBe(true);
    // Clearly invented.
    expect(solar.every(({ accreditation }) => /^[AS]00001/.test(accreditation))).toBe(true);
  });

  it('below, at and above a reference price, and none, always for gas', () => {
    const table = catalogue.references ?? [];
    const percents = energy.map((plan) => referencesOf(plan, table)[0]?.percent);
    const signs = percents.map((percent) => percent && Math.sign(percent));
    expect(new Set(signs)).toEqual(new Set([-1, 0, 1, undefined]));
    for (const { source } of table) expect(source).toContain('invented');
  });

  it('every filter has something to leave out', () => {
    const kinds = (values: readonly unknown[]) => new Set(values).size;
    expect(kinds(mobile.map(({ connection }) => connection))).toBe(2);
    expect(kinds(mobile.map(({ planType }) => planType))).toBe(2);
    expect(mobile.some(({ dataGb }) => dataGb === null)).toBe(true);
    expect(mobile.some(({ dataGb }) => dataGb === 0)).toBe(true);
    expect(kinds(broadband.map(({ connectionType }) => connectionType))).toBe(4);
    expect(kinds(broadband.map(({ modem }) => modem))).toBe(3);
    expect(kinds(broadband.map(({ speedTier }) => speedTier))).toBeGreaterThan(5);
    expect(kinds(broadband.flatMap(({ technologies }) => technologies))).toBe(6);
    expect(providers.filter(({ logo }) => !logo).length).toBeGreaterThanOrEqual(2);
  });

  it('cards: no fee, a fee waived, a year without it; transfers long, over and none; every filter', () => {
    const some = (is: (card: (typeof cards)[number]) => boolean) =>
      cards.some(is) && !cards.every(is);
    expect(some(({ annualFeeCents }) => annualFeeCents === 0)).toBe(true);
    expect(some(({ feeWaivedFromCents }) => feeWaivedFromCents !== undefined)).toBe(true);
    expect(some(({ firstYear }) => (firstYear?.until ?? '') >= day)).toBe(true);
    expect(some(({ firstYear }) => (firstYear?.until ?? day) < day)).toBe(true);
    expect(some(({ balanceTransfer }) => (balanceTransfer?.months ?? 0) >= 36)).toBe(true);
    expect(some(({ balanceTransfer }) => (balanceTransfer?.until ?? day) < day)).toBe(true);
    expect(some(({ balanceTransfer }) => balanceTransfer === null)).toBe(true);
    expect(some((card) => (card.balanceTransfer?.afterwards ?? 0) > card.purchaseRate)).toBe(true);
    expect(some(({ interestFreeDays }) => interestFreeDays === 0)).toBe(true);
    expect(some(({ rewards }) => rewards !== undefined)).toBe(true);
    expect(some(({ foreignFeePercent }) => foreignFeePercent === 0)).toBe(true);
    expect(cards.filter(({ name }) => name === 'Low Rate').length).toBe(2);
  });

  it('loans: variable, secured, a range of rates, only small, only large, without fees', () => {
    const some = (is: (loan: (typeof loans)[number]) => boolean) =>
      loans.some(is) && !loans.every(is);
    expect(some(({ fixed }) => fixed)).toBe(true);
    expect(some(({ secured }) => secured)).toBe(true);
    expect(some(({ highest }) => highest !== undefined)).toBe(true);
    expect(some(({ monthlyFeeCents }) => monthlyFeeCents === 0)).toBe(true);
    expect(some(({ rate, comparisonRate }) => rate === comparisonRate)).toBe(true);
    expect(some(({ amountCents }) => amountCents.to < 2_000_000)).toBe(true);
    expect(some(({ amountCents }) => amountCents.from >= 1_000_000)).toBe(true);
    expect(some(({ termYears }) => termYears.to < 5)).toBe(true);
  });

  it('comparison rates that include the fees: at that rate, the repayments are worth the amount less the fee', () => {
    for (const loan of loans) {
      const { amountCents, years } = loan.comparisonExample;
      const asked = { amount: amountCents / 100, years, creditRecord: 'Excellent' };
      const { ongoingCents } = loanCost(loan, day, asked);
      const month = loan.comparisonRate / 1200;
      const worth = (ongoingCents * (1 - (1 + month) ** (-12 * years))) / month;
      const gap = Math.abs(worth - (amountCents - loan.feeCents));
      // A hundredth of a per cent changes the present value by about this much.
      expect(gap / amountCents, loan.id).toBeLessThan(0.0003);
      expect(lends(loan, asked), loan.id).toBe(true);
    }
  });
});

describe('the odd cases of energy', () => {
  const having = (of: (plan: (typeof energy)[number]) => boolean) => energy.filter(of).length;
  const tariffs = energy.flatMap(({ electricity, gas }) => [electricity ?? [], gas ?? []].flat());
  const seasons = tariffs.flatMap((one) => one.seasons);
  const rates = seasons.flatMap((one) => one.rates);

  it('both fuels, for homes and businesses, from at least 4 providers', () => {
    expect(energy.length).toBeGreaterThanOrEqual(12);
    expect(new Set(energy.map(({ providerId }) => providerId)).size).toBeGreaterThanOrEqual(4);
    const kinds = new Set(energy.map((plan) => `${fuelOf(plan)} ${plan.customer}`));
    expect([...kinds].sort()).toEqual([
      'Dual Residential',
      'Electricity Business',
      'Electricity Residential',
      'Gas Business',
      'Gas Residential',
    ]);
    expect(new Set(energy.map(({ planId }) => planId)).size).toBe(energy.length);
  });

  it('sold somewhere, but nowhere that homes cannot choose their retailer', () => {
    const named = energy.map(({ area }) => [...(area?.states ?? []), ...(area?.postcodes ?? [])]);
    expect(named.filter((places) => places.length === 0)).toEqual([]);
    expect(named.flat().filter((place) => /^(?:WA|NT|6|0[89])/.test(place))).toEqual([]);
    expect(having(({ area }) => area?.states.includes('TAS') === true)).toBeLessThan(10);
  });

  it('one step, two and three; no supply charge; a fee at the start', () => {
    const steps = new Set(rates.map(({ blocks }) => blocks.length));
    expect([...steps].sort()).toEqual([1, 2, 3]);
    expect(seasons.filter(({ supplyCents }) => supplyCents === 0).length).toBe(1);
    expect(having(({ onceCents }) => (onceCents ?? 0) > 0)).toBe(1);
  });

  it('everything that a price can be made of', () => {
    expect(rates.filter(({ windows }) => windows.length > 0).length).toBeGreaterThan(5);
    expect(tariffs.filter((one) => one.seasons.length > 1).length).toBeGreaterThan(0);
    expect(tariffs.filter(({ demand }) => demand.length > 0).length).toBeGreaterThan(0);
    expect(tariffs.filter(({ controlledLoad }) => controlledLoad.length > 1).length).toBe(1);
    expect(tariffs.filter(({ withControlledLoad }) => withControlledLoad).length).toBe(1);
    expect(having(({ feedIn }) => feedIn.some((one) => one.steps.length > 1))).toBe(1);
    expect(having(({ guaranteed }) => guaranteed.length > 0)).toBeGreaterThan(2);
    expect(having(({ conditional }) => conditional.length > 1)).toBe(1);
    expect(having(({ fees }) => fees.some(({ unavoidable }) => unavoidable))).toBeGreaterThan(1);
    expect(having(({ unpriced }) => unpriced === 'wholesale')).toBe(1);
  });

  it('offers that are on, over and still to come; a month for nothing', () => {
    const offers = energy.flatMap(({ offer }) => offer ?? []);
    expect(energy.filter((plan) => offerOn(plan, day)).length).toBe(2);
    expect(offers.some(({ until }) => until < day)).toBe(true);
    expect(offers.some(({ from = '' }) => from > day)).toBe(true);
    expect(offers.some(({ percentOff }) => percentOff === 100)).toBe(true);
  });

  it('every filter has something to leave out, and words for what is not given', () => {
    expect(having(({ exitFeeCents }) => exitFeeCents === 0)).toBeGreaterThan(3);
    expect(having(({ exitFeeCents = 0 }) => exitFeeCents > 0)).toBeGreaterThan(1);
    expect(having(({ exitFeeCents }) => exitFeeCents === undefined)).toBeGreaterThan(1);
    expect(having(({ contract }) => (contract.months ?? 0) > 0)).toBeGreaterThan(2);
    expect(having(({ area }) => area !== undefined && !area.states.includes('NSW'))).toBe(5);
    expect(having(({ sponsored }) => sponsored)).toBe(1);
    expect(having(({ name }) => name.length === 117)).toBe(1);
    expect(having(({ name }) => name === 'Sundowner Standard')).toBe(2);
  });
});

describe('reading a catalogue', () => {
  const [first] = providers;
  const [plan] = mobile;
  const read = (document: unknown) => readCatalogue(document, '2026-11-20');

  it('refuses a plan that is still to end, which would leave every list at once', () => {
    const seller = providers.find(({ id }) => id === plan?.providerId);
    const endingOn = (endedOn: string) =>
      read({ providers: [seller], plans: [{ ...plan, endedOn }] });
    expect(endingOn('2026-11-20').catalogue.ended).toHaveLength(1);
    const { catalogue: taken, refused: left } = endingOn('2027-12-31');
    expect([taken.plans, taken.ended]).toEqual([[], []]);
    expect(left).toEqual([
      {
        entry: `plan ${plan?.id}`,
        reason: 'endedOn: 2027-12-31 is in the future: leave it out until then',
      },
    ]);
  });

  it('takes each reference price once, and has no list when none is given or valid', () => {
    const [one] = catalogue.references ?? [];
    const again = { ...one, distributor: ` ${one?.distributor}`, cents: 1 };
    const next = { ...one, year: '2027-28' };
    const { catalogue: taken, refused: left } = read({
      providers: [],
      plans: [],
      references: [one, again, { ...one, year: 'next' }, next, { ...one, id: 'wattle' }],
    });
    expect(taken.references).toEqual([one, next]);
    expect(left.map(({ entry }) => entry)).toEqual([
      'references.2',
      'references.4',
      'references.1',
    ]);
    const referencesOfList = (references?: unknown[]) =>
      read({ providers: [], plans: [], references }).catalogue.references;
    expect(referencesOfList([])).toEqual([]);
    expect(referencesOfList([{}])).toBeUndefined();
    expect(referencesOfList()).toBeUndefined();
  });

  it('refuses entry by entry, with a name and a reason', () => {
    const seller = providers.find(({ id }) => id === plan?.providerId);
    const { catalogue: taken, refused: left } = read({
      providers: [
        seller,
        seller,
        { id: 'Bad Id' },
        null,
        { ...seller, id: 'sells-nothing', verticals: [] },
        { ...seller, id: 'sells-twice', verticals: ['mobile', 'mobile'] },
      ],
      plans: [
        plan,
        plan,
        { ...plan, id: 'paid', commissionCents: 900 },
        { ...plan, id: 'half-cents', priceCents: 10.5 },
        { ...plan, id: 'eight-days-too-few', billing: 6 },
        { ...plan, id: 'long-year', billing: 366 },
        { ...plan, id: 'stranger', providerId: 'nobody' },
        { ...broadband[0], id: 'not-sold', providerId: plan?.providerId },
        { ...plan, id: 'no-such-day', checkedOn: '2026-02-30' },
        {
          ...plan,
          id: 'no-offer',
          offer: { title: 'x', priceCents: plan?.priceCents, months: 3, until: day },
        },
        { ...plan, id: 'thirteen', offer: { title: 'x', priceCents: 1, months: 13, until: day } },
        { id: 'no-vertical', vertical: 'bundle' },
      ],
    });
    expect(taken.plans.map(({ id }) => id)).toEqual([plan?.id]);
    expect(taken.providers).toHaveLength(1);
    const reasons = Object.fromEntries(left.map(({ entry, reason }) => [entry, reason]));
    expect(reasons).toMatchObject({
      'provider Bad Id': expect.stringContaining('An id must be'),
      'providers.3': expect.any(String),
      'provider sells-nothing': 'verticals: Name a vertical that the provider sells',
      'provider sells-twice': expect.stringContaining('Name each vertical once'),
      'plan paid': expect.stringContaining('commissionCents'),
      'plan half-cents': expect.stringContaining('whole cents'),
      'plan eight-days-too-few': expect.stringContaining('7 to 365'),
      'plan long-year': expect.stringContaining('7 to 365'),
      'plan stranger': 'providerId: nobody is not in this catalogue',
      'plan not-sold': `providerId: ${plan?.providerId} does not sell broadband`,
      'plan no-such-day': expect.stringContaining('There is no such day'),
      'plan no-offer': expect.stringContaining('less than the ongoing price'),
      'plan thirteen': expect.stringContaining('offer.months'),
      'plan no-vertical': expect.stringContaining('vertical'),
    });
    expect(left.filter(({ reason }) => reason.includes('listed twice'))).toHaveLength(2);
  });

  it('refuses a document that is not a catalogue', () => {
    expect(() => read({})).toThrow('catalogue: providers: Add this list; plans: Add this list');
    expect(() => read({ providers: {}, plans: [] })).toThrow('providers: This must be a list');
    expect(() => read({ providers: [], plans: [], references: {} })).toThrow(
      'references: This must be a list; leave it out if there is none',
    );
    for (const none of [[first], null, 'text'])
      expect(() => read(none)).toThrow(
        /^This is not a catalogue: (?:providers: Add|Write an object with the lists)/,
      );
  });
});
