/** A listed plan in the words of the plan calls. */
import type { ComparedPlan } from '../../../domain/plans/plan.ts';
import type { PlanAnswer } from '../../../domain/plans/plan-answer.ts';
import type { ListedPlan } from './plans.port.ts';

const dollars = (cents: number): number => cents / 100;

/** `data.plans` of an answer, one entry. */
export function planAnswer(listed: ListedPlan<ComparedPlan>): PlanAnswer {
  const { plan, provider, prices, place, reason } = listed;
  return {
    id: plan.id,
    name: plan.name,
    cost: dollars(prices.ongoingCents),
    minimum_cost: dollars(prices.minimumTotalCents),
    inclusion: plan.inclusions,
    ...offerOf(listed),
    providers: { id: provider.id, name: provider.name, logo: provider.logo ?? null },
    contract: { contract_name: plan.contract.name, months: plan.contract.months },
    unit: prices.unit,
    estimated_monthly_cost: dollars(prices.estimateCents),
    place,
    reason,
    sponsored: plan.sponsored,
    checked_on: plan.checkedOn,
    critical_information: plan.criticalInformation,
    data: plan.dataGb ?? 'unlimited',
    ...(plan.vertical === 'broadband' && {
      typical_evening_speed: plan.eveningMbps,
      speed: plan.speedTier,
      modem: plan.modem,
      connection_type: plan.connectionType,
    }),
  };
}

type OfferFields = Pick<
  PlanAnswer,
  | 'special_offer'
  | 'special_offer_status'
  | 'special_offer_title'
  | 'special_offer_price'
  | 'special_offer_description'
  | 'special_offer_months'
  | 'special_offer_until'
>;

/** An offer that is over or still to come is not in the answer at all. */
function offerOf({ prices: { offer } }: ListedPlan): OfferFields {
  return {
    special_offer: offer?.title ?? null,
    special_offer_status: offer ? 1 : 0,
    special_offer_title: offer?.title ?? null,
    special_offer_price: offer ? dollars(offer.priceCents) : null,
    special_offer_description: offer?.description ?? null,
    special_offer_months: offer?.months ?? null,
    special_offer_until: offer?.until ?? null,
  };
}
