/** The lead's next product to choose a plan for: plans are chosen one product after another. */
import { today } from '../../domain/calendar.ts';
import type { ChosenPlan } from '../../domain/leads/chosen-plan.ts';
import type { LostPlans } from '../../domain/leads/lost-plans.ts';
import { planOfCard } from '../../domain/leads/plan-quote.ts';
import type { FilterValues } from '../../domain/plans/filter.ts';
import { isUnsoldAsOpened } from '../../domain/plans/list/plan-page.ts';
import { fullQuery, initialQuery } from '../../domain/plans/list/plan-query.ts';
import { isListed, isSoldByArea, type ListedVertical } from '../../domain/plans/listed.ts';
import { segmentOf } from '../../domain/plans/page/plan-standing.ts';
import type { PlanCard } from '../../domain/plans/plan-card.ts';
import type { Answers } from '../../domain/plans/question.ts';
import { inTime, listPatienceMs } from '../cache/live-answers.ts';
import type { AppContext } from '../context.ts';
import { reasonOf } from '../http/errors.ts';
import { logLine } from '../http/log.ts';
import type { LeadSummary } from '../ports/leads/leads.port.ts';
import { type Asker, type PlanChoice, planListFailed } from '../ports/plans/plans.port.ts';
import { pageAsker } from './askers.ts';
import type { SoFar } from './journey-query.ts';
import { resultsSettings } from './results-list.ts';

/** A plan chosen for a product, on sale or ended. */
interface HeldPlan {
  readonly id: string;
  readonly vertical: ListedVertical;
  /** The filter values that lead to its list (domain/plans/page/plan-standing.ts). */
  readonly segment: FilterValues;
}

/** A product without a plan, and the choices made for the others. */
export interface NextProduct {
  readonly vertical: ListedVertical;
  /** The plans chosen so far; one that cannot be looked up appears only here. */
  readonly ids: readonly string[];
  /** In the order of the products. */
  readonly plans: readonly ChosenPlan[];
  /** The plans among `ids` whose product is known. */
  readonly held: readonly HeldPlan[];
  /** Products of the lead that go without a plan. */
  readonly skipped: readonly ListedVertical[];
  /** Products that still need a plan, including this one. */
  readonly open: readonly ListedVertical[];
  /** Chosen plans that cannot be had here, so their products come up again. */
  readonly lost: LostPlans;
  /** Shared by the whole page, so that it waits only once. */
  readonly asker: Asker;
}

/**
 * The product to choose a plan for next: one whose chosen plan is not sold at the home, then the one that
 * was asked for if any product still needs a plan, then the first with neither plan nor skip that has plans
 * for the home. An ended plan still fills its product, and a plan that cannot be looked up now fills the
 * first open one: the details form says what became of it. For a lead with one product, it also does so
 * for a plan that is no longer in any list.
 * @param said the answers that plans are priced for
 * @param asker the page's own, so that the page waits only once
 * @returns undefined when every product with a list has a plan or goes without
 */
export async function productToChoose(
  c: AppContext,
  lead: LeadSummary,
  soFar: SoFar,
  said: Answers,
  asker: Asker = pageAsker(c),
): Promise<NextProduct | undefined> {
  const products = lead.verticals.filter(isListed);
  const several = products.length > 1;
  const found =
    soFar.plans.length > 0 && (several || products.some(isSoldByArea))
      ? await findChosen(c, { ids: soFar.plans, verticals: products, said }, asker)
      : undefined;
  const { elsewhere, gone, wanting, unsettled, ...choices } = choicesOf(products, soFar, found);
  const vertical =
    unsettled.find((slug) => elsewhere.some((plan) => plan.vertical === slug)) ??
    // Nobody knows which products the unknown plans are for, only how many there are.
    (wanting.length > 0 ? unsettled.find((slug) => slug === soFar.product) : undefined) ??
    (await soldFirst(c, lead, wanting, asker));
  if (!vertical) return undefined;
  const lost = { gone, elsewhere: elsewhere.filter((plan) => plan.vertical === vertical) };
  return { ...choices, vertical, open: wanting, lost, asker };
}

/** The choices made so far, and what is left to choose. */
interface Choices extends Pick<NextProduct, 'ids' | 'plans' | 'held' | 'skipped'> {
  /** Chosen plans that are not sold at the home. */
  readonly elsewhere: readonly ChosenPlan[];
  /** Some chosen plans are in no list any more. */
  readonly gone: boolean;
  /** Products with neither plan nor skip; plans that could not be looked up fill some of them. */
  readonly unsettled: readonly ListedVertical[];
  /** As many of these as no plan fills. */
  readonly wanting: readonly ListedVertical[];
}

/** @param found undefined where the chosen plans were not looked up */
function choicesOf(
  products: readonly ListedVertical[],
  soFar: SoFar,
  { here, held, elsewhere, partial }: FoundPlans = nothingFound,
): Choices {
  const heldIds = held.map(({ id }) => id);
  const possible = soFar.plans.filter((id) => elsewhere.every((plan) => plan.id !== id));
  // Where all were looked up, a plan of a bundle that nobody has is dropped.
  const ids =
    products.length > 1 && !partial ? possible.filter((id) => heldIds.includes(id)) : possible;
  const without = products.filter((slug) => held.every(({ vertical }) => vertical !== slug));
  const skipped = without.filter((slug) => soFar.skipped.includes(slug));
  const unsettled = without.filter((slug) => !skipped.includes(slug));
  const unknown = ids.filter((id) => !heldIds.includes(id));
  return {
    ids,
    plans: products.flatMap((slug) => here.find(({ vertical }) => vertical === slug) ?? []),
    held,
    skipped,
    elsewhere,
    gone: ids.length < possible.length,
    unsettled,
    wanting: unsettled.slice(unknown.length),
  };
}

/** A product with no plans for the home comes after the others; its page then says so. */
async function soldFirst(
  c: AppContext,
  { addressLine }: LeadSummary,
  [first, ...others]: readonly ListedVertical[],
  asker: Asker,
): Promise<ListedVertical | undefined> {
  const [second] = others;
  if (!first || !second || !isSoldByArea(first)) return first;
  const settings = resultsSettings(first, addressLine);
  const query = initialQuery(settings);
  const list = await inTime(
    c.get('ports').plans.page(fullQuery(query, settings), asker),
    listPatienceMs,
  );
  return list && isUnsoldAsOpened(list, query) ? second : first;
}

interface FoundPlans {
  /** On sale, and sold at the home as far as is known. */
  readonly here: readonly ChosenPlan[];
  readonly elsewhere: readonly ChosenPlan[];
  /** The plans that fill their product: those here, and ended ones. */
  readonly held: readonly HeldPlan[];
  /** Some plans could not be looked up. */
  readonly partial: boolean;
}

const nothingFound: FoundPlans = { here: [], elsewhere: [], held: [], partial: true };

/** Undefined when the catalogue does not answer: the page is shown all the same. */
async function findChosen(
  c: AppContext,
  choice: PlanChoice,
  asker: Asker,
): Promise<FoundPlans | undefined> {
  const found = await c
    .get('ports')
    .plans.chosen(choice, asker)
    .catch((error: unknown) => {
      logLine({ event: planListFailed, id: c.get('requestId'), reason: reasonOf(error) });
      return undefined;
    });
  if (!found) return undefined;
  const plans = found.plans.map((plan) => planOfCard(plan, today(), choice.said));
  const isHere = ({ id }: { readonly id: string }) => !found.elsewhere.includes(id);
  return {
    here: plans.filter(isHere),
    elsewhere: plans.filter((plan) => !isHere(plan)),
    held: [...found.plans.filter(isHere), ...found.ended.map(({ plan }) => plan)].map(heldBy),
    partial: found.partial,
  };
}

function heldBy(plan: PlanCard): HeldPlan {
  return { id: plan.id, vertical: plan.vertical, segment: segmentOf(plan) };
}
