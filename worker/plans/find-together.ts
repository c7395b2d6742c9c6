/** The total for electricity and gas together, shown with a list of electricity plans for homes. */

import { whoCanGetIt } from '../../domain/plans/energy/detail/who-can-get-it.ts';
import type { EnergyPlan } from '../../domain/plans/energy/energy-plan.ts';
import { isPriced, servesHome, yearOf } from '../../domain/plans/energy/energy-price.ts';
import { householdOf } from '../../domain/plans/energy/energy-questions.ts';
import { type FuelPlan, togetherOf } from '../../domain/plans/energy/together.ts';
import type { PlanPage } from '../../domain/plans/list/plan-page.ts';
import type { PlanQuery } from '../../domain/plans/list/plan-query.ts';
import type { SoldEnergy } from '../../domain/plans/list/sold-energy.ts';
import { reasonOf } from '../http/errors.ts';
import { logLine } from '../http/log.ts';
import type { SoldQuestion } from '../ports/plans/plans.port.ts';
import { type Asker, type PlansPort, planListFailed } from '../ports/plans/plans.port.ts';

/** Adds the totals to the first page of a list. Never fails: the list is complete without them. */
export async function withTogether(
  plans: Pick<PlansPort, 'energy'>,
  page: PlanPage,
  query: PlanQuery,
  asker: Asker,
): Promise<PlanPage> {
  if (!asksBoth(page, query)) return page;
  const { postcode = '', state = '', distributor = '' } = query.answers ?? {};
  const home = {
    customer: 'Residential',
    postcode: String(postcode),
    state: String(state),
    distributor: String(distributor),
  } as const satisfies Omit<SoldQuestion, 'fuel'>;
  // The visitor named an electricity network; a gas network of the same name may not be the home's.
  const sold = (fuel: SoldQuestion['fuel']) =>
    plans.energy({ fuel, ...home, ...(fuel === 'Gas' && { distributor: '' }) }, asker);
  try {
    const [electricity, gas, dual] = await Promise.all([
      sold('Electricity'),
      sold('Gas'),
      sold('Dual'),
    ]);
    const priced = (one: SoldEnergy) => pricedFor(one, query, asker.day);
    const sums = togetherOf({
      electricity: priced(electricity),
      gas: priced(gas),
      dual: priced(dual),
    });
    return { ...page, together: { ...sums, gasNetworks: gas.area.distributors.length } };
  } catch (error) {
    const reason = reasonOf(error);
    logLine({ event: planListFailed, brand: asker.context.brand.slug, reason });
    return page;
  }
}

/** Until the network is known, a total could only use the few plans that are sold on every network. */
function asksBoth({ area, page }: PlanPage, { vertical, filters }: PlanQuery): boolean {
  const { fuel, customer } = filters;
  const ofHomes = vertical === 'energy' && fuel === 'Electricity' && customer === 'Residential';
  if (!ofHomes || page !== 1 || !area?.known) return false;
  return area.distributor !== null || area.distributors.length === 0;
}

function pricedFor({ plans }: SoldEnergy, { answers = {} }: PlanQuery, day: string): FuelPlan[] {
  const household = householdOf(answers);
  return plans
    .filter(({ plan }) => isPriced(plan) && servesHome(plan, household))
    .map(({ plan, provider }) => ({
      id: plan.id,
      name: plan.name,
      provider,
      estimateCents: yearOf(plan, household, day),
      ...whoOf(plan),
    }));
}

function whoOf(plan: EnergyPlan): Pick<FuelPlan, 'who'> {
  const who = whoCanGetIt(plan);
  return who === null ? {} : { who };
}
