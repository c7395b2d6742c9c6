/** The plans that a form names, held against what the catalogue says of them now. */
import { planField } from '../forms/hidden-fields.ts';
import type { FieldError } from '../forms/parse-form.ts';
import { fullName } from '../plans/full-name.ts';
import type { EndedPlan, PlanCard } from '../plans/plan-card.ts';
import type { Answers } from '../plans/question.ts';
import type { VerticalSlug } from '../vertical.ts';
import type { ChosenPlan } from './chosen-plan.ts';
import { planOfCard, planOfId } from './plan-quote.ts';
import { priceNews, type ShownPrice } from './price-news.ts';

/** A plan as a form or a URL names it. */
export interface NamedPlan extends ShownPrice {
  readonly id: string;
  /** The first one it showed, if the visitor was told since that the price had changed, once or more. */
  readonly beforeCents: number | null;
}

/** A plan that is named and nothing else, as in a URL. */
export function namedPlan(id: string): NamedPlan {
  return { id, shownCents: null, shownBilled: '', beforeCents: null };
}

/** What the catalogue answered about them. */
export interface FoundPlans {
  readonly cards: readonly PlanCard[];
  /** Ids of those that are not sold where the home is. */
  readonly elsewhere: readonly string[];
  /** Those that nobody can sign up for any more. */
  readonly ended: readonly EndedPlan[];
  /** False when some list could not be asked: a plan that is not found may still be there. */
  readonly complete: boolean;
}

export interface CheckedPlans {
  /** To be kept on the lead, with what its sender saw. */
  readonly sent: readonly ChosenPlan[];
  /** For the form that comes back, with the prices of now. */
  readonly shown: readonly ChosenPlan[];
  /** What the visitor has to know before the form can be accepted. */
  readonly errors: readonly FieldError[];
}

interface Asked {
  /** The product of a lead for one product alone. */
  readonly vertical: VerticalSlug | null;
  readonly day: string;
  /** What the cards were priced with. */
  readonly said?: Answers;
}

/** One plan for each product: the first that is named. A plan that nobody could look up stays, by its id. */
export function checkPlans(
  named: readonly NamedPlan[],
  { cards, elsewhere, ended, complete }: FoundPlans,
  { vertical, day, said: answers }: Asked,
): CheckedPlans {
  const [sent, shown, errors]: [ChosenPlan[], ChosenPlan[], FieldError[]] = [[], [], []];
  for (const plan of named) {
    const { id, shownCents, shownBilled, beforeCents } = plan;
    const card = cards.find((one) => one.id === id);
    const over = ended.find(({ plan }) => plan.id === id);
    if (!card && (over || complete)) {
      errors.push({ field: planField, message: over ? planEnded(over) : planGone });
      continue;
    }
    if (card && elsewhere.includes(id)) {
      errors.push({ field: planField, message: planElsewhere(card) });
      continue;
    }
    const chosen = card ? planOfCard(card, day, answers) : planOfId(id, vertical, day);
    if (sent.some(({ vertical: v }) => v !== null && v === chosen.vertical)) continue;
    const news = card ? priceNews(card, chosen, plan) : null;
    if (news !== null) errors.push({ field: planField, message: news });
    const changed =
      card !== undefined && shownCents !== null && shownCents !== chosen.estimateCents;
    sent.push({ ...chosen, shownCents, beforeCents });
    shown.push({
      ...chosen,
      billed: card ? chosen.billed : shownBilled || null,
      shownCents: card ? chosen.estimateCents : shownCents,
      beforeCents: changed ? (beforeCents ?? shownCents) : beforeCents,
    });
  }
  return { sent, shown, errors: errors.filter(isFirst) };
}

/**
 * What a lead keeps of plans that a sign-up elsewhere is told, where nobody is asked again: each of them,
 * by its id alone where the catalogue has it no more or not for this home.
 * @param ids of the plans that it is told
 * @param sent those that could be looked up
 */
export function toldPlans(
  ids: readonly string[],
  sent: readonly ChosenPlan[],
  { vertical, day }: Asked,
): ChosenPlan[] {
  return ids.map((id) => sent.find((plan) => plan.id === id) ?? planOfId(id, vertical, day));
}

/** Two plans that are gone are said once. */
function isFirst({ message }: FieldError, at: number, all: readonly FieldError[]): boolean {
  return all.findIndex((one) => one.message === message) === at;
}

const planGone =
  'A plan you chose is no longer on our list. Choose another plan, or send your details without it.';

function planElsewhere({ name, provider }: PlanCard): string {
  return `${fullName(name, provider.name)} is not sold in your area. Choose another plan, or send your details without it.`;
}

function planEnded({ plan: { name, provider } }: EndedPlan): string {
  return `${fullName(name, provider.name)} is no longer available. Choose another plan, or send your details without it.`;
}
