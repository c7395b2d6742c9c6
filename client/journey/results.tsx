/** Plans for the visitor's home: its address, the list, and the option of a call instead. */
import { type ChosenPlan, planTitle } from '../../domain/leads/chosen-plan.ts';
import { nounFor } from '../../domain/plans/words/kind-words.ts';
import type { PlanListProps } from '../islands/plan-list/plan-list-props.ts';
import { Island } from '../islands/runtime/island.tsx';
import { Icon } from '../ui/icon.tsx';
import { Link } from '../ui/link.tsx';
import { moreQuerySlot, querySlot } from '../ui/visitor-slots.ts';

export interface ResultStep {
  readonly product: string;
  /** `mobile plans`. */
  readonly kind: string;
  /** `done`: its plan is chosen; `skipped`: the visitor goes on without one. */
  readonly state: 'done' | 'skipped' | 'now' | 'next';
  readonly plan: ChosenPlan | null;
  /** URL for choosing another plan of this product, with everything else kept; null where that is impossible. */
  readonly changeHref: string | null;
}

export interface ResultsProps {
  /** `Energy plans for your address`, `Credit cards to compare`. */
  readonly title: string;
  readonly address: string;
  /** What the list cannot know about the address. */
  readonly caveat?: string | undefined;
  /** The lead's products in order: a bundle asks for them one after another. */
  readonly steps: readonly ResultStep[];
  /** The total cost of the plans chosen so far, in words. */
  readonly total: string | null;
  /** What has happened to chosen plans that are not available. */
  readonly lost?: string | null;
  /** URL for giving another address. */
  readonly changeHref: string;
  /** URL of the details form without a plan; null where nothing is sold at the home that they could be left for. */
  readonly callHref: string | null;
  /** The link to go on without a plan for this product: `Skip mobile`; null for a single product. */
  readonly skip: { readonly words: string; readonly href: string } | null;
  readonly list: Omit<PlanListProps, 'campaign'>;
}

/** Needs an IslandScope around it. */
export function Results({ title, address, callHref, skip, list, ...props }: ResultsProps) {
  const skipLink = skip ? (
    <Link href={skip.href} className="inline-link" data-said="all">
      {skip.words}
    </Link>
  ) : null;
  return (
    <div className="wrap grid gap-6 py-6 md:py-10">
      <div className="grid gap-2">
        {props.steps.length > 1 ? <Steps {...props} /> : null}
        <h1 className="text-h2">{title}</h1>
        <p className="flex flex-wrap gap-x-4 gap-y-1 text-small">
          <span>{address}</span>{' '}
          <Link href={props.changeHref} className="inline-link" data-said="anywhere">
            Change<span className="sr-only"> address</span>
          </Link>{' '}
          {callHref ? (
            <Link href={callHref} className="inline-link">
              Prefer a call?
            </Link>
          ) : null}{' '}
          {skipLink}
        </p>
        {props.caveat ? <p className="text-small text-ink-soft">{props.caveat}</p> : null}
        {props.lost ? (
          <p className="plan-note">
            <Icon name="info" className="mt-[0.25em]" />
            <span className="min-w-0 flex-1">{props.lost}</span>
          </p>
        ) : null}
      </div>
      <Island
        name="plan-list"
        on="visible"
        props={{ ...list, campaign: { first: querySlot, more: moreQuerySlot } }}
      />
      {skipLink ? (
        <p>
          {`Can’t see a ${nounFor(list.settings.vertical, 1)} that suits you?`} {skipLink}
        </p>
      ) : null}
    </div>
  );
}

const words = { done: 'chosen', skipped: 'skipped', now: 'now', next: 'next' } as const;

/** Shows which product this is of how many; the state is in words, not in its look alone. */
function Steps({ steps, total }: Pick<ResultsProps, 'steps' | 'total'>) {
  return (
    <div className="grid gap-2 text-small">
      <ol aria-label="Products you are comparing" className="flex flex-wrap gap-x-4 gap-y-1">
        {steps.map((step, index) => (
          <li
            key={step.product}
            aria-current={step.state === 'now' ? 'step' : undefined}
            className={step.state === 'now' ? 'font-650' : 'text-ink-soft'}
          >
            {index + 1}. {step.product}
            {step.plan ? `: ${planTitle(step.plan)}${priceOf(step.plan)}` : null}
            <span className={isSettled(step) ? '' : 'sr-only'}> ({words[step.state]})</span>
            <ChangeStep {...step} />
          </li>
        ))}
      </ol>
      {total ? <p>{total}</p> : null}
    </div>
  );
}

function isSettled({ state }: ResultStep): boolean {
  return state === 'done' || state === 'skipped';
}

/** The link back to a settled product, in words that make sense to a visitor who hears only links. */
function ChangeStep(step: ResultStep) {
  const { kind, state, plan, changeHref } = step;
  if (changeHref === null || !isSettled(step)) return null;
  const [word, what] =
    state === 'skipped' ? ['Choose', `from ${kind}`] : ['Change', plan ? planTitle(plan) : kind];
  return (
    <>
      {' '}
      <Link href={changeHref} className="inline-link" data-said="all">
        {word}
        <span className="sr-only"> {what}</span>
      </Link>
    </>
  );
}

/** The price without its assumptions, which the details page states. */
function priceOf({ estimate }: ChosenPlan): string {
  const [price] = estimate?.split(', ') ?? [];
  return price ? `, ${price}` : '';
}
