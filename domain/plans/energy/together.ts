/** Electricity and gas for one home: the cheapest plan for each, and each retailer's total for both. */

/** The parts of a plan needed for the sums. */
export interface FuelPlan {
  readonly id: string;
  readonly name: string;
  readonly provider: { readonly id: string; readonly name: string };
  /** The cost of a year. */
  readonly estimateCents: number;
  /** Eligibility in one line; absent where the retailer names no condition. */
  readonly who?: string;
}

interface TogetherPlan {
  readonly id: string;
  readonly name: string;
  readonly providerName: string;
  readonly yearCents: number;
  readonly who?: string;
}

/** A dual fuel plan, or one plan for each fuel, electricity first. */
export interface Together {
  readonly plans: readonly TogetherPlan[];
  readonly yearCents: number;
}

interface TogetherPlans {
  /** From any retailers; null where one of the fuels has no plan. */
  readonly cheapest: Together | null;
  /** Each from one retailer, lowest first. A retailer may have both a sum and a dual fuel plan. */
  readonly ofOne: readonly Together[];
  /** The number left out, none cheaper than the last. */
  readonly more: number;
}

/** For a home whose electricity network is known, while it may be on one of several gas networks. */
export interface HomeTogether extends TogetherPlans {
  /** If more than one, only gas plans sold on all of them count. */
  readonly gasNetworks: number;
}

interface Priced {
  readonly electricity: readonly FuelPlan[];
  readonly gas: readonly FuelPlan[];
  /** Sold as one plan. */
  readonly dual: readonly FuelPlan[];
}

/** More rows would be a second list below the list. */
const mostRows = 10;

export function togetherOf({ electricity, gas, dual }: Priced): TogetherPlans {
  const power = cheapestByProvider(electricity);
  const heat = cheapestByProvider(gas);
  const pairs = [...power].flatMap(([provider, plan]) => {
    const other = heat.get(provider);
    return other ? [sumOf([plan, other])] : [];
  });
  const ones = [...cheapestByProvider(dual).values()].map((plan) => sumOf([plan]));
  const all = [...pairs, ...ones].sort(byYear);
  const [first, second] = [lowest([...power.values()]), lowest([...heat.values()])];
  return {
    cheapest: first && second ? sumOf([first, second]) : null,
    ofOne: all.slice(0, mostRows),
    more: Math.max(0, all.length - mostRows),
  };
}

function cheapestByProvider(plans: readonly FuelPlan[]): Map<string, FuelPlan> {
  const by = Map.groupBy(plans, ({ provider }) => provider.id);
  return new Map(
    [...by].flatMap(([id, own]) => {
      const plan = lowest(own);
      return plan ? [[id, plan] as const] : [];
    }),
  );
}

function lowest(plans: readonly FuelPlan[]): FuelPlan | undefined {
  return [...plans].sort(
    (a, b) => a.estimateCents - b.estimateCents || compare(a.name, b.name) || compare(a.id, b.id),
  )[0];
}

function sumOf(plans: readonly FuelPlan[]): Together {
  return {
    plans: plans.map(({ id, name, provider, estimateCents, who }) => ({
      id,
      name,
      providerName: provider.name,
      yearCents: estimateCents,
      ...(who !== undefined && { who }),
    })),
    yearCents: plans.reduce((sum, { estimateCents }) => sum + estimateCents, 0),
  };
}

function byYear(a: Together, b: Together): number {
  return a.yearCents - b.yearCents || compare(nameOf(a), nameOf(b));
}

function nameOf({ plans }: Together): string {
  return plans.map(({ providerName, name, id }) => `${providerName} ${name} ${id}`).join();
}

function compare(a: string, b: string): number {
  return a < b ? -1 : a > b ? 1 : 0;
}
