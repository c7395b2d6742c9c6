/** The plans port: pages of lists, chosen plans and providers, in our own terms. */

import { dayAfter } from '../../../domain/calendar.ts';
import type { EnergyDetail } from '../../../domain/plans/energy/detail/energy-detail.ts';
import type { Fuels } from '../../../domain/plans/energy/energy-filters.ts';
import type { EnergyPlan } from '../../../domain/plans/energy/energy-plan.ts';
import type { NamedProvider, PlanPage } from '../../../domain/plans/list/plan-page.ts';
import type { PlanQuery } from '../../../domain/plans/list/plan-query.ts';
import type { SoldEnergy } from '../../../domain/plans/list/sold-energy.ts';
import type { ListedVertical } from '../../../domain/plans/listed.ts';
import type { EndedStanding, Standing } from '../../../domain/plans/page/plan-standing.ts';
import type { CardProvider, EndedPlan, PlanCard } from '../../../domain/plans/plan-card.ts';
import type { Answers } from '../../../domain/plans/question.ts';
import type { VerticalSlug } from '../../../domain/vertical.ts';
import type { GatewayAnswer, GatewayContext } from '../gateway/gateway.port.ts';

/** Every method rejects when there is no answer, not even an old one. */
export interface PlansPort {
  /** One page in the order of `rank`, with the total; a page beyond the last is the last. */
  page(query: PlanQuery, asker: Asker): Promise<PlanPage>;

  /** The plans of these ids, cheapest first and placed among themselves; unknown ids are left out. */
  chosen(choice: PlanChoice, asker: Asker): Promise<ChosenPlans>;

  /**
   * A plan for its own page: its standing, or the alternatives once it has ended. A plan that is sold by
   * area is ranked among the plans of the home's area or, while that is not known, of its own area.
   */
  single(question: SingleQuestion, asker: Asker): Promise<SinglePlan>;

  /** The plans of a vertical that have a page, each with the day it was checked. */
  pages(vertical: ListedVertical, asker: Asker): Promise<readonly PlanDay[]>;

  /** Every energy plan sold to a home, unpriced, for callers that price plans with more than answers. */
  energy(question: SoldQuestion, asker: Asker): Promise<SoldEnergy>;

  /** Providers with a plan on sale in each of the verticals, by name. A vertical whose source did not answer is missing. */
  providers(verticals: readonly VerticalSlug[], asker: Asker): Promise<ProvidersByVertical>;
}

export interface PlanChoice {
  readonly ids: readonly string[];
  /** Where to look: a partner may give plans of two verticals the same id; the first one counts. */
  readonly verticals: readonly ListedVertical[];
  /** Answers to the verticals' questions; defaults fill in the rest. A partner's prices need none. */
  readonly said?: Answers;
}

/** A plan's entry in the list of plan pages. */
export interface PlanDay {
  readonly id: string;
  readonly checkedOn: string | null;
}

export interface SoldQuestion {
  readonly fuel: Fuels;
  readonly customer: EnergyPlan['customer'];
  /** Four digits; anything else counts as unknown. */
  readonly postcode: string;
  /** The address's state; counts only if the postcode lies in it. */
  readonly state?: string;
  /** As on a bill; anything but a network of the postcode counts as unknown. */
  readonly distributor: string;
}

export interface SingleQuestion {
  readonly vertical: ListedVertical;
  readonly id: string;
  /** The visitor's answers; the rest are defaults, within the plan's limits if it is known. */
  readonly said?: Answers | undefined;
}

export interface SinglePlan {
  /** Complete: the answers that the plan, or its alternatives, were priced with. */
  readonly answers: Answers;
  /** Null for a plan that is not on sale. */
  readonly standing: Standing | null;
  /** Null for a plan that has not ended. */
  readonly ended: EndedStanding | null;
  /** The providers in the plan's list. */
  readonly providers: readonly NamedProvider[];
  /** True for a plan that is certainly not sold where the home is, as far as the answers place it. */
  readonly elsewhere?: boolean;
  /** Details that only the page of an energy plan shows. */
  readonly detail?: EnergyDetail | null;
  /** ISO time of an answer that stands in for a new one. */
  readonly staleSince: string | null;
}

export interface ChosenPlans {
  readonly plans: readonly PlanCard[];
  /** Ids of the plans that are certainly not sold where the home is, as far as the answers place it. */
  readonly elsewhere: readonly string[];
  /** The chosen plans that nobody can sign up for any more. */
  readonly ended: readonly EndedPlan[];
  /** The providers of the lists that the plans come from. */
  readonly providers: readonly NamedProvider[];
  /** A list could not be fetched, so plans may be missing. */
  readonly partial: boolean;
  /** ISO time of the oldest answer that stands in for a new one. */
  readonly staleSince: string | null;
}

interface ProviderList {
  readonly providers: readonly CardProvider[];
  /** ISO time of an answer that stands in for a new one. */
  readonly staleSince: string | null;
}

export type ProvidersByVertical = Readonly<Partial<Record<VerticalSlug, ProviderList>>>;

/** The page or visitor that asks, and the day they ask for. */
export interface Asker {
  /** The day of signing up, in Sydney: it decides which offers are on. */
  readonly day: string;
  /** The context that a partner is given; it says nothing of a visitor for a page that everyone sees. */
  readonly context: GatewayContext;
  /** Called with every answer from a partner's gateway, which may change the session (spec: session). */
  readonly hear?: (answer: GatewayAnswer) => void;
  /** Asks again each time; or, for pages, within a time limit and with an old answer to fall back on. */
  readonly recall: Recall;
}

/** @throws Error when there is no answer */
export type Recall = <T>(question: Question<T>) => Promise<Recalled<T>>;

/** A question to storage or to a partner, whose answer is JSON. */
export interface Question<T> {
  /** Tells it apart from the brand's other questions. */
  readonly key: string;
  /** The previous day's key, for a key with a day in it: after midnight only that key has an old answer. */
  readonly before?: string | undefined;
  readonly ask: () => Promise<T>;
  /**
   * Why an answer is poor; undefined for a good one. The last good answer is preferred; if there is none,
   * the poor one is returned, and the caller decides whether it will do.
   */
  readonly poor?: ((data: T) => string | undefined) | undefined;
  /** The log event for a failure (spec: errors). */
  readonly failed: string;
}

/** The keys of a question whose answer is for one day. */
export function dayKeys(
  keyOn: (day: string) => string,
  day: string,
): Pick<Question<unknown>, 'key' | 'before'> {
  return { key: keyOn(day), before: keyOn(dayAfter(day, -1)) };
}

export interface Age {
  /** When it was answered, in milliseconds since 1970. */
  readonly at: number;
  /** True if asking again failed and this is the last answer. */
  readonly stale: boolean;
}

export interface Recalled<T> extends Age {
  readonly data: T;
}

/** Asks again each time. */
export const askAnew: Recall = async ({ ask }) => ({
  data: await ask(),
  at: Date.now(),
  stale: false,
});

/** Log events (spec: errors); the second one's wording is the specification's. */
export const planListFailed = 'plan_list_failed';
export const providersFailed = 'Failed to fetch falcon providers';

/** ISO time of an answer that stands in for a new one; null for a new one. */
export function sinceWhen({ at, stale }: Age): string | null {
  return stale ? new Date(at).toISOString() : null;
}

/** The providers of each vertical, with the age of the answer that they come from. */
export function providersOf(
  verticals: readonly VerticalSlug[],
  of: (slug: VerticalSlug) => readonly CardProvider[],
  age: Age,
): ProvidersByVertical {
  const staleSince = sinceWhen(age);
  return Object.fromEntries(verticals.map((slug) => [slug, { providers: of(slug), staleSince }]));
}

/** Marks a page, or the plans of an area, as stale if its answer is, with the answer's date. */
export function withAge<T extends Pick<PlanPage, 'stale' | 'asOf'>>(page: T, age: Age): T {
  const asOf = sinceWhen(age);
  return asOf === null ? page : { ...page, stale: true, asOf };
}
