/** Evidence kept with an accepted form: the wording its sender saw, and the marks of a suspect form. */
import { challengeField, decoyField, formOpenedAt } from '../../../domain/forms/hidden-fields.ts';
import type { ConsentNotice } from '../../../domain/leads/consent-notice.ts';
import type { Env } from '../../env.ts';
import type { ConsentEvidence, Suspicion } from '../outbox/outbox.types.ts';
import type { FormEnvelope } from './form-inputs.ts';
import { verifyChallenge } from './person-check.ts';

/** No person reads a notice and types a name, an email and a mobile faster than this. */
const minimumFillMs = 3000;

export interface Evidence {
  readonly consent: ConsentEvidence;
  readonly suspect: readonly Suspicion[];
}

/** The wording in force for the products of the form. */
export type NoticeInForce = Pick<ConsentNotice, 'version' | 'notice' | 'recipients' | 'marketing'>;

/** Collected as the form arrives. `brand` is a slug; `inForce` is null when the wording in force is unknown. */
export async function evidenceOf(
  env: Env,
  brand: string,
  form: FormEnvelope,
  inForce: NoticeInForce | null,
): Promise<Evidence> {
  const at = new Date();
  const { submissionId, [challengeField]: token } = form;
  const verified = await verifyChallenge(env, token, submissionId);
  return {
    consent: consentEvidence(form, brand, at, inForce),
    suspect: suspicions(form, at, verified),
  };
}

/**
 * A page may be older than the wording in force. The wording is kept only if the page showed it;
 * otherwise the version identifies what the page showed (spec: law).
 */
function consentEvidence(
  { consentVersion: version, page, marketing }: FormEnvelope,
  brand: string,
  at: Date,
  inForce: NoticeInForce | null,
): ConsentEvidence {
  const same = version === inForce?.version;
  return {
    version,
    brand,
    page,
    at: at.toISOString(),
    marketing,
    notice: same ? inForce.notice : null,
    recipients: same ? inForce.recipients : null,
    marketingWords: same ? inForce.marketing : null,
  };
}

/** A mark never stops a form. An id made in the browser contains no time, so the form's age is unknown. */
function suspicions(form: FormEnvelope, at: Date, verified: boolean): Suspicion[] {
  const openedAt = formOpenedAt(form.submissionId);
  return [
    ...(form[decoyField] === '' ? [] : (['honeypot'] as const)),
    ...(openedAt !== null && at.getTime() - openedAt < minimumFillMs ? (['quick'] as const) : []),
    ...(verified ? [] : (['unverified'] as const)),
  ];
}
