/** The way from a page to a lead as counts: how many of each step, and what share of the step before. */
import type { CountedEvent, Step } from './counted-event.ts';

/** How often an event was counted in the period of a report. */
export interface Counted extends CountedEvent {
  readonly count: number;
}

export interface FunnelStep {
  readonly step: Step;
  readonly count: number;
  /** Steps that could have led here; null where a share would mean nothing. */
  readonly outOf: number | null;
}

export interface Funnel {
  readonly steps: readonly FunnelStep[];
  /** Where most of those who came so far go no further: the step they do not reach; null when too few came. */
  readonly leftBefore: FunnelStep | null;
}

type CountOf = (step: Step) => number;

/** Those whose sign-up is on this site: the others went on to a partner's own with the first form. */
const stayed = (of: CountOf) => of('submit') - of('sign-up');

/** Without an entry a step is a number of its own: searches are calls while somebody types. */
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

/** Every visitor has to pass these; from a page to an address most leave on every site. */
const needed: readonly Step[] = ['submit', 'form', 'lead', 'receipt'];
/** Fewer say nothing about the rest. */
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

/** 0.25 for a quarter; above 1 where people came another way; null where it would mean nothing. */
export function shareOf({ count, outOf }: FunnelStep): number | null {
  return outOf === null ? null : count / outOf;
}

export function countOf({ steps }: Funnel, step: Step): number {
  return steps.find((one) => one.step === step)?.count ?? 0;
}

/** Steps that the site is there for: leads of either kind, and visitors sent on to sign up. */
export const wonSteps: readonly Step[] = ['lead', 'page-lead', 'sign-up'];

export function wonOf(funnel: Funnel): number {
  return wonSteps.reduce((sum, step) => sum + countOf(funnel, step), 0);
}

/** A part of what was counted, by its name. */
export interface Part {
  readonly name: string;
  readonly counted: readonly Counted[];
}

/** By brand, product or code: the parts with most leads first, then with most pages. */
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
