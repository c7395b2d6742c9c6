/** The gateway's calls for plans and providers, answered by a plans port (spec: gateway, plan-calls). */
import type { Asker, PlansPort } from '../plans.port.ts';
import { planAnswer } from './plan-answers.ts';
import { type PlanCall, queryOf } from './plan-calls.ts';
import { verticalsOf } from './provider-answers.ts';

/** `data` of the answer: by vertical, each provider with id, name and logo. */
export function answerProviders(
  plans: PlansPort,
  serviceIds: readonly number[],
  asker: Asker,
): Promise<unknown> {
  return plans.providers(verticalsOf(serviceIds), asker);
}

/** `data` of the answer: providers, the first 500 plans, and how many there are. */
export async function answerPlans(
  plans: PlansPort,
  call: PlanCall,
  asker: Asker,
): Promise<unknown> {
  const { providers, plans: cards, total, asOf } = await plans.page(queryOf(call), asker);
  return { providers, plans: cards.map(planAnswer), total, loaded_at: asOf };
}
