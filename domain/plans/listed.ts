/** The verticals whose plans are listed and compared, with their declarations. */
import type { VerticalSlug } from '../vertical.ts';
import { broadbandFacts, fastestEvening } from './broadband/broadband-facts.ts';
import { broadbandFilters, broadbandPresets } from './broadband/broadband-filters.ts';
import type { BroadbandPlan } from './broadband/broadband-plan.ts';
import { creditCardFacts, lowestPurchaseRate } from './credit-cards/credit-card-facts.ts';
import { creditCardFilters } from './credit-cards/credit-card-filters.ts';
import type { CreditCardPlan } from './credit-cards/credit-card-plan.ts';
import {
  creditCardPresets,
  creditCardQuestions,
  creditCardYear,
  lowestAnnualFee,
} from './credit-cards/credit-card-questions.ts';
import { energyFacts, highestFeedIn } from './energy/energy-facts.ts';
import { energyFilters, energyInitial } from './energy/energy-filters.ts';
import type { EnergyPlan } from './energy/energy-plan.ts';
import {
  energyPresets,
  energyQuestions,
  yearOfUse,
  yearWithoutOffer,
} from './energy/energy-questions.ts';
import type { Facts } from './fact.ts';
import type { Filters, FilterValues, Preset } from './filter.ts';
import { monthlyPremium } from './health-insurance/health-cost.ts';
import { healthFacts, lowestExcess } from './health-insurance/health-facts.ts';
import { healthFilters, healthInitial } from './health-insurance/health-filters.ts';
import type { HealthPlan } from './health-insurance/health-plan.ts';
import { healthPresets, healthQuestions } from './health-insurance/health-questions.ts';
import { type Orders, ongoingPrice } from './list/order.ts';
import { mobileFacts, mostData } from './mobile/mobile-facts.ts';
import { mobileFilters, mobilePresets, mobileSegment } from './mobile/mobile-filters.ts';
import type { MobilePlan } from './mobile/mobile-plan.ts';
import { loanFacts, lowestComparisonRate } from './personal-loan/loan-facts.ts';
import { loanFilters } from './personal-loan/loan-filters.ts';
import type { LoanPlan } from './personal-loan/loan-plan.ts';
import {
  loanPresets,
  loanQuestions,
  loanTotal,
  lowestRepayment,
} from './personal-loan/loan-questions.ts';
import { type Comparable, monthOfFirstYear } from './plan-cost.ts';
import type { Questions } from './question.ts';
import { pricePerKilowatt } from './solar/solar-cost.ts';
import { longestInverterWarranty, solarFacts } from './solar/solar-facts.ts';
import { solarFilters } from './solar/solar-filters.ts';
import type { SolarPlan } from './solar/solar-plan.ts';
import { solarPresets, solarQuestions } from './solar/solar-questions.ts';

/** A kind of plan in words: `internet` and `plan`, `credit` and `card`. */
interface Kind {
  readonly first: string;
  readonly one: string;
  readonly many: string;
}

const plansOf = (first: string): Kind => ({ first, one: 'plan', many: 'plans' });

interface Listed<Plan = never> {
  readonly facts: Facts<Plan>;
  readonly filters: Filters;
  /** A list's initial filters, unless an editor sets others. */
  readonly initial?: FilterValues;
  /** Filters that define a plan's segment; by default those in `initial`. */
  readonly segment?: readonly string[];
  /** The plans' name for visitors (words/kind-words.ts). */
  readonly kind: Kind;
  /** The official document of each plan (spec: law). */
  readonly document: { readonly term: string; readonly of: (plan: Plan) => string | null };
  /** The price that its lists are ordered by, in words. */
  readonly comparable: Comparable;
  /** The orders besides the two by that price. */
  readonly orders: Orders;
  /** The questions its costs depend on; without any, the costs are in the catalogue's index. */
  readonly questions: Questions;
  readonly presets: readonly Preset[];
  /** When we are paid, in a sentence; by default when someone signs up. */
  readonly payment?: string;
}

/** For verticals without questions, whose prices are the same for everyone. */
const asksNothing = {
  comparable: monthOfFirstYear,
  orders: { ongoing: ongoingPrice, own: null },
  questions: {},
  presets: [],
};

const criticalInformation = {
  term: 'Critical information summary',
  of: (plan: MobilePlan | BroadbandPlan) => plan.criticalInformation,
};

const keyFactsSheet = {
  term: 'Key facts sheet',
  of: (plan: CreditCardPlan | LoanPlan) => plan.keyFacts,
};

const listed = {
  mobile: {
    facts: mobileFacts,
    filters: mobileFilters,
    segment: mobileSegment,
    kind: plansOf('mobile'),
    document: criticalInformation,
    ...asksNothing,
    orders: { ongoing: ongoingPrice, own: mostData },
    presets: mobilePresets,
  },
  broadband: {
    facts: broadbandFacts,
    filters: broadbandFilters,
    kind: plansOf('internet'),
    document: criticalInformation,
    ...asksNothing,
    orders: { ongoing: ongoingPrice, own: fastestEvening },
    presets: broadbandPresets,
  },
  'credit-cards': {
    facts: creditCardFacts,
    filters: creditCardFilters,
    kind: { first: 'credit', one: 'card', many: 'cards' },
    document: keyFactsSheet,
    comparable: creditCardYear,
    orders: { ongoing: lowestAnnualFee, own: lowestPurchaseRate },
    questions: creditCardQuestions,
    presets: creditCardPresets,
    payment: 'An issuer pays us when you apply or are approved.',
  },
  'personal-loan': {
    facts: loanFacts,
    filters: loanFilters,
    kind: { first: 'personal', one: 'loan', many: 'loans' },
    document: keyFactsSheet,
    comparable: loanTotal,
    orders: { ongoing: lowestRepayment, own: lowestComparisonRate },
    questions: loanQuestions,
    presets: loanPresets,
    payment: 'A lender pays us when you apply or the loan settles.',
  },
  solar: {
    facts: solarFacts,
    filters: solarFilters,
    kind: { first: 'solar', one: 'system', many: 'systems' },
    document: { term: 'Product data sheet', of: (plan: SolarPlan) => plan.dataSheet },
    comparable: pricePerKilowatt,
    orders: { ongoing: null, own: longestInverterWarranty },
    questions: solarQuestions,
    presets: solarPresets,
    payment: 'Each installer that receives your request pays us, whether or not you sign.',
  },
  'health-insurance': {
    facts: healthFacts,
    filters: healthFilters,
    initial: healthInitial,
    kind: { first: 'health insurance', one: 'policy', many: 'policies' },
    document: {
      term: 'Private Health Information Statement',
      of: (plan: HealthPlan) => plan.informationStatement,
    },
    comparable: monthlyPremium,
    orders: { ongoing: null, own: lowestExcess },
    questions: healthQuestions,
    presets: healthPresets,
  },
  energy: {
    facts: energyFacts,
    filters: energyFilters,
    initial: energyInitial,
    kind: plansOf('energy'),
    document: {
      term: 'Basic Plan Information Document',
      of: ({ basicPlanInformation }: EnergyPlan) => basicPlanInformation ?? null,
    },
    comparable: yearOfUse,
    orders: { ongoing: yearWithoutOffer, own: highestFeedIn },
    questions: energyQuestions,
    presets: energyPresets,
  },
} as const satisfies Partial<Record<VerticalSlug, Listed>>;

export type ListedVertical = keyof typeof listed;
export const listedVerticals = Object.keys(listed) as readonly ListedVertical[];

export function isListed(vertical: string): vertical is ListedVertical {
  return Object.hasOwn(listed, vertical);
}

/** True where costs depend on the visitor's answers, so lists are priced and ordered per request. */
export function isAnswered(vertical: ListedVertical): boolean {
  return Object.keys(listedBy(vertical).questions).length > 0;
}

/** True for a product whose plans are not sold everywhere, so its list asks where the home is. */
export function isSoldByArea(vertical: ListedVertical): boolean {
  return Object.values(listedBy(vertical).questions).some(({ place }) => place === 'area');
}

/** The declarations of a vertical's plans. */
export function listedBy(vertical: ListedVertical): Listed {
  return listed[vertical];
}

/** @returns the declarations of the plan's vertical, typed for this plan */
export function listedFor<Plan extends { readonly vertical: ListedVertical }>(
  plan: Plan,
): Listed<Plan> {
  // A vertical's declarations read its own plans; the compiler cannot pair the two up.
  return listed[plan.vertical] as unknown as Listed<Plan>;
}
