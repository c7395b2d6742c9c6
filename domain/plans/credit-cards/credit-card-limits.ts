/** The limit of a credit card: without a transfer offer, it accepts no balance. */
import type { PlanLimits } from '../plan-cost.ts';
import { servesCard } from './credit-card-cost.ts';
import type { CreditCardPlan } from './credit-card-plan.ts';

export const cardLimits: PlanLimits<CreditCardPlan> = {
  against: (card, day, answers) =>
    servesCard(card, day, answers) ? null : 'It has no balance transfer offer.',
};
