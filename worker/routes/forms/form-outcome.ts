/** The outcome of a posted form: accepted, or refused with the mistakes to correct. */
import type { FieldError } from '../../../domain/forms/parse-form.ts';
import { type Tracking, trackingQuery } from '../../../domain/leads/tracking.ts';
import type { ErrorCode } from '../../http/errors.ts';
import type { DeliveryKey } from '../../leads/delivery/delivery.types.ts';

/** Everything is stored. The sender gets the answer first, and delivery follows. */
export interface Accepted {
  readonly kind: 'accepted';
  readonly status: 200 | 202;
  /** The JSON answer. */
  readonly body: Readonly<Record<string, unknown>>;
  /** The URL for a browser without script to go to. */
  readonly next: string;
  /** The deliveries that are due for their first attempt. */
  readonly deliveries: readonly DeliveryKey[];
}

/** A refusal, with the mistakes for the visitor to correct. */
export interface Refused<Found = undefined> {
  readonly kind: 'refused';
  readonly code: ErrorCode;
  /** In the order of the form; at least one. */
  readonly errors: readonly FieldError[];
  /** What checking the form found, for the page that shows it again; undefined after a failure on our side. */
  readonly found?: Found | undefined;
  /** True when the form was not checked, because the limit was reached: nothing outside may be called for it. */
  readonly unread?: boolean;
  /** Extra fields of the JSON answer, next to the errors, for the form to show. */
  readonly body?: Readonly<Record<string, unknown>>;
}

/** The answer to the sender. The reference is random and reveals nothing personal. */
export interface Told {
  readonly message: string;
  readonly reference: string;
  /** The URL of the page that confirms it. */
  readonly receipt: string;
}

interface Taken extends Omit<Told, 'receipt'> {
  /** The path of the page that shows the reference. */
  readonly page: string;
  /** The visitor's campaign parameters: without cookies, that page's links would lose them. */
  readonly tracking: Tracking;
  /** True when other details, sent just before, remain in force; the page says so. */
  readonly otherDetails?: boolean;
}

/** 202 with a reference. */
export function accepted(
  { message, reference, page, tracking, otherDetails }: Taken,
  deliveries: readonly DeliveryKey[],
): Accepted {
  // `again=1` comes last, where the form's script looks for it.
  const query = [
    `ref=${encodeURIComponent(reference)}`,
    trackingQuery(tracking),
    otherDetails ? 'again=1' : '',
  ];
  const receipt = `${page}?${query.filter(Boolean).join('&')}`;
  const told: Told = { message, reference, receipt };
  return {
    kind: 'accepted',
    status: 202,
    next: receipt,
    deliveries,
    body: { success: true, ...told },
  };
}

/** Fields that break their rules. */
export function invalid(errors: readonly FieldError[]): Refused<never> {
  return { kind: 'refused', code: 'invalid', errors };
}
