/** Consumer Data Right plans converted to ours: every part in every format, and refusals. */
import { describe, expect, it } from 'vitest';
import {
  type Answer,
  allYear,
  contractOf,
  gasAnswer,
  type Over,
  powerAnswer,
  timedAnswer,
  timedRate,
  usagePeriod,
  week,
  weekdays,
} from './cdr-answer.fixture.ts';
import { turnedEnergyPlan } from './turned-energy-plan.ts';

const settings = { day: '2026-11-21' };
const planOf = (answer: unknown) => turnedEnergyPlan(answer, settings).plan;
const turn = (over?: Over) => planOf(powerAnswer(over));
const season = (answer: Answer) => planOf(answer).electricity?.seasons[0];

it.each([
  ['AEST', 'AEST'],
  ['LOCAL', undefined],
  [undefined, undefined],
])('hours in the time zone %s follow the clock %s', (timeZone, clock) => {
  expect(turn({ contract: { timeZone } }).electricity?.clock).toBe(clock);
  expect(planOf(gasAnswer({ contract: { timeZone } })).gas).not.toHaveProperty('clock');
});

it.each<[string | undefined, (string | undefined)[], string | undefined, string[]]>([
  ['LOCAL', ['AEST'], 'AEST', []],
  [undefined, ['AEST', 'AEST'], 'AEST', []],
  ['AEST', [undefined, 'AEST'], 'AEST', []],
  ['AEST', ['LOCAL'], undefined, []],
  ['LOCAL', ['AEST', undefined], undefined, ['clocks-differ']],
])(
  'hours in the time zone %s, with periods in %j, follow the clock %s',
  (timeZone, zones, clock, flags) => {
    const periods = zones.map((zone, index) => ({
      ...usagePeriod(),
      timeZone: zone,
      startDate: `0${index + 1}-01`,
      endDate: `0${index + 1}-28`,
    }));
    const plan = turn({ contract: { timeZone }, periods });
    expect(plan.electricity?.clock).toBe(clock);
    expect(plan.flags).toEqual(flags);
  },
);

describe('a single-rate plan', () => {
  it('becomes one of our plans, with its amounts as published', () => {
    const { provider, plan } = turnedEnergyPlan(powerAnswer(), settings);
    expect(provider).toEqual({ id: 'quandong', name: 'Quandong Energy' });
    expect(plan).toEqual({
      vertical: 'energy',
      id: 'quandong-qua481234mre1-eme',
      providerId: 'quandong',
      name: 'Everyday',
      inclusions: [],
      sponsored: false,
      checkedOn: '2026-11-21',
      planId: 'QUA481234MRE1@EME',
      customer: 'Residential',
      electricity: {
        seasons: [
          {
            name: 'All year',
            from: '01-01',
            to: '12-31',
            supplyCents: 90,
            rates: [{ kind: 'any', blocks: [{ cents: 25 }], per: 'year', windows: [] }],
          },
        ],
        demand: [],
        controlledLoad: [],
        withControlledLoad: false,
      },
      flags: [],
      onceCents: null,
      guaranteed: [],
      conditional: [],
      fees: [],
      feedIn: [],
      area: {
        states: [],
        distributors: ['Wattle Networks'],
        postcodes: ['3056', '3057'],
        except: [],
      },
      contract: { name: '1 year contract', months: 12 },
      eligibility: [],
      from: '2026-07-01',
      basicPlanInformation: 'https://www.energymadeeasy.gov.au/plan?id=QUA481234MRE1&postcode=3056',
    });
  });

  it('is read the same without a wrapper, with null for missing values, or in a list of one', () => {
    const { data } = powerAnswer();
    const wanted = planOf(powerAnswer());
    expect(planOf(data)).toEqual(wanted);
    expect(planOf({ data: { plans: [data] } })).toEqual(wanted);
    const nulls = { effectiveTo: null, additionalInformation: null, gasContract: null };
    expect(turn({ data: nulls, contract: { fees: null, discounts: null } })).toEqual(wanted);
  });

  it('gets an id distinct from similar ones, even if its own is unusual', () => {
    const ids = ['A1@EME', 'A1-EME', 'a1@eme', 'A1 EME', `A${'1'.repeat(50)}@EME`].map(
      (planId) => turn({ data: { planId } }).id,
    );
    expect(new Set(ids).size).toBe(ids.length);
    expect(ids[0]).toBe('quandong-a1-eme');
    for (const id of ids) expect(id).toMatch(/^[a-z0-9][a-z0-9-]{0,62}[a-z0-9]$/);
  });
});

describe('the unit of amounts', () => {
  it.each<[string, string, string, number, number]>([
    ['cents', '25.5', '90', 25.5, 90],
    ['cents at the least', '3', '15', 3, 15],
    ['dollars', '0.255', '0.90', 25.5, 90],
    ['dollars at the most', '2.99', '14.99', 299, 1_499],
    ['no supply charge', '25', '0', 25, 0],
  ])('is read correctly: %s', (_, unitPrice, dailySupplyCharges, usage, supply) => {
    const plan = turn({ singleRate: { rates: [{ unitPrice }] }, period: { dailySupplyCharges } });
    const [first] = plan.electricity?.seasons ?? [];
    expect([first?.rates[0]?.blocks[0]?.cents, first?.supplyCents]).toEqual([usage, supply]);
    expect(plan.unpriced).toBeUndefined();
  });

  it('is cents from half a cent up for gas', () => {
    const cents = (unitPrice: string) =>
      planOf(gasAnswer({ singleRate: { rates: [{ unitPrice }] } })).gas?.seasons[0]?.rates[0]
        ?.blocks[0]?.cents;
    expect(cents('0.5')).toBe(0.5);
    expect(planOf(gasAnswer({ singleRate: { rates: [{ unitPrice: '0.04' }] } })).unpriced).toBe(
      'units-disagree',
    );
  });

  it('leaves the plan without a price if supply charges use another, or usage an unknown one', () => {
    expect(turn({ period: { dailySupplyCharges: '0.90' } }).unpriced).toBe('units-disagree');
    const rates = [{ unitPrice: '25', measureUnit: 'KVA' }];
    expect(turn({ singleRate: { rates } }).unpriced).toBe('unit-unknown');
  });

  it('leaves the plan without a price if a controlled load or a demand charge uses another', () => {
    const power = (over: Over, inDollars: boolean) =>
      turn(
        inDollars
          ? {
              ...over,
              period: { ...over.period, dailySupplyCharges: '0.90' },
              singleRate: { rates: [{ unitPrice: '0.25' }] },
            }
          : over,
      ).unpriced;
    const load = (unitPrice: string, dailyCharge = '0') => ({
      contract: { controlledLoad: [{ rates: [{ unitPrice }], dailyCharge }] },
    });
    const demand = (amount: string) => ({ period: { demandCharges: [{ amount }] } });
    for (const over of [load('0.18'), load('2.99'), demand('0.45'), demand('0.99')])
      expect(power(over, false)).toBe('units-disagree');
    for (const over of [load('18'), load('3'), demand('0.0045')])
      expect(power(over, true)).toBe('units-disagree');
    // A load may be free at noon, and its daily charge is only a few cents.
    for (const over of [load('3', '9.36'), load('0', '0.5'), demand('0'), demand('1')])
      expect(power(over, false)).toBeUndefined();
    for (const over of [load('0.18', '0.09'), load('0'), demand('0.12'), demand('12')])
      expect(power(over, true)).toBeUndefined();
  });

  it.each(['dailySupplyCharges', 'dailySupplyCharge', 'dailyCharge'])(
    'is also that of supply charges in the field %s',
    (name) => {
      const period = { dailySupplyCharges: undefined, [name]: 101.5 };
      expect(season(powerAnswer({ period }))?.supplyCents).toBe(101.5);
    },
  );

  it('leaves the plan without a price if its supply charges have bands that differ', () => {
    const bands = (...prices: string[]) => ({
      dailySupplyCharges: undefined,
      bandedDailySupplyCharges: prices.map((unitPrice) => ({ unitPrice, volume: 100 })),
    });
    expect(turn({ period: bands('80', '90') }).unpriced).toBe('supply-banded');
    expect(season(powerAnswer({ period: bands('80') }))?.supplyCents).toBe(80);
  });
});

describe('seasons and hours', () => {
  const night = { days: week, startTime: '2200', endTime: '659' };
  const day = { days: week, startTime: '0700', endTime: '2159' };

  it('are read with their kinds, and an unknown kind becomes “other”', () => {
    const rates = season(
      timedAnswer([
        timedRate('PEAK', '40', day),
        { ...timedRate('SHOULDER2', '30', { ...night, endTime: '0' }), rates: [{ unitPrice: 30 }] },
        timedRate('SOLAR_SPONGE', '10', { ...night, startTime: '0' }),
      ]),
    )?.rates;
    expect(rates?.map(({ kind, windows }) => [kind, windows[0]?.from, windows[0]?.to])).toEqual([
      ['peak', 420, 1_320],
      ['shoulder', 1_320, 1_440],
      ['other', 0, 420],
    ]);
  });

  it('of different rates may not overlap, even over midnight, but those of one rate may', () => {
    const late = { days: ['SAT'], startTime: '06:00', endTime: '08:00' };
    const overlap = (...rates: object[]) => planOf(timedAnswer(rates));
    expect(() =>
      overlap(timedRate('PEAK', '40', late), timedRate('OFF_PEAK', '20', night)),
    ).toThrow('windows of two rates overlap');
    expect(overlap(timedRate('PEAK', '40', late, night, day)).unpriced).toBeUndefined();
    const inside = { days: week, startTime: '10:00', endTime: '11:00' };
    expect(() =>
      overlap(timedRate('PEAK', '40', day, late), timedRate('OFF_PEAK', '20', inside)),
    ).toThrow('overlap');
  });

  it('that cannot be read leave a plan without a price', () => {
    const odd = { days: week, startTime: '59::00', endTime: '0700' };
    expect(planOf(timedAnswer([timedRate('PEAK', '40', odd)])).unpriced).toBe('unreadable-time');
    const days = { ...day, days: ['FULL_MOON'] };
    expect(planOf(timedAnswer([timedRate('PEAK', '40', days)])).unpriced).toBe('unreadable-time');
  });

  it('only on public holidays are ignored', () => {
    const holiday = { ...day, days: ['PUBLIC_HOLIDAYS'] };
    const rates = [timedRate('PEAK', '40', day), timedRate('OFF_PEAK', '20', holiday)];
    expect(season(timedAnswer(rates))?.rates).toHaveLength(1);
  });

  it('are flagged where Monday to Friday replaces business days', () => {
    const business = { days: ['BUSINESS_DAYS', 'SATURDAY'], startTime: '0', endTime: '0' };
    const plan = planOf(timedAnswer([timedRate('PEAK', '40', business)]));
    expect(plan.flags).toEqual(['business-days']);
    expect(plan.electricity?.seasons[0]?.rates[0]?.windows).toEqual([
      { days: [1, 2, 3, 4, 5, 6], from: 0, to: 1_440 },
    ]);
  });

  it('may run over New Year, and have dates with a year', () => {
    const periods = [
      usagePeriod({ period: { startDate: '12-01', endDate: '02-29' } }),
      usagePeriod({ period: { startDate: '2026-03-01', endDate: '2026-11-30' } }),
    ];
    const seasons = turn({ periods }).electricity?.seasons;
    expect(seasons?.map(({ from, to }) => [from, to])).toEqual([
      ['12-01', '02-28'],
      ['03-01', '11-30'],
    ]);
  });
});

describe('demand charges', () => {
  const charge = { amount: '20', startTime: '1500', endTime: '2100', days: weekdays };
  const demand = (...periods: object[]) => turn({ periods: [usagePeriod(), ...periods] });
  const demandPeriod = (...demandCharges: object[]) => ({
    ...allYear,
    rateBlockUType: 'demandCharges',
    dailySupplyCharges: '0.90',
    demandCharges,
  });

  it('are kept beside usage, without a supply charge of their own', () => {
    const plan = demand(demandPeriod({ ...charge, minDemand: '1.50', maxDemand: '0' }));
    expect(plan.unpriced).toBeUndefined();
    expect(plan.electricity?.seasons).toHaveLength(1);
    expect(plan.electricity?.demand).toEqual([
      {
        group: 0,
        from: '01-01',
        to: '12-31',
        cents: 20,
        per: 'day',
        leastKw: 1.5,
        window: { days: [1, 2, 3, 4, 5], from: 900, to: 1_260 },
      },
    ]);
  });

  it.each([
    ['99.99', 'day'],
    ['100', 'month'],
    ['5000', 'month'],
    ['5000.01', 'year'],
  ])('of %s cents are charged by the %s', (amount, per) => {
    const plan = demand(demandPeriod({ ...charge, amount, chargePeriod: 'TARIFF_PERIOD' }));
    expect(plan.electricity?.demand[0]?.per).toBe(per);
  });

  it('in one period are alternatives, but those in several periods add up', () => {
    const two = demandPeriod(charge, { ...charge, amount: '30' });
    const plan = demand(two, demandPeriod(charge));
    expect(plan.electricity?.demand.map(({ group }) => group)).toEqual([0, 0, 1]);
    expect(plan.flags).toEqual(['demand-dearest']);
  });

  it('without days apply every day, and without hours all day', () => {
    const none = { weekdays: false, saturday: false, sunday: false };
    const hours = { startTime: undefined, endTime: undefined };
    const some = { weekdays: true, saturday: false, sunday: true };
    const plan = demand(
      demandPeriod({ ...charge, days: none, ...hours }),
      demandPeriod({ ...charge, days: [] }),
      demandPeriod({ ...charge, days: some }),
    );
    const days = plan.electricity?.demand.map(({ window }) => window.days.length);
    expect(days).toEqual([7, 7, 6]);
    expect(plan.electricity?.demand[0]?.window).toMatchObject({ from: 0, to: 1_440 });
  });

  it.each(['KW', 'KWH', 'kWh'])('with the unit %s are charged by the kW', (measureUnit) => {
    const named = demand(demandPeriod({ ...charge, measureUnit }));
    expect([named.unpriced, named.electricity?.demand]).toEqual([
      undefined,
      demand(demandPeriod(charge)).electricity?.demand,
    ]);
  });

  it('in kVA leave the plan without a price', () => {
    expect(demand(demandPeriod({ ...charge, measureUnit: 'KVA' })).unpriced).toBe('unit-unknown');
  });
});

describe('controlled loads', () => {
  const loads = (controlledLoad: unknown) =>
    turn({ contract: { pricingModel: 'SINGLE_RATE_CONT_LOAD', controlledLoad } }).electricity;
  const rates = [{ unitPrice: '15.5' }];

  it('are read from an object in older data', () => {
    const old = { displayName: 'Controlled load 2', rates, period: 'P1Y', dailyCharge: '9.36' };
    expect(loads(old)).toMatchObject({
      withControlledLoad: true,
      controlledLoad: [
        {
          name: 'Controlled load 2',
          number: 2,
          supplyCents: 9.36,
          rates: [{ kind: 'any', blocks: [{ cents: 15.5 }] }],
        },
      ],
    });
  });

  it('are read as alternatives from a list in newer data', () => {
    const singleRate = { displayName: 'Dedicated Circuit 1', rates, dailySupplyCharge: '4' };
    const newer = loads([
      { displayName: '', singleRate },
      { displayName: 'Tariff 33', singleRate: { rates } },
      { displayName: 'Hot water', singleRate: { rates } },
    ]);
    expect(newer?.controlledLoad.map((one) => [one.name, one.number, one.supplyCents])).toEqual([
      ['Dedicated Circuit 1', 1, 4],
      ['Tariff 33', 2, 0],
      ['Hot water', undefined, 0],
    ]);
  });

  it('without the hours that they name have no rates', () => {
    const peak = { displayName: 'Controlled Load Off Peak', singleRate: { rates } };
    const website = { days: week, additionalInfo: 'See the website' };
    const timed = { displayName: 'Hot water', timeOfUseRates: [timedRate('PEAK', '50', website)] };
    const given = { days: week, startTime: '0000', endTime: '0700' };
    const whole = { displayName: 'Hot water', timeOfUseRates: [timedRate('PEAK', '50', given)] };
    expect(loads([peak, timed, whole])?.controlledLoad.map((one) => one.rates.length)).toEqual([
      0, 0, 1,
    ]);
  });
});

it('a gas contract named for a controlled load keeps its price', () => {
  const plan = planOf(gasAnswer({ contract: { pricingModel: 'SINGLE_RATE_CONT_LOAD' } }));
  expect(plan.unpriced).toBeUndefined();
  expect(plan.gas?.seasons).toHaveLength(1);
});

describe('where, when and for how long a plan is sold:', () => {
  it('an area is a set of postcodes and networks, or everywhere', () => {
    const geography = { includedPostcodes: ['800', '0820'], excludedPostcodes: ['0829'] };
    expect(turn({ data: { geography } }).area).toEqual({
      states: [],
      distributors: [],
      postcodes: ['0800', '0820'],
      except: ['0829'],
    });
    for (const none of [undefined, {}, { distributors: [], includedPostcodes: null }]) {
      expect(turn({ data: { geography: none } })).not.toHaveProperty('area');
    }
  });

  it.each([
    ['2026-11-20T13:00:00Z', '2026-11-21', '2026-11-21'],
    ['2026-11-21T13:00:00Z', '2026-11-22', undefined],
    ['2026-11-21', '2026-11-21', '2026-11-21'],
    ['9999-12-31T23:59:59Z', '9999-12-31', undefined],
  ])(
    'a plan offered before %s has ended from %s on, by Sydney’s calendar',
    (effectiveTo, until, endedOn) => {
      const plan = turn({ data: { effectiveTo } });
      expect([plan.until, plan.endedOn]).toEqual([until, endedOn]);
    },
  );

  it.each<[string[], string, number | null]>([
    [['ONGOING'], 'Ongoing contract', 0],
    [[''], 'Ongoing contract', 0],
    [['1_YEAR'], '1 year contract', 12],
    [['5_YEAR'], '5 year contract', 60],
    [['OTHER'], 'Contract term not given', null],
    [['18_MONTHS'], 'Contract term not given', null],
    [['ONGOING', 'OTHER'], 'Contract term not given', null],
    [['2_YEAR', 'OTHER'], '2 year contract', 24],
    [['1_YEAR', '4_YEAR'], '4 year contract', 48],
  ])('contract terms of %j are called "%s"', ([power, gas], name, months) => {
    const gasContract = gas && contractOf({ contract: { termType: gas } });
    const plan = turn({ contract: { termType: power }, data: { gasContract } });
    expect(plan.contract).toEqual({ name, months });
  });

  it('the document is from the retailer, else from the register, else missing', () => {
    const links = (additionalInformation: object, planId = 'QUA1MR@VEC') =>
      turn({ data: { additionalInformation, planId } }).basicPlanInformation;
    const pricingUri = 'https://www.quandong.example/everyday.pdf';
    expect(links({ pricingUri, termsUri: 'https://www.quandong.example/terms' })).toBe(pricingUri);
    expect(links({ pricingUri: 'www.quandong.example' })).toBeUndefined();
    expect(links({ overviewUri: 7 }, 'QUA1MRE1@EME')).toContain('/plan?id=QUA1MRE1&');
  });

  it('long texts are cut at a word', () => {
    const plan = turn({
      data: { displayName: 'Very '.repeat(100) },
      contract: {
        benefitPeriod: '12 months',
        onExpiryDescription: `${'You move on. '.repeat(200)}`,
        eligibility: [{ type: 'OTHER', information: 'Email bills', description: 'Email bills' }],
        incentives: [{ displayName: 'Credit', description: 'We pay $50.'.repeat(90) }, 7],
      },
    });
    expect(plan.name).toMatch(/ Very…$/);
    expect(plan.benefitEnds).toMatch(/^Benefit period: 12 months\. You move.*…$/);
    expect(plan.eligibility).toEqual(['Email bills']);
  });

  it('both fuels in one plan stay one plan', () => {
    const gasContract = contractOf({ singleRate: { rates: [{ unitPrice: '0.9' }] } });
    const plan = turn({ data: { fuelType: 'DUAL', gasContract } });
    expect(plan.electricity?.seasons).toHaveLength(1);
    expect(plan.gas?.seasons[0]?.rates[0]?.blocks).toEqual([{ cents: 0.9 }]);
  });
});

describe('a plan without a price', () => {
  it.each<[string, Over]>([
    ['flexible', { contract: { pricingModel: 'FLEXIBLE_CONT_LOAD' } }],
    ['wholesale', { data: { displayName: 'Wholesale Pass-through' } }],
    [
      'membership-term',
      { contract: { fees: [{ type: 'MEMBERSHIP', term: 'VARIABLE', amount: 9 }] } },
    ],
    [
      'controlled-load-hours',
      {
        contract: {
          pricingModel: 'SINGLE_RATE_CONT_LOAD',
          controlledLoad: [
            { singleRate: { displayName: 'Off-peak load', rates: [{ unitPrice: '15' }] } },
          ],
        },
      },
    ],
    ['controlled-load-hours', { contract: { pricingModel: 'TIME_OF_USE_CONT_LOAD' } }],
  ])('for the reason %s keeps its tariff', (reason, over) => {
    expect(turn(over)).toMatchObject({ unpriced: reason, electricity: { seasons: [{}] } });
  });
});

describe('a broken plan is refused with the reason:', () => {
  const hours = (window: object) => ({
    period: { timeOfUseRates: [timedRate('PEAK', '40', window)] },
  });
  it.each<[string, Over]>([
    ['An amount must not be negative', { singleRate: { rates: [{ unitPrice: '-25' }] } }],
    ['An amount must be digits', { period: { dailySupplyCharges: '90c' } }],
    ['An amount must be digits', { singleRate: { rates: [{ unitPrice: 1e30 }] } }],
    ['A tariff needs a rate', { singleRate: { rates: [] } }],
    ['A plan needs a tariff period', { periods: [] }],
    ['there is no usage rate', { periods: [{ ...allYear, demandCharges: [{ amount: 1 }] }] }],
    ['a window has no days', hours({ days: [], startTime: '0', endTime: '0' })],
    ['a window has no days', hours({ startTime: '0', endTime: '0' })],
    ['There is no such day', { period: { endDate: '02-30' } }],
    ['endDate "31 December" is not a day', { period: { endDate: '31 December' } }],
    [
      'effectiveTo: "2026-02-30T00:00:00Z" is not a date',
      { data: { effectiveTo: '2026-02-30T00:00:00Z' } },
    ],
    ['effectiveFrom: "soon" is not a date', { data: { effectiveFrom: 'soon' } }],
    [
      'electricityContract, gasContract: both are missing',
      { data: { electricityContract: undefined } },
    ],
    [
      'includedPostcodes has "3000-3999"',
      { data: { geography: { includedPostcodes: ['3000-3999'] } } },
    ],
    ['brandName: is missing', { data: { brandName: undefined } }],
    ['A plan needs an id', { data: { planId: ' ' } }],
    ['brand: "***" is not a name', { data: { brand: '***' } }],
    ['days', hours({ days: 'MON', startTime: '0', endTime: '0' })],
  ])('%s', (reason, over) => {
    const timed = over.period && 'timeOfUseRates' in over.period;
    const period = timed ? { ...over.period, singleRate: undefined } : over.period;
    expect(() => turn(period ? { ...over, period } : over)).toThrow(reason);
  });

  it.each([null, 7, [], {}, { data: null }, { data: {} }])('%j', (answer) => {
    expect(() => planOf(answer)).toThrow();
  });
});
