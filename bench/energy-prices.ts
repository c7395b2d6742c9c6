/** Measures pricing a year of a thousand energy plans and ordering them: by the engine, and by a loop over 17,520 half hours. */
import type { EnergyPlan } from '../domain/plans/energy/energy-plan.ts';
import { priceOf, yearOf } from '../domain/plans/energy/energy-price.ts';
import { type Household, usualHome } from '../domain/plans/energy/household.ts';
import { turnedEnergyPlan } from '../scripts/catalogue/cdr/turned-energy-plan.ts';
import { generatedPlan } from '../tests/energy/generated/generated-plan.ts';
import type { PublishedAnswer } from '../tests/energy/published-plan.ts';
import { slowPrice } from '../tests/energy/slow/slow-price.ts';
import { printTable, quantile } from './print-table.ts';

const day = '2025-01-15';
const home: Household = {
  ...usualHome,
  controlledLoadKwh: 0,
  controlledLoadNumber: null,
  exportKwh: 0,
};

/** A plan in its published format and in ours. */
interface BenchPlan {
  readonly answer: PublishedAnswer;
  readonly plan: EnergyPlan;
}

export interface EnergyCandidate {
  readonly name: string;
  /** The share of the plans that it prices per round. */
  readonly share: number;
  /** The year's cost in whole cents. */
  readonly price: (plan: BenchPlan) => number;
}

/** A copy that the engine has never seen, so that nothing is cached for it. */
const unseen = ({ plan }: BenchPlan): EnergyPlan => ({
  ...plan,
  ...(plan.electricity && { electricity: { ...plan.electricity } }),
  ...(plan.gas && { gas: { ...plan.gas } }),
});

export const engine: EnergyCandidate = {
  name: 'engine: the year',
  share: 1,
  price: ({ plan }) => yearOf(plan, home, day),
};

/** In the order of the table. */
export const energyCandidates: readonly EnergyCandidate[] = [
  engine,
  {
    name: 'engine: the year and its lines',
    share: 1,
    price: ({ plan }) => priceOf(plan, home, day).yearCents,
  },
  {
    name: 'engine: the year of plans never seen',
    share: 1,
    price: (plan) => yearOf(unseen(plan), home, day),
  },
  {
    name: 'a loop over 17,520 half hours',
    share: 0.1,
    price: ({ answer }) => {
      const price = slowPrice(answer, home);
      return 'reason' in price ? Number.NaN : price.cents;
    },
  },
];

/** Generated plans that can be priced for a home without a controlled load. */
export function benchPlans(count: number): BenchPlan[] {
  const plans: BenchPlan[] = [];
  for (let seed = 0; plans.length < count; seed += 1) {
    const answer = generatedPlan(seed);
    const { plan } = turnedEnergyPlan(answer, { day });
    const open = !plan.unpriced && !plan.electricity?.withControlledLoad;
    if (open) plans.push({ answer, plan });
  }
  return plans;
}

/** The plans' ids and yearly costs, lowest first, then by name. */
export function ordered(
  plans: readonly BenchPlan[],
  { price }: EnergyCandidate,
): { readonly id: string; readonly cents: number }[] {
  return plans
    .map((one) => ({ id: one.plan.id, name: one.plan.name, cents: price(one) }))
    .sort((a, b) => a.cents - b.cents || (a.name < b.name ? -1 : 1))
    .map(({ id, cents }) => ({ id, cents }));
}

/** Prints the medians. @param rounds in each of which all candidates take a turn */
export function energyPricesTable(rounds: number): void {
  const plans = benchPlans(1_000);
  const times = energyCandidates.map((): number[] => []);
  for (let round = -2; round < rounds; round += 1) {
    for (const [index, candidate] of energyCandidates.entries()) {
      const some = plans.slice(0, plans.length * candidate.share);
      const before = process.cpuUsage();
      ordered(some, candidate);
      const { user, system } = process.cpuUsage(before);
      // The first two rounds warm up the compiler.
      if (round >= 0) times[index]?.push((user + system) / 1_000 / candidate.share);
    }
  }
  const rows = energyCandidates.map(({ name }, index) => {
    const own = times[index] ?? [];
    const ratios = own.map((time, round) => time / (times[0]?.[round] ?? Number.NaN));
    return [name, quantile(own, 0.5).toFixed(1), quantile(ratios, 0.5).toFixed(1)];
  });
  const title = `1,000 energy plans priced and ordered, median of ${rounds} rounds: CPU in ms`;
  printTable(title, ['', 'ms', '× engine'], rows);
}
