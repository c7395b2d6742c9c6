/** The evidence of consent: which words the sender had before them, and what was ticked (spec: personal-data). */
import type { ConsentNotice } from '../../../domain/leads/consent-notice.ts';
import type { ConsentEvidence } from '../outbox/outbox.types.ts';

export interface ConsentInput {
  /** The wording in force, for the products that were asked for. */
  readonly inForce: Pick<ConsentNotice, 'version' | 'notice' | 'recipients' | 'marketing'>;
  /** As the form sent it: a page may be older than the wording. */
  readonly version: string;
  readonly marketing: boolean;
  readonly brand: string;
  readonly page: string;
  readonly at: Date;
}

/** Words are kept only when they are those that were shown; of an older form the version is kept. */
export function consentEvidence({ inForce, at, ...shown }: ConsentInput): ConsentEvidence {
  const same = shown.version === inForce.version;
  return {
    version: shown.version,
    brand: shown.brand,
    page: shown.page,
    at: at.toISOString(),
    marketing: shown.marketing,
    notice: same ? inForce.notice : null,
    recipients: same ? inForce.recipients : null,
    marketingWords: same ? inForce.marketing : null,
  };
}
