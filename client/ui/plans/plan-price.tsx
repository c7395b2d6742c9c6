/** What a plan costs: the price of now, what it becomes, the least in all (spec: plan-card, law). */
import { dollars } from '../../../domain/money.ts';
import type { PlanCard } from '../../../domain/plans/plan-card.ts';
import { Day } from '../text/date.tsx';

/** The offer's price replaces the price; the ongoing one and the offer's length stand with it (spec: plan-card). */
export function PlanPrice({ plan }: { plan: PlanCard }) {
  const { offer, ongoingCents, unit } = plan;
  return (
    <div className="grid gap-1">
      <p className="plan-price">
        <strong>{dollars(offer?.priceCents ?? ongoingCents)}</strong>
        <span>{unit}</span>
      </p>
      {offer ? (
        <>
          <p className="text-small">
            {offer.months ? `for ${months(offer.months)}, then ` : 'at first, then '}
            <strong className="font-650">
              {dollars(ongoingCents)}
              {unit}
            </strong>
          </p>
          <div className="plan-offer">
            <p className="font-650">{offer.title}</p>
            {offer.description ? <p>{offer.description}</p> : null}
            {offer.until ? (
              <p>
                Offer ends <Day date={offer.until} />
              </p>
            ) : null}
          </div>
        </>
      ) : null}
      <p className="text-small font-650">
        Plan Minimum cost: ${dollars(plan.minimumTotalCents).slice(1)}
      </p>
      <p className="text-fine text-ink-soft">
        Estimated {dollars(plan.estimateCents)} a month over the first year
      </p>
    </div>
  );
}

function months(count: number): string {
  return count === 1 ? '1 month' : `${count} months`;
}
