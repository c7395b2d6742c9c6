/** The answer to an accepted form, and the first attempt to deliver it, which nobody waits for. */
import { challengeField } from '../../../client/islands/form/challenge-message.ts';
import type { AppContext } from '../../context.ts';
import { logLine } from '../../http/log-line.ts';
import { seeOther } from '../../http/respond.ts';
import type { DeliveryKey } from '../../leads/delivery/delivery.types.ts';
import { verifyChallenge } from '../../leads/intake/person-check.ts';
import { suspicions } from '../../leads/intake/suspect.ts';
import type { Suspicion } from '../../leads/outbox/outbox.types.ts';

/** Told to the sender only; a reference is random and shows nothing personal by itself. */
export interface Accepted {
  readonly message: string;
  readonly reference: string;
  /** The page that says so: where a plain form goes. */
  readonly receipt: string;
}

/** 202 with JSON, or 303 to the receipt: the rows are on disk (spec: delivery). */
export function accepted(c: AppContext, json: boolean, { receipt, ...told }: Accepted): Response {
  if (!json) return seeOther(c, receipt);
  return c.json({ success: true, ...told, receipt }, 202, { 'cache-control': 'no-store' });
}

/** After the answer. A failure here costs nothing: the row is due, and the sweep finds it. */
export function deliverSoon(c: AppContext, keys: readonly DeliveryKey[]): void {
  c.executionCtx.waitUntil(
    c
      .get('ports')
      .dispatch(keys)
      .catch((error: unknown) => {
        logLine({ event: 'dispatch_failed', id: c.get('requestId'), reason: String(error) });
      }),
  );
}

interface Unseen {
  readonly submissionId: string;
  readonly website: string;
  readonly [challengeField]: string;
}

/** The marks of a form, from what people do not see of it. */
export async function suspectedOf(c: AppContext, form: Unseen, at: Date): Promise<Suspicion[]> {
  const { submissionId, website } = form;
  const verified = await verifyChallenge(c.env, form[challengeField], submissionId);
  return suspicions({ submissionId, website, now: at.getTime(), verified });
}
