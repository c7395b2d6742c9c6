/** The plans port: pages of lists, chosen plans and providers, in the product's own words. */

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

/** What the product asks about plans. Rejects when there is no answer, not even an old one. */
export interface PlansPort {
  /** One page in the order of `rank`, with the total; a page beyond the last is the last. */
  page(query: PlanQuery, asker: Asker): Promise<PlanPage>;

  /** The plans of these ids, cheapest first and placed among themselves; unknown ids are left out. */
  chosen(choice: PlanChoice, asker: Asker): Promise<ChosenPlans>;

  /**
   * A plan for its own page: where it stands, or what there is instead of it. Of a product that is
   * sold by area it stands among the plans of the home's area or, while that is not known, of its own.
   */
  single(question: SingleQuestion, asker: Asker): Promise<SinglePlan>;

  /** Which plans of a vertical have a page, with the day each was checked. */
  pages(vertical: ListedVertical, asker: Asker): Promise<readonly PlanDay[]>;

  /** Every energy plan that a home is sold, unpriced, for whoever prices them with more than answers. */
  energy(question: SoldQuestion, asker: Asker): Promise<SoldEnergy>;

  /** Providers with a plan on sale in each of the verticals, by name. A vertical whose source did not answer is missing. */
  providers(verticals: readonly VerticalSlug[], asker: Asker): Promise<ProvidersByVertical>;
}

export interface PlanChoice {
  readonly ids: readonly string[];
  /** Where to look: a partner may give plans of two verticals the same id; the first one counts. */
  readonly verticals: readonly ListedVertical[];
  /** To the questions of the verticals; without one, its default. A partner's prices need none. */
  readonly said?: Answers;
}

/** Of a plan, what the list of pages names. */
export interface PlanDay {
  readonly id: string;
  readonly checkedOn: string | null;
}

export interface SoldQuestion {
  readonly fuel: Fuels;
  readonly customer: EnergyPlan['customer'];
  /** Four digits; anything else is not known. */
  readonly postcode: string;
  /** Of the address; counts where the postcode lies in it, too. */
  readonly state?: string;
  /** As on a bill; anything else than a network of the postcode is not known. */
  readonly distributor: string;
}

export interface SingleQuestion {
  readonly vertical: ListedVertical;
  readonly id: string;
  /** What was said; the rest are defaults that the plan can do, as far as it is known. */
  readonly said?: Answers | undefined;
}

export interface SinglePlan {
  /** In full: those that the plan, or what there is instead, was priced with. */
  readonly answers: Answers;
  /** Null for what is not on sale. */
  readonly standing: Standing | null;
  /** Null for what has not ended. */
  readonly ended: EndedStanding | null;
  /** Those of the list that it stands in. */
  readonly providers: readonly NamedProvider[];
  /** True of a plan that is certainly not sold where the home is, as far as it was said. */
  readonly elsewhere?: boolean;
  /** What only the page of an energy plan shows. */
  readonly detail?: EnergyDetail | null;
  /** ISO time of an answer that stands in for a new one. */
  readonly staleSince: string | null;
}

export interface ChosenPlans {
  readonly plans: readonly PlanCard[];
  /** Ids of those plans that are certainly not sold where the home is, as far as it was said. */
  readonly elsewhere: readonly string[];
  /** Those of the ids that nobody can sign up for any more. */
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

/** Who asks, and for which day. */
export interface Asker {
  /** The day of signing up, in Sydney: it decides which offers are on. */
  readonly day: string;
  /** What a partner is told about the visitor: nothing, for a page that everybody sees. */
  readonly context: GatewayContext;
  /** Hears every answer of a partner's gateway, which may change the session (spec: session). */
  readonly hear?: (answer: GatewayAnswer) => void;
  /** Asks anew each time; or, for pages, within a time limit and with an old answer to fall back on. */
  readonly recall: Recall;
}

/** @throws Error when there is no answer */
export type Recall = <T>(question: Question<T>) => Promise<Recalled<T>>;

/** A question to storage or to a partner, whose answer is JSON. */
export interface Question<T> {
  /** Tells it apart from the brand's other questions. */
  readonly key: string;
  /** Its key of the day before, where a day is in it: at midnight there is no other last answer. */
  readonly before?: string | undefined;
  readonly ask: () => Promise<T>;
  /**
   * Why an answer is poor, undefined for one that is not. The last good one is better; where there is
   * none, the poor one is the answer, so whoever asks has to say whether it will do.
   */
  readonly poor?: ((data: T) => string | undefined) | undefined;
  /** The event of the log's line when it fails (spec: errors). */
  readonly failed: string;
}

export interface Recalled<T> {
  readonly data: T;
  /** Milliseconds since 1970 at which it was answered. */
  readonly at: number;
  /** Asking again failed: this is the last answer. */
  readonly stale: boolean;
}

/** Asks each time. */
export const askAnew: Recall = async ({ ask }) => ({
  data: await ask(),
  at: Date.now(),
  stale: false,
});

/** Events of the log (spec: errors); the second one's words are the specification's. */
export const planListFailed = 'plan_list_failed';
export const providersFailed = 'Failed to fetch falcon providers';

/** ISO time of an answer that stands in for a new one; null for a new one. */
export function sinceWhen({ at, stale }: Omit<Recalled<unknown>, 'data'>): string | null {
  return stale ? new Date(at).toISOString() : null;
}

/** The providers of each vertical, with the age of the answer that they stand in. */
export function providersOf(
  verticals: readonly VerticalSlug[],
  of: (slug: VerticalSlug) => readonly CardProvider[],
  age: Omit<Recalled<unknown>, 'data'>,
): ProvidersByVertical {
  const staleSince = sinceWhen(age);
  return Object.fromEntries(verticals.map((slug) => [slug, { providers: of(slug), staleSince }]));
}

/** Marks a page, or the plans of an area, as old, with its date. */
export function withAge<T extends Pick<PlanPage, 'stale' | 'asOf'>>(
  page: T,
  { at, stale }: Omit<Recalled<unknown>, 'data'>,
): T {
  return stale ? { ...page, stale, asOf: new Date(at).toISOString() } : page;
}
