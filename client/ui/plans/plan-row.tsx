/** A plan in its list: provider, facts, price, why it is here, and where to go next (spec: plan-card). */
import { fullName } from '../../../domain/plans/full-name.ts';
import type { PlanCard } from '../../../domain/plans/plan-card.ts';
import { buttonClass } from '../form/button-style.ts';
import { Heading, type Level } from '../text/heading.tsx';
import { PriceNotes } from './beside-price.tsx';
import { CompareTick, type CompareTickProps } from './compare-tick.tsx';
import { Folded } from './folds/folded-items.tsx';
import { PlanFacts } from './plan-facts.tsx';
import { CheckedLine, MarkedList, SponsoredLabel } from './plan-lines.tsx';
import { PlanPrice } from './plan-price.tsx';
import { PriceLines } from './price-lines.tsx';
import { ProviderLogo } from './provider-logo.tsx';

export interface PlanRowProps {
  readonly plan: PlanCard;
  /** The difference from what the visitor pays now, in words. */
  readonly difference?: string | undefined;
  /** Prefix of the ids in the card. */
  readonly id: string;
  readonly level: Level;
  /** The plan's own page, with the visitor's campaign. */
  readonly pageHref: string;
  /** Where to apply, with the visitor's campaign. */
  readonly applyHref: string;
  readonly onApply?: (() => void) | undefined;
  readonly compare: Omit<CompareTickProps, 'id' | 'plan'>;
}

export function PlanRow(props: PlanRowProps) {
  const { plan, id, level } = props;
  const { name, provider } = plan;
  return (
    <article
      aria-labelledby={`${id}-name ${id}-provider`}
      className="plan-card"
      data-surface="card"
    >
      {plan.sponsored ? <SponsoredLabel provider={provider} /> : null}
      <div className="plan-head">
        <ProviderLogo provider={provider} />
        <div className="plan-names">
          <p id={`${id}-provider`} className="text-small text-ink-soft">
            {provider.name}
          </p>
          <Heading level={level} id={`${id}-name`} className="text-h3">
            <a href={props.pageHref} suppressHydrationWarning>
              {name}
            </a>
          </Heading>
        </div>
      </div>
      <div className="plan-cost">
        <PlanPrice plan={plan} />
        {props.difference ? <p className="plan-difference">{props.difference}</p> : null}
        <a
          href={props.applyHref}
          rel="noopener"
          className={buttonClass('primary', 'normal', 'w-full')}
          onClick={props.onApply}
          suppressHydrationWarning
        >
          Apply Now<span className="sr-only"> for {fullName(name, provider.name)}</span>
        </a>
        <CompareTick id={`${id}-compare`} plan={plan} {...props.compare} />
      </div>
      <div className="plan-what">
        <PlanFacts plan={plan} />
        <MarkedList items={plan.inclusions} icon="check" />
        {plan.breakdown ? (
          <Folded opener="How this price adds up" of={fullName(name, provider.name)}>
            <div className="mt-2 grid gap-3">
              <PriceLines
                lines={plan.breakdown.lines}
                totalCents={plan.estimateCents}
                of={`${provider.name}, ${name}`}
              />
              <PriceNotes notes={plan.breakdown.notes} />
            </div>
          </Folded>
        ) : null}
      </div>
      <div className="plan-why">
        {plan.reason ? <p>{plan.reason}</p> : null}
        <CheckedLine plan={plan} />
      </div>
    </article>
  );
}
