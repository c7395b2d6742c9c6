/** What a plan costs: the comparable price first, then what is billed, then the least in all (spec: plan-card, law). */
import { dollars } from '../../../domain/money.ts';
import { listedBy } from '../../../domain/plans/listed.ts';
import type { PlanCard } from '../../../domain/plans/plan-card.ts';
import { Day } from '../text/date.tsx';

/**
 * The headline is the one price that every plan of the list has and is ordered by; bills come monthly,
 * every 28 days or once a year, and cannot be set against each other.
 */
export function PlanPrice({ plan }: { plan: PlanCard }) {
  const { per, over, total } = listedBy(plan.vertical).comparable;
  return (
    <div className="grid gap-1">
      <p className="plan-price">
        <strong>{dollars(plan.estimateCents)}</strong>
        <span>{per}</span>
      </p>
      <p className="text-fine text-ink-soft">{over}</p>
      <Billed plan={plan} />
      {total === null ? null : (
        <p className="text-small font-650">
          {total}: {dollars(plan.minimumTotalCents)}
        </p>
      )}
    </div>
  );
}

/** The offer's price replaces the ongoing one, which stands with it (spec: plan-card). */
function Billed({ plan: { offer, ongoingCents, unit } }: { plan: PlanCard }) {
  const ongoing = `${dollars(ongoingCents)}${unit}`;
  if (!offer) return <p className="text-small">Billed {ongoing}</p>;
  return (
    <>
      <p className="text-small">
        Billed{' '}
        <strong className="font-650">
          {dollars(offer.priceCents)}
          {unit}
        </strong>{' '}
        {offer.months ? `for ${months(offer.months)}, then ` : 'at first, then '}
        <strong className="font-650">{ongoing}</strong>
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
  );
}

function months(count: number): string {
  return count === 1 ? '1 month' : `${count} months`;
}
