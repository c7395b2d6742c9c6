/** The field for what the visitor pays now: optional, and never in the way of the list. */

import { kindAsked, nowName, paidForName } from '../../../domain/plans/list/paid-now.ts';
import { readAmount } from '../../../domain/plans/list/pay-now.ts';
import type { PlanQuery } from '../../../domain/plans/list/plan-query.ts';
import { listedBy } from '../../../domain/plans/listed.ts';
import { LiveMessage } from '../../ui/form/field-message.tsx';
import { describedBy, fieldClass } from '../../ui/form/field-style.ts';

/** The error in the typed amount, if there is one. */
export function payNowError({ now = '' }: PlanQuery): string | undefined {
  const read = readAmount(now);
  return read && 'error' in read ? read.error : undefined;
}

/** A text field, not a number field: `$1,200` is an amount, and anything that is not gets an error in words. */
export function PayNowField({ id, query }: { id: string; query: PlanQuery }) {
  const asked = listedBy(query.vertical).comparable.now;
  if (asked === null) return null;
  const field = `${id}now`;
  const error = payNowError(query);
  return (
    <div className="pay-now">
      <label htmlFor={field} className="filter-label">
        {asked.label} ({asked.unit})
      </label>
      <input
        id={field}
        name={nowName}
        type="text"
        inputMode="decimal"
        autoComplete="off"
        maxLength={20}
        defaultValue={query.now ?? ''}
        aria-invalid={error ? true : undefined}
        aria-describedby={describedBy(field, asked.note, error)}
        className={fieldClass(Boolean(error))}
      />
      <LiveMessage id={`${field}-error`} message={error} />
      <p id={`${field}-hint`} className="mt-1 text-fine text-ink-soft">
        {asked.note}
      </p>
      {query.now === undefined ? null : (
        <input type="hidden" name={paidForName} value={kindAsked(query)} />
      )}
    </div>
  );
}
