/** Plans sold in the area without a price: named, each with the reason, below the plans that have one. */
import type { UnpricedPlan } from '../../../domain/plans/list/plan-page.ts';
import { Heading, type Level } from '../text/heading.tsx';
import { Folded } from './folds/folded-items.tsx';

interface UnpricedPlansProps {
  readonly plans: readonly UnpricedPlan[];
  readonly id: string;
  readonly level: Level;
  readonly hrefOf: (id: string) => string;
}

/** Longer lists are folded. */
const mostInSight = 5;

export function UnpricedPlans({ plans, id, level, hrefOf }: UnpricedPlansProps) {
  if (plans.length === 0) return null;
  const list = (some: readonly UnpricedPlan[]) => (
    <ul className="grid gap-2 text-small">
      {some.map((plan) => (
        <li key={plan.id}>
          <a href={hrefOf(plan.id)} className="inline-link" suppressHydrationWarning>
            {plan.providerName}, {plan.name}
          </a>
          <span>{`: ${plan.reason}`}</span>
        </li>
      ))}
    </ul>
  );
  const rest = plans.slice(mostInSight);
  return (
    <section aria-labelledby={`${id}unpriced`} className="plan-empty plan-beside">
      <Heading level={level} id={`${id}unpriced`} className="text-h4">
        Plans without a price
      </Heading>
      <p className="text-small">
        {plans.length === 1
          ? 'This plan is also sold here. We can’t estimate a year’s cost, so it isn’t ranked.'
          : 'These plans are also sold here. We can’t estimate a year’s cost for them, so they aren’t ranked.'}
      </p>
      {list(plans.slice(0, mostInSight))}
      {rest.length > 0 ? (
        <Folded opener={`${rest.length} more`} of="plans without a price">
          {list(rest)}
        </Folded>
      ) : null}
    </section>
  );
}
