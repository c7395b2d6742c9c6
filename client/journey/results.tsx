/** Plans for the visitor's home: where it is, the list, and the choice to be called instead. */
import { type ChosenPlan, planTitle } from '../../domain/leads/chosen-plan.ts';
import type { PlanListProps } from '../islands/plan-list/plan-list-props.ts';
import { Island } from '../islands/runtime/island.tsx';
import { Icon } from '../ui/icon.tsx';
import { Link } from '../ui/link.tsx';
import { moreQuerySlot, querySlot } from '../ui/visitor-slots.ts';

export interface ResultStep {
  readonly product: string;
  /** `done`: its plan is chosen. */
  readonly state: 'done' | 'now' | 'next';
  readonly plan: ChosenPlan | null;
}

export interface ResultsProps {
  /** `Mobile plans for your address`, `Credit cards to compare`. */
  readonly title: string;
  readonly address: string;
  /** The products of the lead in their order: a bundle asks one after another. */
  readonly steps: readonly ResultStep[];
  /** What the plans chosen so far cost together, in words. */
  readonly total: string | null;
  /** What became of plans that were chosen and cannot be had. */
  readonly lost?: string | null;
  /** Where another address is given. */
  readonly changeHref: string;
  /** The details without a plan. */
  readonly callHref: string;
  readonly list: Omit<PlanListProps, 'campaign'>;
}

/** Needs an IslandScope around it. */
export function Results({ title, address, callHref, list, ...props }: ResultsProps) {
  return (
    <div className="wrap grid gap-6 py-6 md:py-10">
      <div className="grid gap-2">
        {props.steps.length > 1 ? <Steps {...props} /> : null}
        <h1 className="text-h2">{title}</h1>
        <p className="text-small">
          <span>{address}</span> ·{' '}
          <Link href={props.changeHref} className="inline-link">
            Change<span className="sr-only"> address</span>
          </Link>{' '}
          ·{' '}
          <Link href={callHref} className="inline-link">
            Prefer a call?
          </Link>
        </p>
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
    </div>
  );
}

const words = { done: 'chosen', now: 'now', next: 'next' } as const;

/** Says which product this is of how many; the state is in words and not by its look alone. */
function Steps({ steps, total }: Pick<ResultsProps, 'steps' | 'total'>) {
  return (
    <div className="grid gap-2 text-small">
      <ol aria-label="Products you are comparing" className="flex flex-wrap gap-x-4 gap-y-1">
        {steps.map(({ product, state, plan }, index) => (
          <li
            key={product}
            aria-current={state === 'now' ? 'step' : undefined}
            className={state === 'now' ? 'font-650' : 'text-ink-soft'}
          >
            {index + 1}. {product}
            {plan ? `: ${planTitle(plan)}${priceOf(plan)}` : null}
            <span className={state === 'done' ? '' : 'sr-only'}> ({words[state]})</span>
          </li>
        ))}
      </ol>
      {total ? <p>{total}</p> : null}
    </div>
  );
}

/** Without what it rests on, which the details say. */
function priceOf({ estimate }: ChosenPlan): string {
  const [price] = estimate?.split(', ') ?? [];
  return price ? `, ${price}` : '';
}
