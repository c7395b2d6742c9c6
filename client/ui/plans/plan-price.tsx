/** A plan's price: the comparable one first, then the bills, then the minimum total (spec: plan-card, law). */
import { dollars } from '../../../domain/money.ts';
import { monthWords } from '../../../domain/plans/energy/line-sums.ts';
import { numberOf } from '../../../domain/plans/fact.ts';
import { listedBy } from '../../../domain/plans/listed.ts';
import type { PlanCard } from '../../../domain/plans/plan-card.ts';
import type { CardOffer } from '../../../domain/plans/plan-cost.ts';
import { Day } from '../text/date.tsx';
import { ConditionalDiscounts } from './beside-price.tsx';

/**
 * The headline is the one price that every plan in the list has and is ordered by. Bills cannot be
 * compared, because they come monthly, every 28 days or once a year.
 */
export function PlanPrice({ plan }: { plan: PlanCard }) {
  return plan.unpriced === undefined ? <Amounts plan={plan} /> : <NoPrice why={plan.unpriced} />;
}

/** Shown instead of a price that cannot be worked out. */
function NoPrice({ why }: { why: string }) {
  return (
    <div className="grid gap-1">
      <p className="plan-price">
        <strong>No estimate</strong>
      </p>
      <p className="text-small">{why}</p>
    </div>
  );
}

function Amounts({ plan }: { plan: PlanCard }) {
  const { per, over, overOf, total, billed, besideTotal } = listedBy(plan.vertical).comparable;
  return (
    <div className="grid gap-1">
      <p className="plan-price">
        <strong>{dollars(plan.estimateCents)}</strong>
        <span>{per}</span>
      </p>
      <p className="text-fine text-ink-soft">{overOf?.(plan) ?? over}</p>
      {plan.breakdown ? <p className="text-small">{monthOf(plan)}</p> : null}
      {billed ? <Billed plan={plan} word={billed.word} /> : null}
      {plan.offer ? <Offer offer={plan.offer} /> : null}
      {total === null ? null : (
        <p className="text-small font-650">
          {`${total}: ${dollars(plan.minimumTotalCents)}${besideTotal?.(plan) ?? ''}`}
        </p>
      )}
      {plan.breakdown ? <ConditionalDiscounts {...plan.breakdown} /> : null}
    </div>
  );
}

function monthOf({ estimateCents }: PlanCard): string {
  const words = monthWords(estimateCents);
  return words.charAt(0).toUpperCase() + words.slice(1);
}

/** The offer's price replaces the ongoing one, which is shown with it (spec: plan-card). */
function Billed({ plan, word }: { plan: PlanCard; word: string }) {
  const { offer, ongoingCents, unit } = plan;
  const ongoing = `${dollars(ongoingCents)}${unit}`;
  // The headline already says it.
  if (!offer && unit === '/year' && ongoingCents === plan.estimateCents) return null;
  const setUp = numberOf(plan.facts.setUp ?? null) ?? 0;
  // The headline includes it, so without it the bills would not add up.
  const once = setUp > 0 ? `, and ${dollars(setUp)} once` : '';
  if (!offer) {
    return <p className="text-small">{`${word} ${ongoing}${once}`}</p>;
  }
  return (
    <p className="text-small">
      {word} <strong className="font-650">{`${dollars(offer.priceCents)}${unit}`}</strong>{' '}
      {offer.months ? `for ${months(offer.months)}, then ` : 'at first, then '}
      <strong className="font-650">{ongoing}</strong>
      {once}
    </p>
  );
}

function Offer({ offer }: { offer: CardOffer }) {
  return (
    <div className="plan-offer">
      <p className="font-650">{offer.title}</p>
      {offer.description ? <p>{offer.description}</p> : null}
      {offer.until ? (
        <p>
          Offer ends <Day date={offer.until} />
        </p>
      ) : null}
    </div>
  );
}

function months(count: number): string {
  return count === 1 ? '1 month' : `${count} months`;
}
