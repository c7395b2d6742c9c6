/** The second program: the year of a published plan for a home, half hour by half hour, by docs/contracts/energy.md alone. */
import type { Household } from '../../../domain/plans/energy/household.ts';
import type {
  PublishedAnswer,
  PublishedContract,
  PublishedFeedIn,
  PublishedRate,
} from '../published-plan.ts';
import { type SlowParts, slowContract, timesOf, yearOfFee } from './slow-contract.ts';
import { amountOf, boundOf, cutsOf, holds, NoPrice, nextCut, usageHours } from './slow-format.ts';
import type { Fuel } from './slow-usage.ts';
import { exportMeter } from './ticking-meter.ts';

export type SlowPrice =
  | { readonly cents: number; readonly parts: SlowParts & { readonly feedIn: number } }
  | { readonly reason: string };

/** Whole cents of a year, GST included, or why there are none. */
export function slowPrice({ data }: PublishedAnswer, household: Household): SlowPrice {
  try {
    const { electricityContract, gasContract } = data;
    const contracts: readonly (readonly [PublishedContract, Fuel])[] = [
      ...(electricityContract ? [[electricityContract, 'electricity'] as const] : []),
      ...(gasContract ? [[gasContract, 'gas'] as const] : []),
    ];
    for (const [contract, fuel] of contracts) refuseUnpriced(data.displayName, contract, fuel);
    const all = contracts.map(([contract, fuel]) => slowContract(contract, fuel, household));
    const sum = (part: keyof SlowParts) => all.reduce((total, one) => total + one[part], 0);
    const parts = {
      ...{ supply: sum('supply'), usage: sum('usage'), demand: sum('demand') },
      ...{ controlledLoad: sum('controlledLoad'), discounts: sum('discounts'), fees: sum('fees') },
      feedIn: feedInCents(electricityContract, household),
    };
    const charged = parts.supply + parts.usage + parts.controlledLoad + parts.demand;
    const year = (charged - parts.discounts) * 1.1 + parts.fees - parts.feedIn;
    return { cents: wholeCents(year), parts };
  } catch (error) {
    if (error instanceof NoPrice) return { reason: error.reason };
    throw error;
  }
}

/** Half up, after a millionth of a cent. */
export function wholeCents(cents: number): number {
  return Math.floor(Math.round(cents * 1_000_000) / 1_000_000 + 0.5);
}

function refuseUnpriced(name: string, contract: PublishedContract, fuel: Fuel): void {
  const words = [name, contract.variation, contract.terms].join(' ');
  if (/wholesale/i.test(words.replaceAll(/access (?:to )?wholesale (?:energy )?rates/gi, ''))) {
    throw new NoPrice('wholesale');
  }
  if (contract.pricingModel.startsWith('FLEXIBLE')) throw new NoPrice('flexible');
  timesOf(contract, fuel);
  for (const fee of contract.fees ?? []) yearOfFee(fee);
}

/** What the home is paid for its export, by the offer that pays least. */
function feedInCents(contract: PublishedContract | undefined, household: Household): number {
  const offers = (contract?.solarFeedInTariff ?? []).filter(
    ({ scheme, payerType }) => scheme !== 'PREMIUM' && payerType !== 'GOVERNMENT',
  );
  if (!contract || offers.length === 0 || household.exportKwh === 0) return 0;
  const times = timesOf(contract, 'electricity');
  return Math.min(...offers.map((offer) => paidBy(offer, household) * times));
}

function paidBy({ singleTariff, timeVaryingTariffs = [] }: PublishedFeedIn, home: Household) {
  if (singleTariff) {
    const { amount, rates = [{ unitPrice: amount ?? '0' }] } = singleTariff;
    let sent = 0;
    for (const tick of exportMeter(home)) sent += tick.amount;
    return paidForDay(rates, sent / 365) * 365;
  }
  const byTime = timeVaryingTariffs.map(({ rates, timeVariations }) => ({
    cents: amountOf(rates[0]?.unitPrice),
    windows: timeVariations.map(usageHours),
  }));
  const cuts = cutsOf(byTime.flatMap(({ windows }) => windows));
  let paid = 0;
  for (const { from, weekday, amount } of exportMeter(home)) {
    let start = from;
    while (start < from + 30) {
      const end = nextCut(cuts, start, from + 30);
      const own = byTime.filter(({ windows }) => windows.some((one) => holds(one, weekday, start)));
      if (own.length > 0) {
        const least = Math.min(...own.map(({ cents }) => cents));
        paid += (amount * (end - start) * least) / 30;
      }
      start = end;
    }
  }
  return paid;
}

function paidForDay(rates: readonly PublishedRate[], kwh: number): number {
  let left = kwh;
  let cents = 0;
  rates.forEach(({ unitPrice, volume }, index) => {
    const taken = index === rates.length - 1 ? left : Math.min(left, boundOf(volume));
    cents += taken * amountOf(unitPrice);
    left -= taken;
  });
  return cents;
}
