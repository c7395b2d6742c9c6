/** The funnel from a page to a lead: the count of each step, and its share of the previous step. */
import type { CountedEvent, Step } from './counted-event.ts';

/** An event with its count in a report's period. */
export interface Counted extends CountedEvent {
  readonly count: number;
}

export interface FunnelStep {
  readonly step: Step;
  readonly count: number;
  /** The count of steps that could have led here; null where a share would be meaningless. */
  readonly outOf: number | null;
}

export interface Funnel {
  readonly steps: readonly FunnelStep[];
  /** The step reached by the smallest share of the step before it; null where too few came. */
  readonly leftBefore: FunnelStep | null;
}

type CountOf = (step: Step) => number;

/** Visitors who sign up on this site: the others went to a partner's sign-up with the first form. */
const stayed = (of: CountOf) => of('submit') - of('sign-up');

/** A step without an entry has no share: searches, say, are calls made during typing. */
const before: Partial<Record<Step, (of: CountOf) => number>> = {
  address: (of) => of('page'),
  submit: (of) => of('address'),
  'sign-up': (of) => of('submit'),
  list: stayed,
  plan: (of) => of('list'),
  form: stayed,
  lead: (of) => of('form'),
  receipt: (of) => of('lead') + of('page-lead'),
};

const shownSteps = [
  ...(['page', 'search', 'address', 'submit', 'sign-up', 'list', 'plan', 'form', 'lead'] as const),
  ...(['page-lead', 'receipt', 'sent-back'] as const),
] satisfies readonly Step[];

/** Steps every visitor must pass; between a page and an address, most people leave any site. */
const needed: readonly Step[] = ['submit', 'form', 'lead', 'receipt'];
/** A smaller sample is not meaningful. */
const leastOutOf = 10;

export function funnelOf(counted: readonly Counted[]): Funnel {
  const sums = new Map<Step, number>();
  for (const { step, count } of counted) sums.set(step, (sums.get(step) ?? 0) + count);
  const of: CountOf = (step) => sums.get(step) ?? 0;
  const steps = shownSteps.map((step) => {
    const outOf = before[step]?.(of) ?? 0;
    return { step, count: of(step), outOf: outOf > 0 ? outOf : null };
  });
  const [leftBefore = null] = steps
    .filter(({ step, outOf }) => needed.includes(step) && outOf !== null && outOf >= leastOutOf)
    .filter((one) => (shareOf(one) ?? 1) < 1)
    .sort((a, b) => (shareOf(a) ?? 1) - (shareOf(b) ?? 1));
  return { steps, leftBefore };
}

/** 0.25 for a quarter; above 1 where people came another way; null where it would be meaningless. */
export function shareOf({ count, outOf }: FunnelStep): number | null {
  return outOf === null ? null : count / outOf;
}

export function countOf({ steps }: Funnel, step: Step): number {
  return steps.find((one) => one.step === step)?.count ?? 0;
}

/** The steps that count as success: leads of either kind, and visitors sent on to sign up. */
export const wonSteps: readonly Step[] = ['lead', 'page-lead', 'sign-up'];

export function wonOf(funnel: Funnel): number {
  return wonSteps.reduce((sum, step) => sum + countOf(funnel, step), 0);
}

/** A named part of the counted events. */
export interface Part {
  readonly name: string;
  readonly counted: readonly Counted[];
}

/** Parts by brand, product or code: most successes first, then most pages. */
export function partsBy(counted: readonly Counted[], key: 'brand' | 'vertical' | 'code'): Part[] {
  const groups = Map.groupBy(counted, (one) => one[key]);
  return [...groups]
    .map(([name, own]) => ({ name, counted: own }))
    .sort((a, b) => weightOf(b) - weightOf(a) || a.name.localeCompare(b.name));
}

function weightOf({ counted }: Part): number {
  const funnel = funnelOf(counted);
  return wonOf(funnel) * 1e9 + countOf(funnel, 'page');
}
