/** Plans in the published format, generated from a seed: every shape that real ones have, and a few without a price. */
import type {
  PublishedAnswer,
  PublishedContract,
  PublishedFee,
  PublishedPeriod,
} from '../published-plan.ts';
import { Dice } from './dice.ts';
import { drawDiscount, drawFeedIn, drawFeedInPair, drawFees } from './generated-extras.ts';
import { timeStyle } from './generated-hours.ts';
import { drawControlledLoad, drawPeriods, type Unit } from './generated-tariff.ts';

const unitIn = (dollars: boolean, fuel: Unit['fuel']): Unit => ({
  fuel,
  write: (cents) => (dollars ? (cents / 100).toFixed(8) : String(cents)),
});

function drawContract(dice: Dice, fuel: Unit['fuel']): PublishedContract {
  const style = timeStyle(dice);
  const dollars = dice.chance(0.15);
  const unit = unitIn(dollars, fuel);
  // Now and then, amounts other than the rates are in the other unit.
  const beside = () => (dice.chance(0.04) ? unitIn(!dollars, fuel) : unit);
  const electric = fuel === 'electricity';
  const loaded = electric && dice.chance(0.3);
  const tariffPeriod = drawPeriods(dice, unit, style);
  const byTime = tariffPeriod.some(({ timeOfUseRates }) => timeOfUseRates);
  const model = byTime ? 'TIME_OF_USE' : 'SINGLE_RATE';
  // Some labels do not match what the plan has.
  const labelled = dice.chance(0.04) ? electric && !loaded : loaded;
  return {
    pricingModel: labelled ? `${model}_CONT_LOAD` : model,
    isFixed: false,
    terms: 'No lock-in contract.',
    tariffPeriod,
    ...(loaded && { controlledLoad: drawControlledLoad(dice, beside(), style) }),
    discounts: dice.times(dice.number(0, 2), () => drawDiscount(dice)),
    fees: drawFees(dice),
    ...(electric && {
      solarFeedInTariff: dice.chance(0.1)
        ? drawFeedInPair(dice, unit)
        : dice.times(dice.number(0, 3), () => drawFeedIn(dice, beside(), style)),
    }),
  };
}

const membership: PublishedFee = { type: 'MEMBERSHIP', term: 'VARIABLE', amount: '10.00' };

const inOtherUnit = (period: PublishedPeriod): PublishedPeriod => {
  const { singleRate } = period;
  if (!singleRate?.rates) return period;
  const rates = singleRate.rates.map((rate) => ({ ...rate, measureUnit: 'KVA' }));
  return { ...period, singleRate: { ...singleRate, rates } };
};

/** The contract with a fault that leaves it without a price. */
function spoilt(dice: Dice, contract: PublishedContract): PublishedContract {
  const { fees = [], tariffPeriod = [] } = contract;
  const [first, ...rest] = tariffPeriod;
  if (!first) return contract;
  const supply = first.dailySupplyCharges ?? '0';
  const unreadable = [{ days: ['MON'], startTime: '15:00:00', endTime: '59::00' }];
  const { timeOfUseRates: uses = [] } = first;
  return dice.pick<PublishedContract>([
    { ...contract, pricingModel: 'FLEXIBLE' },
    { ...contract, terms: 'Usage is charged at the wholesale price of each half hour.' },
    { ...contract, fees: [...fees, membership] },
    { ...contract, tariffPeriod: tariffPeriod.map(inOtherUnit) },
    {
      ...contract,
      tariffPeriod: [
        { ...first, dailySupplyCharges: Number(supply) < 15 ? '99.00' : '0.99' },
        ...rest,
      ],
    },
    {
      ...contract,
      tariffPeriod: [
        { ...first, timeOfUseRates: uses.map((use) => ({ ...use, timeOfUse: unreadable })) },
        ...rest,
      ],
    },
  ]);
}

export function generatedPlan(seed: number): PublishedAnswer {
  const dice = new Dice(seed);
  const fuelType = dice.pick([...Array(14).fill('ELECTRICITY'), 'GAS', 'GAS', 'GAS', 'DUAL']);
  const spoil = dice.chance(0.03);
  const draw = (fuel: Unit['fuel']) => {
    const contract = drawContract(dice, fuel);
    return spoil && (fuel === 'electricity' || fuelType === 'GAS')
      ? spoilt(dice, contract)
      : contract;
  };
  return {
    data: {
      planId: `GEN${seed}MRE1@EME`,
      displayName: `Sundowner ${seed}`,
      fuelType,
      type: 'MARKET',
      brand: 'sundowner',
      brandName: 'Sundowner',
      customerType: 'RESIDENTIAL',
      effectiveFrom: '2024-07-01T00:00:00Z',
      ...(dice.chance(0.9) && { lastUpdated: '2024-07-02T00:00:00Z' }),
      geography: { distributors: ['Wattle Networks'] },
      ...(fuelType !== 'GAS' && { electricityContract: draw('electricity') }),
      ...(fuelType !== 'ELECTRICITY' && { gasContract: draw('gas') }),
    },
    meta: {},
    links: { self: `https://www.sundowner.example/cds-au/v1/energy/plans/GEN${seed}MRE1@EME` },
  };
}
