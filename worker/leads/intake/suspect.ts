/** Marks a form that looks as if no person had filled it. A mark never stops a lead (spec: limits). */
import { formOpenedAt } from '../../../domain/forms/form-id.ts';
import type { Suspicion } from '../outbox/outbox.types.ts';

/** Nobody reads a notice and types a name, an email and a mobile in less. */
const minimumFillMs = 3000;

export interface Suspected {
  readonly submissionId: string;
  /** What stood in the field that people do not see. */
  readonly website: string;
  readonly now: number;
  /** False: a check that nobody passed, or that could not be made. */
  readonly verified?: boolean;
}

/** Empty for most. A form without a time in its id was renewed in the browser, so its age is unknown. */
export function suspicions({
  submissionId,
  website,
  now,
  verified = true,
}: Suspected): Suspicion[] {
  const openedAt = formOpenedAt(submissionId);
  return [
    ...(website === '' ? [] : (['honeypot'] as const)),
    ...(openedAt !== null && now - openedAt < minimumFillMs ? (['quick'] as const) : []),
    ...(verified ? [] : (['unverified'] as const)),
  ];
}
