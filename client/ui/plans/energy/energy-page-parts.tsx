/** The parts that only an energy plan's page has: how its year adds up, its rates by hour, and its terms. */

import type {
  DetailLine,
  EnergyDetail,
  ReferenceLine,
} from '../../../../domain/plans/energy/detail/energy-detail.ts';
import { ratePictures } from '../../../../domain/plans/energy/detail/rate-runs.ts';
import type { PlanCard } from '../../../../domain/plans/plan-card.ts';
import { PriceNotes } from '../beside-price.tsx';
import { PriceLines } from '../price-lines.tsx';
import { PagePart } from './page-part.tsx';
import { RatePictures } from './rate-picture.tsx';

interface DetailProps {
  readonly detail: EnergyDetail;
}

/** Not folded, so that anyone can check the sum. Conditional discounts are shown with the price. */
export function EnergySum({ plan }: { plan: PlanCard }) {
  const { breakdown, unpriced, estimateCents, name } = plan;
  if (unpriced !== undefined || !breakdown) return null;
  return (
    <PagePart id="plan-lines" title="How the price adds up">
      <PriceLines lines={breakdown.lines} totalCents={estimateCents} of={name} />
      <PriceNotes notes={breakdown.notes} />
    </PagePart>
  );
}

export function EnergyRates({ detail: { year, beside } }: DetailProps) {
  const pictures = ratePictures(year);
  if (pictures.length === 0 && beside.length === 0) return null;
  return (
    <PagePart id="plan-rates" title="Rates by season and hour">
      {pictures.length > 0 ? (
        <p className="measure text-small text-ink-soft">
          Includes GST. Taller bars are more expensive hours.
        </p>
      ) : null}
      <RatePictures pictures={pictures} />
      <Lines lines={beside} />
    </PagePart>
  );
}

export function EnergyTerms({ detail }: DetailProps) {
  const { feedIn, fees, eligibility, benefitEnds, soldIn } = detail;
  const { references, otherReferences } = detail;
  const owed = fees.filter(({ unavoidable }) => unavoidable);
  const others = fees.filter(({ unavoidable }) => !unavoidable);
  return (
    <>
      <PagePart id="plan-reference" title="The reference price">
        {references.length > 0 ? (
          <Lines lines={references.map(byNetwork)} />
        ) : (
          <p>No reference price applies.</p>
        )}
        <Headed title="On other networks" lines={otherReferences.map(byNetwork)} />
      </PagePart>
      {feedIn.length > 0 ? (
        <PagePart id="plan-feed-in" title="Solar feed-in">
          <Lines lines={feedIn} />
        </PagePart>
      ) : null}
      {fees.length > 0 ? (
        <PagePart id="plan-fees" title="Fees">
          <Headed title="Fees everyone pays" lines={owed} />
          <Headed title="Only if they apply to you" lines={others} />
        </PagePart>
      ) : null}
      <PagePart id="plan-who" title="Who can get it">
        <ul className="grid gap-1">
          {[soldIn, ...eligibility].map((words) => (
            <li key={words} className="measure">
              {words}
            </li>
          ))}
        </ul>
      </PagePart>
      {benefitEnds ? (
        <PagePart id="plan-benefit" title="When the benefit ends">
          <p className="measure">{benefitEnds}</p>
        </PagePart>
      ) : null}
    </>
  );
}

function byNetwork({ distributor, words }: ReferenceLine): DetailLine {
  return { name: distributor, words };
}

function Headed({ title, lines }: { title: string; lines: readonly DetailLine[] }) {
  if (lines.length === 0) return null;
  return (
    <>
      <h3 className="text-h4">{title}</h3>
      <Lines lines={lines} />
    </>
  );
}

function Lines({ lines }: { lines: readonly DetailLine[] }) {
  if (lines.length === 0) return null;
  return (
    <dl className="grid gap-2">
      {lines.map(({ name, words }) => (
        <div key={`${name} ${words}`}>
          <dt className="text-ink-soft">{name}</dt>
          <dd className="measure">{words}</dd>
        </div>
      ))}
    </dl>
  );
}
