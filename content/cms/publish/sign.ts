/** Signatures of calls to a site and of preview links (docs/contracts/cms.md). */
import { createHmac } from 'node:crypto';
import { callSecret } from '../cms-settings.ts';

const hmac = (text: string) => createHmac('sha256', callSecret).update(text).digest('hex');

/** The headers of one call. */
export function callHeaders(id: string, body: string, now = Date.now()): Record<string, string> {
  const timestamp = String(Math.floor(now / 1000));
  return {
    'content-type': 'application/json',
    'x-kurrajong-id': id,
    'x-kurrajong-timestamp': timestamp,
    'x-kurrajong-signature': `v1=${hmac(`publish.${id}.${timestamp}.${body}`)}`,
  };
}

/** How long a preview link can be opened; the cookie that it sets lasts longer. */
const linkSeconds = 15 * 60;

/** The link to a draft on the brand's own host. */
export function previewUrl(origin: string, brand: string, path: string, now = Date.now()): string {
  const until = Math.floor(now / 1000) + linkSeconds;
  const query = new URLSearchParams({
    path,
    until: String(until),
    signature: hmac(`preview.${brand}.${path}.${until}`),
  });
  return `${origin}/preview?${query}`;
}
