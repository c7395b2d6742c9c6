/** A tariff's other charges and credits besides its rates, in words: demand, controlled loads, feed-in, fees. */
import { decimals } from '../../../decimals.ts';
import { dollars } from '../../../money.ts';
import type { EnergyPlan } from '../energy-plan.ts';
import { rateWords } from '../line-sums.ts';
import { centsWords, rateName, stepsWords } from '../tariff/line-words.ts';
import type { ControlledLoad, DemandCharge, Rate, Tariff } from '../tariff/tariff.schema.ts';
import { statedDaysWords } from '../tariff/year-days.ts';
import type { DetailLine, EnergyDetail } from './energy-detail.ts';
import { hoursWords, windowWords } from './hour-words.ts';

/** Demand charges and controlled loads. */
export function besideLines({ clock, seasons, demand, controlledLoad }: Tariff): DetailLine[] {
  const byHour =
    demand.length > 0 ||
    seasons.some(({ rates }) => rates.length > 1) ||
    controlledLoad.some(({ rates }) => rates.some(({ windows }) => windows.length > 0));
  return [
    ...(clock && byHour ? [standardTime] : []),
    ...demand.map(demandLine),
    ...controlledLoad.map(controlledLoadLine),
  ];
}

const standardTime = { name: 'Hours', words: 'In Australian Eastern Standard Time all year.' };

function demandLine(charge: DemandCharge): DetailLine {
  const { name, cents, per, leastKw, mostKw, window } = charge;
  const days = statedDaysWords(charge);
  const season = days === 'All year' ? '' : `, ${days}`;
  const least = leastKw ? ` You’re charged for at least ${decimals(leastKw)} kW.` : '';
  const most = mostKw ? ` You’re charged for at most ${decimals(mostKw)} kW.` : '';
  const amount = `${centsWords(cents)} a kW a ${per}`;
  return {
    name: name ?? 'Demand charge',
    words: `${amount}, on your highest half hour: ${windowWords([window])}${season}.${least}${most}`,
  };
}

function controlledLoadLine({ name, supplyCents, rates }: ControlledLoad): DetailLine {
  const supply = supplyCents > 0 ? `, and ${centsWords(supplyCents)} a day` : '';
  const words =
    rates.length === 0
      ? 'The retailer doesn’t say when its rates apply, so we can’t price it'
      : rates.map((rate) => loadRate(rate, rates)).join('; ');
  return { name, words: `${words}${supply}.` };
}

function loadRate(rate: Rate, rates: readonly Rate[]): string {
  const hours = windowWords(rate.windows);
  const name = rates.length > 1 ? `${rateName(rate)} ` : '';
  return `${name}${stepsWords(rate, 'kWh')}${hours ? `: ${hours}` : ''}`;
}

/** The catalogue does not say which of these it is (rule 24). */
const notCounted =
  ' Not included in the price: it looks like a bonus, government, variable or later rate, which we don’t count.';

type FeedInStep = EnergyPlan['feedIn'][number]['steps'][number];

/** True where the next step has the same hours. */
function isFollowed({ from, to, kind }: FeedInStep, next: FeedInStep | undefined): boolean {
  return next !== undefined && next.from === from && next.to === to && next.kind === kind;
}

export function feedInLines({ feedIn }: Pick<EnergyPlan, 'feedIn'>): DetailLine[] {
  return feedIn.map(({ name, words, counts, steps }) => {
    const prices = steps.map((step, index) => {
      const { cents, units, from, to } = step;
      const hours = from === to ? '' : ` ${hoursWords({ from, to })}`;
      const before = steps[index - 1];
      const which = before && isFollowed(before, step) ? 'next' : 'first';
      const bound = units ? ` for the ${which} ${decimals(units)} kWh a day` : '';
      const end = units && !isFollowed(step, steps[index + 1]) ? ', and nothing after that' : '';
      return `${rateWords(cents)} a kWh${bound}${hours}${end}`;
    });
    const byHours = steps.some(({ from, to }) => from !== to);
    const joint = byHours ? '; ' : ', then ';
    const paid = prices.length > 0 ? `${prices.join(joint)}.` : 'No amount is given.';
    const note = counts || steps.length === 0 ? '' : notCounted;
    return { name, words: `${paid}${note}${words ? ` ${words}` : ''}` };
  });
}

const perWords: Readonly<Record<EnergyPlan['fees'][number]['per'], string>> = {
  year: ' a year',
  month: ' a month',
  once: ', once',
  bill: ' a bill',
  event: ' each time',
};

export function feeLines({ fees }: Pick<EnergyPlan, 'fees'>): EnergyDetail['fees'] {
  return fees.map(({ name, words, cents, percent, per, unavoidable, withSolar }) => {
    const amount = cents === undefined ? null : `${dollars(cents)}${perWords[per]}`;
    const share = percent === undefined ? null : `${percent}% of the payment`;
    const price = amount ?? share ?? 'No amount is given';
    const solar = withSolar ? ' Included in the price if you send solar power to the grid.' : '';
    return { name, unavoidable, words: `${price}.${solar}${words ? ` ${words}` : ''}` };
  });
}
