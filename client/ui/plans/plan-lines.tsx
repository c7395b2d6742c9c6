/** Lines shown with a plan everywhere: sponsored label, inclusions, when it was checked (spec: plan-card, law). */
import { Fragment } from 'react';
import { fullName } from '../../../domain/plans/full-name.ts';
import { sponsoredWords } from '../../../domain/plans/list/honesty.ts';
import type { PlanCard } from '../../../domain/plans/plan-card.ts';
import { documentsOf } from '../../../domain/plans/plan-documents.ts';
import { Icon } from '../icon.tsx';
import { Day } from '../text/date.tsx';

export function SponsoredLabel({ provider }: Pick<PlanCard, 'provider'>) {
  return (
    <p className="plan-sponsored">
      <Icon name="info" />
      {sponsoredWords}: {provider.name} pays for this label. It does not change the order.
    </p>
  );
}

interface MarkedListProps {
  readonly items: readonly string[];
  /** `x` for what a plan leaves out. */
  readonly icon: 'check' | 'x';
}

/** Renders nothing for an empty list. */
export function MarkedList({ items, icon }: MarkedListProps) {
  if (items.length === 0) return null;
  const colour = icon === 'check' ? 'text-success' : 'text-ink-soft';
  return (
    <ul className="plan-inclusions">
      {items.map((item) => (
        <li key={item}>
          <Icon name={icon} className={`mt-[0.3em] ${colour}`} />
          {item}
        </li>
      ))}
    </ul>
  );
}

/** When the plan was last checked, with links to its documents. */
export function CheckedLine({ plan, className }: { plan: PlanCard; className?: string }) {
  return (
    <p className={className}>
      {plan.checkedOn ? (
        <>
          Last checked <Day date={plan.checkedOn} />
        </>
      ) : (
        'The provider has not said when this was last checked'
      )}
      {documentsOf(plan).map(({ name, href }) => (
        <Fragment key={href}>
          {' · '}
          <a href={href} rel="noopener" className="underline">
            {name}
            <span className="sr-only"> of {fullName(plan.name, plan.provider.name)}</span>
          </a>
        </Fragment>
      ))}
    </p>
  );
}
