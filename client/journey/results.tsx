/** Plans for the visitor's home: where it is, the list, and the choice to be called instead. */
import type { PlanListProps } from '../islands/plan-list/plan-list-props.ts';
import { Island } from '../islands/runtime/island.tsx';
import { Link } from '../ui/link.tsx';
import { moreQuerySlot, querySlot } from '../ui/visitor-slots.ts';

export interface ResultsProps {
  /** `Mobile plans for your address`. */
  readonly title: string;
  readonly address: string;
  /** Which product of how many, from 1: a bundle asks one after another. */
  readonly step: number;
  readonly steps: number;
  /** The details without a plan. */
  readonly callHref: string;
  readonly list: Omit<PlanListProps, 'campaign'>;
}

/** Needs an IslandScope around it. */
export function Results({ title, address, step, steps, callHref, list }: ResultsProps) {
  return (
    <div className="wrap grid gap-6 py-6 md:py-10">
      <div className="grid gap-2">
        {steps > 1 ? (
          <p className="text-small text-ink-soft">
            Product {step} of {steps}
          </p>
        ) : null}
        <h1 className="text-h2">{title}</h1>
        <p className="text-small">
          <span>{address}</span> ·{' '}
          <Link href="/" className="inline-link">
            Change
          </Link>{' '}
          ·{' '}
          <a href={callHref} className="inline-link">
            Rather be called?
          </a>
        </p>
      </div>
      <Island
        name="plan-list"
        on="visible"
        props={{ ...list, campaign: { first: querySlot, more: moreQuerySlot } }}
      />
    </div>
  );
}
