/** The outcome of a posted form: accepted, or refused with what has to be put right. */
import type { FieldError } from '../../../domain/forms/parse-form.ts';
import { type Tracking, trackingQuery } from '../../../domain/leads/tracking.ts';
import type { ErrorCode } from '../../http/errors.ts';
import type { DeliveryKey } from '../../leads/delivery/delivery.types.ts';

/** Everything is stored; the sender is told, then it is delivered. */
export interface Accepted {
  readonly kind: 'accepted';
  readonly status: 200 | 202;
  /** The JSON answer. */
  readonly body: Readonly<Record<string, unknown>>;
  /** Where a browser without script goes. */
  readonly next: string;
  /** What waits for its first delivery. */
  readonly deliveries: readonly DeliveryKey[];
}

/** What the visitor has to put right. */
export interface Refused<Found = undefined> {
  readonly kind: 'refused';
  readonly code: ErrorCode;
  /** In the order of the form; at least one. */
  readonly errors: readonly FieldError[];
  /** What checking the form found, for the page that shows it again; undefined after a failure of ours. */
  readonly found?: Found | undefined;
  /** It was not looked at, since too many came or nobody could count them: nobody outside is asked for it. */
  readonly unread?: boolean;
  /** Beside the errors in the JSON answer: what the form has to show now. */
  readonly body?: Readonly<Record<string, unknown>>;
}

/** For the sender only. The reference is random and shows nothing personal. */
export interface Told {
  readonly message: string;
  readonly reference: string;
  /** The page that says so. */
  readonly receipt: string;
}

interface Taken extends Omit<Told, 'receipt'> {
  /** Path of the page that shows the reference. */
  readonly page: string;
  /** Of the visitor: without cookies, the links of that page would lose it. */
  readonly tracking: Tracking;
  /** Other details, sent just before, stand: the page says so. */
  readonly otherDetails?: boolean;
}

/** 202 with a reference. */
export function accepted(
  { message, reference, page, tracking, otherDetails }: Taken,
  deliveries: readonly DeliveryKey[],
): Accepted {
  // Last is what the form's script looks for.
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
