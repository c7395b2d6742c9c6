/** The URL of the partner's sign-up, with exactly the specified query (spec: hero-submit). */
import type { Answers } from '../plans/question.ts';
import { verticals as allVerticals, type VerticalSlug } from '../vertical.ts';
import { type Tracking, trackingQuery } from './tracking.ts';

export interface SignUp {
  /** Origin of the brand's sign-up at this stage; its own origin for a brand without one (spec: brands). */
  readonly origin: string;
  readonly affiliateName: string;
  readonly vertical: VerticalSlug;
  readonly verticals: readonly VerticalSlug[];
  readonly bundle: boolean;
  readonly addressLine: string;
  readonly addressId: string;
  readonly visitId: string;
  readonly leadId: string;
  readonly tracking: Tracking;
  /** Ids of the plans chosen before the address was given. */
  readonly plans?: readonly string[];
  /** The answers their prices depend on; only for our own routes. */
  readonly answers?: Answers;
}

/**
 * Order of the query: external, rcCode, address; then affiliateName and verticals for a single
 * vertical, or step, verticals (JSON) and addressId for a bundle; then visitId, leadId and the other
 * tracking parameters; last, the plans chosen so far and the answers they were priced with.
 */
export function signUpUrl(input: SignUp): string {
  const url = new URL(allVerticals[input.vertical].basicInfoPath, input.origin);
  const query = url.searchParams;
  query.set('external', 'true');
  query.set('rcCode', input.tracking.rcCode ?? '');
  query.set('address', input.addressLine);
  if (input.bundle) {
    query.set('step', '2');
    query.set('verticals', JSON.stringify(input.verticals));
    query.set('addressId', input.addressId);
  } else {
    query.set('affiliateName', input.affiliateName);
    query.set('verticals', input.vertical);
  }
  query.set('visitId', input.visitId);
  query.set('leadId', input.leadId);
  const { rcCode: _, ...rest } = input.tracking;
  for (const [name, value] of new URLSearchParams(trackingQuery(rest))) query.set(name, value);
  for (const plan of input.plans ?? []) query.append('plan', plan);
  for (const [name, value] of Object.entries(input.answers ?? {})) query.set(name, String(value));
  return url.href;
}
