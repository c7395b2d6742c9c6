/** Random tariff periods in the published format: seasons, steps, rates by time, demand charges, controlled loads. */
import type {
  OlderDemand,
  PublishedControlledLoad,
  PublishedDemand,
  PublishedPeriod,
  PublishedRate,
  PublishedUse,
} from '../published-plan.ts';
import type { Dice } from './dice.ts';
import { publishedWindow, type TimeStyle, tiledWindows } from './generated-hours.ts';

/** The unit in which a tariff's amounts are written. */
export interface Unit {
  readonly fuel: 'electricity' | 'gas';
  /** Writes an amount given in cents. */
  readonly write: (cents: number) => string;
}

/** The first and last days of periods; the last two sets leave a gap or overlap. */
const seasonSets: readonly (readonly (readonly [string, string])[])[] = [
  [['01-01', '12-31']],
  [['01-01', '12-31']],
  [['07-01', '06-30']],
  [
    ['11-01', '03-31'],
    ['04-01', '10-31'],
  ],
  [
    ['06-01', '09-30'],
    ['10-01', '05-31'],
  ],
  [
    ['12-01', '02-29'],
    ['03-01', '05-31'],
    ['06-01', '08-31'],
    ['09-01', '11-30'],
  ],
  [
    ['12-01', '02-28'],
    ['04-01', '11-30'],
  ],
  [
    ['10-15', '04-10'],
    ['04-01', '10-31'],
  ],
];

const periods = ['P1D', 'P1M', 'P3M', 'P1Y', 'P2M'] as const;
/** A typical volume for each period. */
const volumes = { P1D: 12, P1M: 400, P2M: 700, P3M: 1_100, P1Y: 4_500 } as const;

function drawPrice(dice: Dice, { fuel, write }: Unit): string {
  const decimals = dice.pick([2, 2, 4, 6]);
  return write(fuel === 'gas' ? dice.number(1, 6, decimals) : dice.number(8, 60, decimals));
}

/** One to four steps with their period; some volumes are null, missing or 0. */
function drawSteps(dice: Dice, unit: Unit): Pick<PublishedUse, 'rates' | 'period'> {
  const count = dice.pick(unit.fuel === 'gas' ? [1, 2, 3, 4] : [1, 1, 2, 3]);
  const period = dice.pick(periods);
  const size = volumes[period] * (unit.fuel === 'gas' ? 8 : 1);
  const measured = dice.chance(0.3) && { measureUnit: unit.fuel === 'gas' ? 'MJ' : 'KWH' };
  const rates = dice.times(count, (index): PublishedRate => {
    const rate = { unitPrice: drawPrice(dice, unit), ...measured };
    const last = index === count - 1;
    const none = dice.chance(last ? 0.85 : 0.06);
    if (none) return { ...rate, ...dice.pick([{ volume: null }, { volume: '0' }, {}]) };
    const volume = dice.number(size * 0.2, size * 1.5, dice.pick([0, 2])) + 1;
    return { ...rate, volume: dice.chance(0.2) ? volume : String(volume) };
  });
  return { rates, ...(dice.chance(0.6) && { period }) };
}

function drawUsage(dice: Dice, unit: Unit, style: TimeStyle): Partial<PublishedPeriod> {
  if (unit.fuel === 'gas' || dice.chance(0.4)) {
    return {
      rateBlockUType: 'singleRate',
      singleRate: { displayName: 'Anytime', ...drawSteps(dice, unit) },
    };
  }
  const names = dice.pick([
    ['PEAK', 'OFF_PEAK'],
    ['PEAK', 'SHOULDER', 'OFF_PEAK'],
    ['PEAK', 'SHOULDER1', 'SHOULDER2', 'OFF_PEAK'],
    ['SHOULDER1', 'SHOULDER2', 'SHOULDER3', 'PEAK', 'OFF_PEAK'],
  ]);
  const windows = tiledWindows(dice, style, names.length);
  const restTaker = dice.chance(0.06) ? names.length - 1 : names.length;
  const timeOfUseRates = names.map((type, index) => ({
    type,
    displayName: `Rate ${index + 1}`,
    timeOfUse: index === restTaker ? [] : (windows[index] ?? []),
    ...(dice.chance(0.8)
      ? { rates: [{ unitPrice: drawPrice(dice, unit) }] }
      : drawSteps(dice, unit)),
  }));
  return { rateBlockUType: 'timeOfUseRates', timeOfUseRates };
}

/** A demand charge with days in any format and an amount of any size, whatever the charge's period says. */
function drawDemand(dice: Dice, { write }: Unit, style: TimeStyle): PublishedDemand | OlderDemand {
  const [from, to] = dice.pick([
    [0, 0],
    [900, 1_260],
    [600, 1_080],
    [1_320, 420],
    [1_005, 1_190],
  ] as const);
  const { days = [], ...hours } = publishedWindow(dice, style, [[1, 2, 3, 4, 5], from, to]);
  const cents = dice.pick([
    dice.number(0, 99, 2),
    dice.number(101, 4_999, 2),
    dice.number(5_001, 40_000, 2),
    dice.pick([100, 5_000]),
  ]);
  const charge = {
    displayName: 'Demand',
    amount: write(cents),
    ...hours,
    measurementPeriod: dice.pick(['DAY', 'MONTH', 'TARIFF_PERIOD']),
    chargePeriod: dice.pick(['DAY', 'MONTH', 'TARIFF_PERIOD']),
    ...(dice.chance(0.2) && { minDemand: dice.number(0, 8, 2).toFixed(2) }),
    ...(dice.chance(0.1) && { maxDemand: dice.number(9, 15, 2).toFixed(2) }),
  };
  const older = (on: readonly [boolean, boolean, boolean]): OlderDemand => {
    const [weekdays, saturday, sunday] = on;
    return { ...charge, days: { weekdays, saturday, sunday } };
  };
  return dice.pick<PublishedDemand | OlderDemand>([
    charge,
    { ...charge, days },
    { ...charge, days: [] },
    older([false, false, false]),
    older([true, false, false]),
    older([true, true, true]),
  ]);
}

export function drawPeriods(dice: Dice, unit: Unit, style: TimeStyle): PublishedPeriod[] {
  const seasons = dice.pick(seasonSets);
  const withDemand = unit.fuel === 'electricity' && dice.chance(0.3);
  const several = () => dice.times(dice.pick([1, 1, 2, 3]), () => drawDemand(dice, unit, style));
  const beside = withDemand && dice.chance(0.5);
  const supply = unit.write(dice.number(40, 180, dice.pick([2, 4])));
  const usage = seasons.map(([startDate, endDate], index): PublishedPeriod => {
    const own = dice.chance(0.5) ? supply : unit.write(dice.number(40, 180, 2));
    return {
      displayName: `Period ${index + 1}`,
      startDate,
      endDate,
      rateBlockUType: 'singleRate',
      ...(dice.chance(0.92) && { dailySupplyCharges: dice.chance(0.97) ? own : '0.00' }),
      ...drawUsage(dice, unit, style),
      ...(withDemand && !beside && { demandCharges: several() }),
    };
  });
  if (!beside) return usage;
  const demandSeasons = dice.pick(seasonSets);
  const demand = demandSeasons.map(
    ([startDate, endDate]): PublishedPeriod => ({
      displayName: 'Demand',
      startDate,
      endDate,
      rateBlockUType: 'demandCharges',
      demandCharges: several(),
      ...(dice.chance(0.1) && { dailySupplyCharges: unit.write(100) }),
    }),
  );
  return [...usage, ...demand];
}

/** Controlled loads: an object in older data, a list in newer; with numbers, or with rates by time. */
export function drawControlledLoad(
  dice: Dice,
  unit: Unit,
  style: TimeStyle,
): PublishedControlledLoad | PublishedControlledLoad[] {
  const name = () => dice.pick(['Controlled Load 1', 'Controlled load 2', 'Tariff 31']);
  const supply = () => unit.write(dice.pick([0, 0, dice.number(3, 25, 2)]));
  const older = (displayName: string): PublishedControlledLoad => ({
    displayName,
    ...drawSteps(dice, unit),
    dailyCharge: supply(),
  });
  const newer = (displayName: string): PublishedControlledLoad => ({
    displayName,
    rateBlockUType: 'singleRate',
    singleRate: {
      displayName: 'Controlled',
      ...drawSteps(dice, unit),
      dailySupplyCharge: supply(),
    },
  });
  const byTime = (displayName: string): PublishedControlledLoad => {
    const windows = tiledWindows(dice, style, 2);
    const dailySupplyCharge = supply();
    const rate = (type: string, index: number) => ({
      type,
      displayName: type,
      dailySupplyCharge,
      timeOfUse: windows[index] ?? [],
      rates: [{ unitPrice: drawPrice(dice, unit) }],
    });
    return {
      displayName,
      rateBlockUType: 'timeOfUseRates',
      timeOfUseRates: [rate('PEAK', 0), rate('OFF_PEAK', 1)],
    };
  };
  if (dice.chance(0.3)) return older(name());
  const one = dice.pick([older, newer, byTime]);
  const alternatives = ['Controlled Load 1', 'Controlled Load 2', 'Dedicated Circuit'];
  const some = alternatives.slice(0, dice.number(1, 3)).map(one);
  const withoutHours = ['Controlled Load Peak', 'Controlled Load Off Peak'].map(newer);
  return dice.chance(0.08) ? withoutHours : some;
}
