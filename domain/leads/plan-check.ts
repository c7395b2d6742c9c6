/** The check of a form's plans against the current catalogue. */
import { planField } from '../forms/hidden-fields.ts';
import type { FieldError } from '../forms/parse-form.ts';
import { fullName } from '../plans/full-name.ts';
import type { EndedPlan, PlanCard } from '../plans/plan-card.ts';
import type { Answers } from '../plans/question.ts';
import type { VerticalSlug } from '../vertical.ts';
import type { ChosenPlan } from './chosen-plan.ts';
import { planOfCard, planOfId } from './plan-quote.ts';
import { priceNews, type ShownPrice } from './price-news.ts';

/** A plan as named by a form or URL. */
export interface NamedPlan extends ShownPrice {
  readonly id: string;
  /** The first estimate shown, if the visitor was then told of a changed price, once or more. */
  readonly beforeCents: number | null;
}

/** A plan named by its id alone, as in a URL. */
export function namedPlan(id: string): NamedPlan {
  return { id, shownCents: null, shownBilled: '', beforeCents: null };
}

/** The catalogue's answer about the named plans. */
export interface FoundPlans {
  readonly cards: readonly PlanCard[];
  /** Ids of the plans that are not sold in the home's area. */
  readonly elsewhere: readonly string[];
  /** Plans no longer on sale. */
  readonly ended: readonly EndedPlan[];
  /** False when a list could not be queried: a missing plan may still exist. */
  readonly complete: boolean;
}

export interface CheckedPlans {
  /** For the lead, with what its sender saw. */
  readonly sent: readonly ChosenPlan[];
  /** For the returned form, with current prices. */
  readonly shown: readonly ChosenPlan[];
  /** Messages the visitor must see before the form can be accepted. */
  readonly errors: readonly FieldError[];
}

interface Asked {
  /** The product of a single-product lead. */
  readonly vertical: VerticalSlug | null;
  readonly day: string;
  /** The answers that the cards were priced with. */
  readonly said?: Answers;
}

/** Keeps one plan per product, the first named. A plan that could not be looked up stays, by its id. */
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
 * The plans stored with a lead that goes to an external sign-up, where the visitor is not asked again: all
 * of them, by id alone where the catalogue no longer has the plan, or not for this home.
 * @param ids of the plans passed to the sign-up
 * @param sent the plans that could be looked up
 */
export function toldPlans(
  ids: readonly string[],
  sent: readonly ChosenPlan[],
  { vertical, day }: Asked,
): ChosenPlan[] {
  return ids.map((id) => sent.find((plan) => plan.id === id) ?? planOfId(id, vertical, day));
}

/** Shows a message once, even if several plans are gone. */
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
