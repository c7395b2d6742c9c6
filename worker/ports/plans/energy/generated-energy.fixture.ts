/** Any number of generated energy plans for tests and measurements, the same on every machine. */
import type { EnergyPlan } from '../../../../domain/plans/energy/energy-plan.ts';
import type {
  ControlledLoad,
  DemandCharge,
  Rate,
  Tariff,
} from '../../../../domain/plans/energy/tariff/tariff.schema.ts';
import { seeded } from '../../address/sample/seeded-random.ts';
import type { EnergyEntry } from './energy-rows.ts';
import { type Network, networks } from './generated-networks.fixture.ts';

const sellers = 40;

/**
 * Plans of forty retailers on fourteen networks: four in five for electricity, the rest for gas, nine
 * in ten for homes; single-rate, time-of-use, with demand charges, or with a controlled load.
 */
export function generateEnergyPlans(count: number, seed: number): EnergyEntry[] {
  const random = seeded(seed);
  return Array.from({ length: count }, (_, n) => entryOf(n, random));
}

type Random = () => number;

function entryOf(n: number, random: Random): EnergyEntry {
  const network = networkOf(random);
  const seller = `seller-${Math.floor(random() * sellers)}`;
  const gas = random() < 0.2;
  const plan: EnergyPlan = {
    vertical: 'energy',
    id: `${seller}-${n}`,
    providerId: seller,
    name: `${gas ? 'Gas' : 'Power'} ${Math.floor(random() * 1_000)}`,
    planId: `GEN${String(n).padStart(6, '0')}MRE@EME`,
    inclusions: ['Carbon neutral'],
    sponsored: false,
    checkedOn: '2026-11-20',
    customer: random() < 0.9 ? 'Residential' : 'Business',
    ...(gas ? { gas: gasTariff(random) } : { electricity: electricityTariff(random) }),
    flags: [],
    onceCents: 0,
    guaranteed: random() < 0.03 ? [{ name: 'Welcome', percent: 5, on: 'bill' }] : [],
    conditional:
      random() < 0.1
        ? [{ name: 'On time', condition: 'Pay by the due date', percent: 3, on: 'bill' }]
        : [],
    fees:
      random() < 0.1 ? [{ name: 'Membership', cents: 4_900, per: 'year', unavoidable: true }] : [],
    feedIn: gas
      ? []
      : [
          {
            name: 'Retailer feed-in',
            counts: true,
            steps: [{ cents: amount(random, 0, 9), from: 0, to: 0, kind: 'any' }],
          },
        ],
    area: areaOf(network, gas, random),
    contract: { name: 'No lock-in contract', months: 0 },
    exitFeeCents: 0,
    eligibility: ['For homes with a smart meter', 'Bills by email only'],
    benefitEnds: 'When the benefit ends, the standing offer of the day applies.',
    basicPlanInformation: `https://www.${seller}.example/${n}.pdf`,
  };
  return { plan, provider: { id: seller, name: `Seller ${seller.slice(7)}` } };
}

function networkOf(random: Random): Network {
  let left = random() * networks.reduce((sum, { share }) => sum + share, 0);
  const found = networks.find(({ share }) => {
    left -= share;
    return left < 0;
  });
  const [first] = networks;
  if (!first) throw new Error('There is no network: see generated-networks.fixture.ts');
  return found ?? first;
}

/** Most retailers sell on the whole network; some leave out its last postcodes. */
function areaOf({ name, postcodes }: Network, gas: boolean, random: Random) {
  const most = random() < 0.8 ? postcodes.length : Math.ceil(postcodes.length * 0.9);
  return {
    states: [],
    distributors: [gas ? `${name} Gas` : name],
    postcodes: postcodes.slice(0, most),
    except: [],
  };
}

function amount(random: Random, least: number, most: number): number {
  return Number((least + random() * (most - least)).toFixed(4));
}

const allWeek = [0, 1, 2, 3, 4, 5, 6];
const allYear = { from: '01-01', to: '12-31' };

function rate(kind: Rate['kind'], cents: number, windows: Rate['windows'] = []): Rate {
  return { kind, blocks: [{ cents }], per: 'year', windows };
}

function electricityTariff(random: Random): Tariff {
  const supplyCents = amount(random, 75, 140);
  const shape = random();
  const withControlledLoad = shape > 0.88;
  const byTime = shape > 0.45 && !withControlledLoad;
  return {
    seasons: [{ ...allYear, supplyCents, rates: byTime ? timeOfUse(random) : [stepped(random)] }],
    demand: byTime && shape > 0.8 ? [demandCharge(random)] : [],
    controlledLoad: withControlledLoad ? [controlledLoad(random)] : [],
    withControlledLoad,
  };
}

function stepped(random: Random): Rate {
  const cents = amount(random, 22, 34);
  if (random() < 0.6) return rate('any', cents);
  const blocks = [{ cents, units: 10.96 }, { cents: cents + 2 }];
  return { kind: 'any', blocks, per: 'day', windows: [] };
}

function timeOfUse(random: Random): Rate[] {
  const offPeak = amount(random, 16, 22);
  const peak = [{ days: allWeek, from: 900, to: 1_260 }];
  const shoulder = [{ days: allWeek, from: 420, to: 900 }];
  return [
    rate('peak', amount(random, 36, 58), peak),
    ...(random() < 0.5 ? [rate('shoulder', amount(random, 22, 30), shoulder)] : []),
    rate('off-peak', offPeak),
  ];
}

function demandCharge(random: Random): DemandCharge {
  const window = { days: [1, 2, 3, 4, 5], from: 960, to: 1_260 };
  return { group: 0, ...allYear, cents: amount(random, 8, 30), per: 'day', window };
}

function controlledLoad(random: Random): ControlledLoad {
  return {
    name: 'Controlled load 1',
    number: 1 as const,
    supplyCents: amount(random, 0, 4),
    rates: [rate('any', amount(random, 14, 22))],
  };
}

function gasTariff(random: Random): Tariff {
  const cents = amount(random, 2.6, 4.4);
  const blocks = [{ cents, units: 50 }, { cents: cents * 0.8 }];
  const rates: Rate[] = [{ kind: 'any', blocks, per: 'day', windows: [] }];
  const supplyCents = amount(random, 60, 95);
  return {
    demand: [],
    controlledLoad: [],
    withControlledLoad: false,
    seasons: [{ ...allYear, supplyCents, rates }],
  };
}
