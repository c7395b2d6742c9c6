/** The plans port's answers about energy, from the live release. */
import type { D1Database } from '@cloudflare/workers-types';
import { statesOfPostcode } from '../../../../domain/address/postcode-borders.ts';
import { energyDetailOf } from '../../../../domain/plans/energy/detail/energy-detail-of.ts';
import { customers, fuels } from '../../../../domain/plans/energy/energy-filters.ts';
import type { EnergyArea, EnergyPlan } from '../../../../domain/plans/energy/energy-plan.ts';
import { fuelOf } from '../../../../domain/plans/energy/energy-plan-properties.ts';
import type { FilterValue } from '../../../../domain/plans/filter.ts';
import { answersWithin } from '../../../../domain/plans/limits.ts';
import type { NamedProvider, PageArea, PlanPage } from '../../../../domain/plans/list/plan-page.ts';
import { cardOf } from '../../../../domain/plans/plan-card.ts';
import type { Answers } from '../../../../domain/plans/question.ts';
import { providerOfRow } from '../card-rows.ts';
import {
  type Age,
  type Asker,
  dayKeys,
  type PlanDay,
  type PlansPort,
  planListFailed,
  type Recall,
  type Recalled,
  type SingleQuestion,
  sinceWhen,
  withAge,
} from '../plans.port.ts';
import type { AllPlans } from '../single/single-of-all.ts';
import { energyCards, energyPage, homeOf, providersOf, unpricedOf } from './energy-page.ts';
import { withReferences } from './energy-references.ts';
import { pagesStatement, type WholePlanColumns, wholePlanStatement } from './energy-statements.ts';
import { homeFor, listsOf, notSoldTo, type PlanArea, recallAreas } from './home-areas.ts';
import { endedOn, isOnOffer } from './on-offer.ts';
import { type AskedHome, createSoldPlans, planOfListing } from './sold-plans.ts';

type EnergyPort = Pick<PlansPort, 'page' | 'energy'> & {
  /** The plan, and those that could replace it. */
  all(question: Pick<SingleQuestion, 'id' | 'said'>, asker: Asker): Promise<AllPlans>;
  pages(asker: Asker): Promise<readonly PlanDay[]>;
  /** The home that these answers place; in a postcode of two states nothing is certain until one is given. */
  home(answers: Answers, recall: Recall): Promise<ChosenHome>;
};

interface ChosenHome {
  /** With the network that the postcode implies, since reference prices are per network. */
  readonly answers: Answers;
  /** True for a plan that is certainly not sold to the home; never true without a postcode. */
  readonly isElsewhere: (plan: PlanArea) => boolean;
}

export function createEnergyPlans(db: D1Database): EnergyPort {
  const soldTo = createSoldPlans(db);

  return {
    async page({ filters, answers, ...query }, { day, recall }) {
      const asked = {
        ...whereIn(answers),
        fuel: fuels.find((one) => one === filters.fuel),
        customer: customers.find((one) => one === filters.customer),
      };
      const { plans, sellers, area, asOf, age } = await soldTo(asked, { day, recall });
      // Only plans that pass these filters were asked for.
      const left = Object.fromEntries(
        Object.entries(filters).filter(([name, value]) => !isAsked(asked, name, value)),
      );
      const page = energyPage(
        plans,
        { ...query, filters: left },
        homeOf(day, onNetwork(answers, area)),
      );
      const absent = absentOf(filters.provider, page.providers, sellers);
      return withAge({ ...page, ...absent, area, asOf, stale: false }, age);
    },

    async all({ said = {}, id }, { day, recall }) {
      const where = whereIn(said);
      const { data: row, ...age } = await recallPlan(db, id, recall);
      if (!row) return nothing(age, homeOf(day, said).answers);
      const loaded = wholePlan(row);
      const isKnown = statesOfPostcode(where.postcode).length > 0;
      const near = isKnown ? {} : { ownArea: row.area };
      const asked = { ...where, ...near, fuel: fuelOf(loaded), customer: loaded.customer };
      const sold = await soldTo(asked, { day, recall });
      const plan = withReferences(loaded, sold.references);
      const answers = answersWithin(plan, said);
      const home = homeOf(day, onNetwork(answers, sold.area));
      const cards = energyCards(sold.plans, home);
      const card = cardOf(plan, providerOfRow(row), home);
      const ended = endedOn(plan, day);
      const listed = cards.some((one) => one.id === id);
      // On sale, but not to this home, or without a price.
      const unserved = !listed && isOnOffer(plan, day);
      return {
        ...nothing(age.stale ? age : sold.age, answers),
        plans: cards,
        unserved: unserved ? [card] : [],
        elsewhere: unserved && (await homeOfAnswers(db, said, recall)).isElsewhere(row),
        ended: ended === null ? [] : [{ plan: card, endedOn: ended }],
        providers: providersOf(sold.plans),
        detail: energyDetailOf(plan, sold.area.distributor),
      };
    },

    async energy(question, { day, recall }) {
      const { plans, area, asOf, age } = await soldTo(question, { day, recall });
      const here = plans.filter(({ plan }) => isOnOffer(plan, day));
      const sold = {
        plans: here.map(({ plan, provider }) => ({ plan, provider })),
        providers: providersOf(here),
        area,
        unpriced: unpricedOf(here),
      };
      return withAge({ ...sold, asOf, stale: false }, age);
    },

    home: (answers, recall) => homeOfAnswers(db, answers, recall),

    async pages({ day, recall }) {
      const ask = async () => (await db.prepare(pagesStatement).bind(day).all<PlanDay>()).results;
      const keys = dayKeys((one) => `energy:pages:${one}`, day);
      return (await recall({ ...keys, ask, failed: planListFailed })).data;
    },
  };
}

async function homeOfAnswers(
  db: D1Database,
  answers: Answers,
  recall: Recall,
): Promise<ChosenHome> {
  const where = whereIn(answers);
  const states: readonly string[] = statesOfPostcode(where.postcode);
  const isCertain = where.state ? states.includes(where.state) : states.length === 1;
  const unknown = { answers, isElsewhere: () => false };
  if (!isCertain) return unknown;
  return recallAreas(db, where, recall).then(
    ({ data }) => ({
      answers: onNetwork(answers, homeFor(data.areas, where).area),
      isElsewhere: notSoldTo(data, where),
    }),
    // The plans themselves are answered separately.
    () => unknown,
  );
}

function isAsked(asked: AskedHome, name: string, value: FilterValue): boolean {
  return (name === 'fuel' || name === 'customer') && asked[name] === value;
}

/** The providers asked for that sell nothing here, by name. */
function absentOf(
  asked: FilterValue | undefined,
  here: readonly NamedProvider[],
  sellers: ReadonlyMap<string, NamedProvider>,
): Pick<PlanPage, 'absent'> {
  const ids: readonly unknown[] = Array.isArray(asked) ? asked : [];
  const absent = ids.flatMap((one) => {
    const seller = here.some(({ id }) => id === one) ? undefined : sellers.get(String(one));
    return seller ? [{ id: seller.id, name: seller.name }] : [];
  });
  return absent.length > 0 ? { absent } : {};
}

/** The network that the postcode implies counts as an answer, since reference prices are per network. */
function onNetwork(answers: Answers | undefined, { distributor }: PageArea): Answers {
  return distributor === null ? { ...answers } : { ...answers, distributor };
}

function whereIn(answers: Answers = {}) {
  return {
    postcode: String(answers.postcode ?? ''),
    state: String(answers.state ?? ''),
    distributor: String(answers.distributor ?? ''),
  };
}

function nothing(age: Age, answers: Answers): AllPlans {
  const none = { plans: [], unserved: [], ended: [], providers: [] };
  return { answers, ...none, staleSince: sinceWhen(age) };
}

function recallPlan(
  db: D1Database,
  id: string,
  recall: Recall,
): Promise<Recalled<WholePlanColumns | null>> {
  const ask = () => db.prepare(wholePlanStatement).bind(id).first<WholePlanColumns>();
  return recall({ key: `energy:plan:${id}`, ask, failed: planListFailed });
}

/** The plan with its area and the details that only its own page shows. */
function wholePlan(row: WholePlanColumns): EnergyPlan {
  const listing = planOfListing(row);
  const area = { ...listsOf(row), postcodes: JSON.parse(row.postcodes) as EnergyArea['postcodes'] };
  const rest = JSON.parse(row.rest) as Pick<EnergyPlan, 'eligibility' | 'benefitEnds'>;
  return { ...listing, ...rest, ...(listing.area && { area }) };
}
