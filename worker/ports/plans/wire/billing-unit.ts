/** For how long a partner's price is, by the unit of its answer (docs/contracts/plans.md). */
import type { Billing } from '../../../../domain/plans/plan-fields.ts';
import { billingOf } from '../../../../domain/plans/price.ts';
import { textOf } from './answer-values.ts';

interface Period {
  /** As a card says it: `/week`. */
  readonly unit: string;
  readonly billing: Billing;
}

/** Without a unit it is a month. Null where nobody knows for how long a bill is. */
export function periodOf(value: unknown): Period | null {
  const said = isMissing(value) ? 'month' : textOf(value);
  if (said === null) return null;
  const unit = `/${said.toLowerCase().replace(/^(?:\/|per ) */, '')}`;
  const billing = billingOf(unit);
  return billing === null ? null : { unit, billing };
}

function isMissing(value: unknown): boolean {
  return value === undefined || value === null || (typeof value === 'string' && !value.trim());
}
