/** The body of a Standard Webhook: type, time, and everything the partner may know. */
import type { Delivery } from '../delivery.types.ts';

/** What differs from attempt to attempt is left out, so that every attempt sends the same bytes under the same key. */
export function webhookBody({ attempt: _, scheduledAt: __, kind, acceptedAt, ...data }: Delivery): {
  type: string;
  timestamp: string;
  data: Record<string, unknown>;
} {
  return { type: `${kind}.accepted`, timestamp: acceptedAt, data };
}
