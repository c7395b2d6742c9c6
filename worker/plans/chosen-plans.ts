/** Looks up the plans that a visitor chose, for the form that takes their details. Never fails. */
import { postcodeIn, stateIn } from '../../domain/address/state-of-line.ts';
import type { State } from '../../domain/address/states.ts';
import type { Brand } from '../../domain/brand.ts';
import { today } from '../../domain/calendar.ts';
import type { ChosenPlan } from '../../domain/leads/chosen-plan.ts';
import {
  type CheckedPlans,
  checkPlans,
  type NamedPlan,
  namedPlan,
  toldPlans,
} from '../../domain/leads/plan-check.ts';
import { isAboutArea } from '../../domain/plans/answers/about-area.ts';
import { impersonal, readSaid } from '../../domain/plans/answers/said-answers.ts';
import type { FilterValues } from '../../domain/plans/filter.ts';
import { isListed, type ListedVertical } from '../../domain/plans/listed.ts';
import { sharedSegment } from '../../domain/plans/page/plan-standing.ts';
import type { Answers } from '../../domain/plans/question.ts';
import { isId } from '../../domain/text.ts';
import type { VerticalSlug } from '../../domain/vertical.ts';
import {
  keptPatienceMs,
  listPatienceMs,
  livePatienceMs,
  recallLast,
} from '../cache/live-answers.ts';
import type { AppContext } from '../context.ts';
import { reasonOf } from '../http/errors.ts';
import { logLine } from '../http/log.ts';
import { withDeadline } from '../http/outside/with-deadline.ts';
import { hearSession, type SessionNews } from '../http/visitor-cookies.ts';
import { type ChosenPlans, planListFailed, type Recall } from '../ports/plans/plans.port.ts';
import { pageAsker, visitorAsker } from './askers.ts';

export interface FoundChosen extends CheckedPlans {
  /** The filter values that lead to the plans' lists (domain/plans/page/plan-standing.ts). */
  readonly segment: FilterValues;
}

/** A form waits no longer than this: without an answer, its lead is accepted with the plan's id alone. */
const formPatienceMs = 3000;

/** More than the products in a bundle. */
const mostPlans = 10;

export interface ChosenQuestion {
  /** The visit that the plans were chosen in; empty if there is none yet. */
  readonly visitId: string;
  /** The lead's products; `bundle` if they are not known. */
  readonly products: readonly VerticalSlug[];
  readonly named: readonly NamedPlan[];
  /** The answers that the plans are priced for (answersFor). */
  readonly answers: Answers;
}

export function checkChosen(c: AppContext, question: ChosenQuestion): Promise<FoundChosen> {
  return check(c, question, formPatienceMs);
}

/**
 * For a page, which must appear within a second (spec: failures): a plan that is not answered by then
 * appears as it was last known, or by its id alone.
 * @param began when the page started waiting for answers, in ms
 */
export function showChosen(
  c: AppContext,
  question: ChosenQuestion,
  began: number,
): Promise<FoundChosen> {
  const left = livePatienceMs - (Date.now() - began);
  return check(c, question, Math.max(keptPatienceMs, left), recallLast(c));
}

/** @param last recalls an earlier answer if the current one is late */
async function check(
  c: AppContext,
  { visitId, products, named, answers }: ChosenQuestion,
  patienceMs: number,
  last?: Recall,
): Promise<FoundChosen> {
  const known = named.filter(({ id }) => isId(id)).slice(0, mostPlans);
  if (known.length === 0) return { sent: [], shown: [], errors: [], segment: {} };
  const ids = known.map(({ id }) => id);
  const heard: SessionNews[] = [];
  const lists = listsOf(c.get('brand'), products);
  const asked = await Promise.all(
    lists.map(async (vertical) => {
      const choice = { ids, verticals: [vertical], said: answers };
      const asker = visitorAsker(c, vertical, visitId, (news) => heard.push(news));
      const { plans } = c.get('ports');
      const found = await inTime(c, plans.chosen(choice, asker), patienceMs);
      if (found || !last) return found;
      // A plan missing from an earlier answer may exist by now, so that answer proves no plan gone.
      return plans.chosen(choice, { ...pageAsker(c), recall: last }).then(
        (before) => ({ ...before, partial: true }),
        () => undefined,
      );
    }),
  );
  hearSession(c, heard);
  const cards = asked.flatMap((answer) => answer?.plans ?? []);
  const checked = checkPlans(
    known,
    {
      cards,
      elsewhere: asked.flatMap((answer) => answer?.elsewhere ?? []),
      ended: asked.flatMap((answer) => answer?.ended ?? []),
      complete: asked.every((answer) => answer !== undefined && !answer.partial),
    },
    { vertical: onlyOf(products), day: today(), said: answers },
  );
  return { ...checked, segment: sharedSegment(cards) };
}

/** The plans that a sign-up elsewhere is told about, as the lead keeps them: nobody asks about them again. */
export async function plansToldElsewhere(
  c: AppContext,
  ids: readonly string[],
  question: Omit<ChosenQuestion, 'named'>,
): Promise<ChosenPlan[]> {
  const { sent } = await checkChosen(c, { ...question, named: ids.map(namedPlan) });
  return toldPlans(ids, sent, { vertical: onlyOf(question.products), day: today() });
}

/**
 * The ids, except those of plans known to be for a product that is no longer asked for: unticking a
 * product gives up its plan. A plan that cannot be looked up stays.
 */
export async function plansOfProducts(
  c: AppContext,
  ids: readonly string[],
  products: readonly VerticalSlug[],
): Promise<readonly string[]> {
  const own = listsOf(c.get('brand'), products);
  const others = listsOf(c.get('brand'), ['bundle']).filter((slug) => !own.includes(slug));
  if (ids.length === 0 || others.length === 0) return ids;
  const choice = { ids: ids.slice(0, mostPlans), verticals: [...own, ...others] };
  const asked = c.get('ports').plans.chosen(choice, pageAsker(c));
  const { plans = [], ended = [] } = (await inTime(c, asked, listPatienceMs)) ?? {};
  const known = [...plans, ...ended.map(({ plan }) => plan)];
  return ids.filter((id) => {
    const named = known.filter((plan) => plan.id === id);
    return named.length === 0 || named.some(({ vertical }) => own.includes(vertical));
  });
}

/** The product of a lead that has only one, or null. */
function onlyOf([only, ...others]: readonly VerticalSlug[]): VerticalSlug | null {
  return others.length > 0 || only === undefined || only === 'bundle' ? null : only;
}

/** The area of the lead's address, and the answers in its link or form, except those about the visitor. */
export function answersFor(
  { addressLine }: { readonly addressLine: string },
  params: URLSearchParams,
): Answers {
  return { ...areaAnswers(addressLine), ...impersonal(readSaid(params)) };
}

/** The answers in a URL or form that hold wherever the home is: an address has an area of its own. */
export function saidAnywhere(params: URLSearchParams): Answers {
  const said = Object.entries(impersonal(readSaid(params)));
  return Object.fromEntries(said.filter(([name]) => !isAboutArea(name)));
}

/** The state and postcode in an address, so that nobody is asked for them again. */
export function areaAnswers(addressLine: string): {
  readonly state?: State;
  readonly postcode?: string;
} {
  const [state, postcode] = [stateIn(addressLine), postcodeIn(addressLine)];
  return { ...(state && { state }), ...(postcode && { postcode }) };
}

function listsOf(brand: Brand, products: readonly VerticalSlug[]): ListedVertical[] {
  const known = products.includes('bundle') ? brand.verticals : products;
  return known.filter((slug): slug is ListedVertical => isListed(slug));
}

/** Undefined after a failure or a late answer, which is logged because the lead is accepted without it. */
async function inTime(
  c: AppContext,
  asked: Promise<ChosenPlans>,
  patienceMs: number,
): Promise<ChosenPlans | undefined> {
  try {
    return await withDeadline(asked, patienceMs);
  } catch (error) {
    const reason = reasonOf(error);
    logLine({ event: planListFailed, brand: c.get('brand').slug, reason });
    return undefined;
  }
}
