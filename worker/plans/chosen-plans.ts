/** Looks up the plans that a visitor chose, for the form that leaves details for them. Never fails. */
import { postcodeIn, stateIn } from '../../domain/address/state-of-line.ts';
import type { State } from '../../domain/address/states.ts';
import type { Brand } from '../../domain/brand.ts';
import { today } from '../../domain/calendar.ts';
import type { ChosenPlan } from '../../domain/leads/chosen-plan.ts';
import {
  type CheckedPlans,
  checkPlans,
  namedPlan,
  type SaidPlan,
  toldPlans,
} from '../../domain/leads/plan-check.ts';
import { impersonal, readSaid } from '../../domain/plans/answers/said-answers.ts';
import type { FilterValues } from '../../domain/plans/filter.ts';
import { isListed, type ListedVertical } from '../../domain/plans/listed.ts';
import { sharedSegment } from '../../domain/plans/page/plan-standing.ts';
import type { Answers } from '../../domain/plans/question.ts';
import { isId } from '../../domain/text.ts';
import type { VerticalSlug } from '../../domain/vertical.ts';
import type { AppContext } from '../context.ts';
import { reasonOf } from '../http/errors.ts';
import { logLine } from '../http/log.ts';
import { hearSession, type SessionNews } from '../http/visitor-cookies.ts';
import { type ChosenPlans, planListFailed } from '../ports/plans/plans.port.ts';
import { visitorAsker } from './askers.ts';

export interface FoundChosen extends CheckedPlans {
  /** What leads to the lists that the plans are of (domain/plans/page/plan-standing.ts). */
  readonly segment: FilterValues;
}

/** A form is not held up longer: without an answer, its lead is taken with the plan's id alone. */
const patienceMs = 3000;

/** More than a bundle has products. */
const mostPlans = 10;

export interface ChosenQuestion {
  /** Whose plans they are; empty where there is no visit yet. */
  readonly visitId: string;
  /** Those of the lead; `bundle` where they are not known. */
  readonly products: readonly VerticalSlug[];
  readonly said: readonly SaidPlan[];
  /** What the plans are priced for (answersFor). */
  readonly answers: Answers;
}

export async function checkChosen(
  c: AppContext,
  { visitId, products, said, answers }: ChosenQuestion,
): Promise<FoundChosen> {
  const named = said.filter(({ id }) => isId(id)).slice(0, mostPlans);
  if (named.length === 0) return { sent: [], shown: [], errors: [], segment: {} };
  const ids = named.map(({ id }) => id);
  const heard: SessionNews[] = [];
  const lists = listsOf(c.get('brand'), products);
  const asked = await Promise.all(
    lists.map((vertical) => {
      const asker = visitorAsker(c, vertical, visitId, (news) => heard.push(news));
      return inTime(
        c,
        c.get('ports').plans.chosen({ ids, verticals: [vertical], said: answers }, asker),
      );
    }),
  );
  hearSession(c, heard);
  const cards = asked.flatMap((answer) => answer?.plans ?? []);
  const checked = checkPlans(
    named,
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

/** The plans that a sign-up elsewhere is told, as the lead keeps them: nobody asks about them again. */
export async function plansToldElsewhere(
  c: AppContext,
  ids: readonly string[],
  question: Omit<ChosenQuestion, 'said'>,
): Promise<ChosenPlan[]> {
  const { sent } = await checkChosen(c, { ...question, said: ids.map(namedPlan) });
  return toldPlans(ids, sent, { vertical: onlyOf(question.products), day: today() });
}

/** The product of a lead for one product alone. */
function onlyOf([only, ...others]: readonly VerticalSlug[]): VerticalSlug | null {
  return others.length > 0 || only === undefined || only === 'bundle' ? null : only;
}

/** The area of the lead's address, and what its link or form says: never what is said of the visitor. */
export function answersFor(
  { addressLine }: { readonly addressLine: string },
  params: URLSearchParams,
): Answers {
  return { ...areaAnswers(addressLine), ...impersonal(readSaid(params)) };
}

/** What a URL or a form says that is true wherever the home is: an address has an area of its own. */
export function saidAnywhere(params: URLSearchParams): Answers {
  const { state: _, postcode: __, distributor: ___, ...rest } = impersonal(readSaid(params));
  return rest;
}

/** What an address answers, so that nobody is asked it again: where it is. */
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

/** Undefined after a failure or when the answer is late; logged, since the lead is taken without it. */
async function inTime(
  c: AppContext,
  asked: Promise<ChosenPlans>,
): Promise<ChosenPlans | undefined> {
  let timer: ReturnType<typeof setTimeout> | undefined;
  const late = new Promise<never>((_, reject) => {
    timer = setTimeout(() => reject(new Error(`No answer in ${patienceMs} ms`)), patienceMs);
  });
  try {
    return await Promise.race([asked, late]);
  } catch (error) {
    const reason = reasonOf(error);
    logLine({ event: planListFailed, brand: c.get('brand').slug, reason });
    return undefined;
  } finally {
    clearTimeout(timer);
  }
}
