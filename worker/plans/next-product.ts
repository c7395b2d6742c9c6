/** Which product of a lead comes next: its plans are chosen one product after another. */
import { today } from '../../domain/calendar.ts';
import type { ChosenPlan } from '../../domain/leads/chosen-plan.ts';
import type { LostPlans } from '../../domain/leads/lost-plans.ts';
import { planOfCard } from '../../domain/leads/plan-quote.ts';
import { fullQuery, initialQuery } from '../../domain/plans/list/plan-query.ts';
import { isListed, isSoldByArea, type ListedVertical } from '../../domain/plans/listed.ts';
import type { Answers } from '../../domain/plans/question.ts';
import { isId } from '../../domain/text.ts';
import { inTime, listPatienceMs } from '../cache/live-answers.ts';
import type { AppContext } from '../context.ts';
import { reasonOf } from '../http/errors.ts';
import { logLine } from '../http/log.ts';
import type { LeadSummary } from '../ports/leads/leads.port.ts';
import { type Asker, type PlanChoice, planListFailed } from '../ports/plans/plans.port.ts';
import { pageAsker } from './askers.ts';
import { resultsSettings } from './results-list.ts';

/** A product without a plan, and what is chosen for the others. */
export interface NextProduct {
  readonly vertical: ListedVertical;
  /** Of the plans chosen so far; of one that cannot be looked up there is nothing else. */
  readonly ids: readonly string[];
  /** In the order of the products. */
  readonly plans: readonly ChosenPlan[];
  /** Chosen, and not to be had here, so that their products are asked for again. */
  readonly lost: LostPlans;
  /** One for the whole page, which waits once. */
  readonly asker: Asker;
}

/**
 * The product to choose next, whichever was changed: one whose plan is not sold where the home is,
 * then the first without a plan that has plans for the home. A plan that has ended stands for its product, and one that cannot be
 * looked up now for the first that is left: the details say what became of it. Of a lead for one
 * product they say so of a plan that is in no list any more, too.
 * @param chosen ids of plans
 * @param said what their prices are for
 * @returns undefined when every product with a list has its plan
 */
export async function productToChoose(
  c: AppContext,
  lead: LeadSummary,
  chosen: readonly string[],
  said: Answers,
): Promise<NextProduct | undefined> {
  const asked = chosen.filter(isId);
  const listed = lead.verticals.filter(isListed);
  const asker = pageAsker(c);
  const several = listed.length > 1;
  const found =
    asked.length > 0 && (several || listed.some(isSoldByArea))
      ? await findChosen(c, { ids: asked, verticals: listed, said }, asker)
      : undefined;
  const { here = [], ended = [], elsewhere = [], partial = true } = found ?? {};
  const plans = listed.flatMap((slug) => here.find(({ vertical }) => vertical === slug) ?? []);
  const known = [...plans, ...ended];
  const isAmong = (some: readonly { readonly id: string }[]) => (id: string) =>
    some.some((plan) => plan.id === id);
  const possible = asked.filter((id) => !isAmong(elsewhere)(id));
  const ids = several && !partial ? possible.filter(isAmong(known)) : possible;
  const open = listed.filter((slug) => known.every(({ vertical }) => vertical !== slug));
  const lostIn = (slug: ListedVertical) => elsewhere.filter(({ vertical }) => vertical === slug);
  const unknown = ids.filter((id) => !isAmong(known)(id));
  const vertical =
    open.find((slug) => lostIn(slug).length > 0) ??
    (await soldFirst(c, lead, open.slice(unknown.length), asker));
  if (!vertical) return undefined;
  const lost = { gone: ids.length < possible.length, elsewhere: lostIn(vertical) };
  return { vertical, ids, plans, lost, asker };
}

/** A product of which the home is sold nothing waits for the others: its page says so at the end. */
async function soldFirst(
  c: AppContext,
  { addressLine }: LeadSummary,
  [first, ...others]: readonly ListedVertical[],
  asker: Asker,
): Promise<ListedVertical | undefined> {
  const [second] = others;
  if (!first || !second || !isSoldByArea(first)) return first;
  const settings = resultsSettings(first, addressLine);
  const list = await inTime(
    c.get('ports').plans.page(fullQuery(initialQuery(settings), settings), asker),
    listPatienceMs,
  );
  // Without plans of any home there is nothing that it could wait for.
  const isElsewhere = list?.asOf && list.area?.known && list.providers.length === 0;
  return isElsewhere ? second : first;
}

/** Undefined when the catalogue does not answer: the page is shown all the same. */
async function findChosen(c: AppContext, choice: PlanChoice, asker: Asker) {
  const found = await c
    .get('ports')
    .plans.chosen(choice, asker)
    .catch((error: unknown) => {
      logLine({ event: planListFailed, id: c.get('requestId'), reason: reasonOf(error) });
      return undefined;
    });
  if (!found) return undefined;
  const plans = found.plans.map((plan) => planOfCard(plan, today(), choice.said));
  return {
    here: plans.filter(({ id }) => !found.elsewhere.includes(id)),
    elsewhere: plans.filter(({ id }) => found.elsewhere.includes(id)),
    ended: found.ended.map(({ plan }) => plan),
    partial: found.partial,
  };
}
