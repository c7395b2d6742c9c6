/** The slow program, written from docs/contracts/energy.md alone: prices a plan for a home, half hour by half hour. */
import type { Household } from '../../../domain/plans/energy/household.ts';
import type { PublishedAnswer, PublishedContract } from '../published-plan.ts';
import { type SlowParts, slowContract, timesOf, yearOfFee } from './slow-contract.ts';
import { feedInCents } from './slow-feed-in.ts';
import { NoPrice } from './slow-format.ts';
import type { Fuel } from './slow-usage.ts';

export type SlowPrice =
  | { readonly cents: number; readonly parts: SlowParts & { readonly feedIn: number } }
  | { readonly reason: string };

/** The price of a year in whole cents, including GST, or why there is none. */
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
      supply: sum('supply'),
      usage: sum('usage'),
      demand: sum('demand'),
      controlledLoad: sum('controlledLoad'),
      discounts: sum('discounts'),
      fees: sum('fees'),
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

/** Rounds to a millionth of a cent, then halves up to whole cents. */
function wholeCents(cents: number): number {
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
