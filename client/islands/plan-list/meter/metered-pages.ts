/**
 * Pages of energy plans priced by a measured year, in the browser. All plans of the area are fetched at
 * once, so that no call reveals anything about the home but its area.
 */
import { stateAt } from '../../../../domain/address/postcode-borders.ts';
import type { State } from '../../../../domain/address/states.ts';
import { today } from '../../../../domain/calendar.ts';
import { energyCost } from '../../../../domain/plans/energy/energy-cost.ts';
import type { EnergyPlan } from '../../../../domain/plans/energy/energy-plan.ts';
import { isPriced, servesHome } from '../../../../domain/plans/energy/energy-price.ts';
import { energyQuestions, householdOf } from '../../../../domain/plans/energy/energy-questions.ts';
import type { MeasuredYear } from '../../../../domain/plans/energy/measured-year.ts';
import { totalOf } from '../../../../domain/plans/energy/meter/measured-year-of.ts';
import { isUnder, pageOf } from '../../../../domain/plans/list/plan-page.ts';
import type { SoldEnergy } from '../../../../domain/plans/list/sold-energy.ts';
import { cardWith, type PlanCard } from '../../../../domain/plans/plan-card.ts';
import { type Answers, completeAnswers } from '../../../../domain/plans/question.ts';
import type { PageSource } from '../use-plan-list.ts';
import { areaUrls, fetchAreaPlans } from './area-plans.ts';
import { breather } from './breather.ts';

/** @param yearIn gives the year by a state's clocks; null, where no state is known, means the meter's own clock */
export function meteredPages(yearIn: (state: State | null) => MeasuredYear): PageSource {
  const plansOf = lastOne(
    (urls: string, signal: AbortSignal) => fetchAreaPlans(urls.split(' '), signal),
    // The next query may find newer plans.
    ({ stale }) => !stale,
  );
  const cardsOf = lastOne((_: string, signal: AbortSignal, given: SoldEnergy, answers: Answers) =>
    priced(given, answers, yearIn, signal),
  );
  return async (query, signal) => {
    const urls = areaUrls(query).join(' ');
    const given = await plansOf(urls, signal);
    if (!given) return undefined;
    const answers = query.answers ?? {};
    const key = urls + given.asOf + JSON.stringify(answers);
    const cards = await cardsOf(key, signal, given, answers);
    if (!cards) return undefined;
    const { providers, area, unpriced, asOf, stale } = given;
    const page = pageOf(
      cards.filter((card) => isUnder(card, query)),
      query,
    );
    return { ...page, providers, area, unpriced, asOf, stale };
  };
}

function stateIn({ postcode = '', state = '' }: Answers): State | null {
  return stateAt(String(postcode), String(state));
}

/** Undefined once aborted. */
async function priced(
  { plans, area }: SoldEnergy,
  answers: Answers,
  yearIn: (state: State | null) => MeasuredYear,
  signal: AbortSignal,
): Promise<readonly PlanCard[] | undefined> {
  const measured = yearIn(stateIn(answers));
  let unmoved: MeasuredYear | undefined;
  // Meters run on Eastern Standard Time, and so do the hours of some plans.
  const yearFor = ({ electricity }: EnergyPlan) => {
    if (electricity?.clock === undefined) return measured;
    unmoved ??= yearIn(null);
    return unmoved;
  };
  const breathe = breather();
  const day = today();
  // The reference price is that of the home's network, even where the visitor gave only a postcode.
  const { distributor } = area;
  const said = asMeasured(distributor === null ? answers : { ...answers, distributor }, measured);
  const household = householdOf(said, measured);
  const cards: PlanCard[] = [];
  for (const { plan, provider } of plans) {
    await breathe();
    if (signal.aborted) return undefined;
    if (!isPriced(plan) || !servesHome(plan, household)) continue;
    const cost = energyCost(plan, day, said, yearFor(plan));
    // A logo is fetched when it is shown: which logos come first would reveal something about the meter.
    cards.push(cardWith(plan, { ...provider, logo: null }, { day, answers: said, cost }));
  }
  return cards;
}

/** The answers with the home's use as measured, so that the cards show the meter's figures. */
function asMeasured(answers: Answers, { used, controlled, exported }: MeasuredYear): Answers {
  return {
    ...completeAnswers(energyQuestions, answers),
    kwh: Math.round(totalOf(used)),
    ...(controlled && {
      controlledLoad: answers.controlledLoad === 'none' ? 'yes' : (answers.controlledLoad ?? 'yes'),
      controlledLoadKwh: Math.round(totalOf(controlled)),
    }),
    ...(exported && { exportKwh: Math.round(totalOf(exported)) }),
  };
}

/** Caches the last answer by its key; an answer that is undefined, or that `keeps` rejects, is asked for again. */
function lastOne<Rest extends readonly unknown[], T>(
  ask: (key: string, ...rest: Rest) => Promise<T | undefined>,
  keeps: (answer: T) => boolean = () => true,
): (key: string, ...rest: Rest) => Promise<T | undefined> {
  let last: { readonly key: string; readonly answer: T } | undefined;
  return async (key, ...rest) => {
    if (last?.key === key) return last.answer;
    const answer = await ask(key, ...rest);
    if (answer !== undefined && keeps(answer)) last = { key, answer };
    return answer;
  };
}
