/** The facts that plans are told apart by, as terms and values. */

import type { ComparedVertical } from '../../../content/model/plan-widget.schema.ts';
import type { PlanCard } from '../../../domain/plans/plan-card.ts';

export interface PlanFact {
  readonly term: string;
  readonly value: string;
}

/** Broadband cards name the evening speed, also where there is none to name (spec: law). */
export function planFacts(plan: PlanCard, vertical: ComparedVertical): PlanFact[] {
  const broadband = vertical === 'broadband';
  return [
    ...(broadband
      ? [{ term: eveningSpeedTerm, value: eveningWords(plan) }]
      : [{ term: 'Data', value: dataWords(plan) }]),
    ...(broadband && plan.connection ? [{ term: 'Connection', value: plan.connection }] : []),
    ...(broadband && plan.modem ? [{ term: 'Modem', value: plan.modem }] : []),
    ...(broadband && plan.data !== null ? [{ term: 'Data', value: dataWords(plan) }] : []),
    ...(plan.contract ? [{ term: 'Contract', value: plan.contract }] : []),
  ];
}

export const eveningSpeedTerm = 'Typical evening speed (7pm–11pm)';

export function eveningWords({ eveningMbps }: PlanCard): string {
  return eveningMbps === null ? 'Not given by the provider' : `${eveningMbps} Mbps`;
}

export function dataWords({ data }: PlanCard): string {
  if (data === 'unlimited') return 'No limit';
  return data === null ? 'Not given by the provider' : `${data} GB a month`;
}

export function PlanFacts({ plan, vertical }: { plan: PlanCard; vertical: ComparedVertical }) {
  return (
    <dl className="plan-facts">
      {planFacts(plan, vertical).map(({ term, value }) => (
        <div key={term}>
          <dt>{term}</dt>
          <dd>{value}</dd>
        </div>
      ))}
    </dl>
  );
}
