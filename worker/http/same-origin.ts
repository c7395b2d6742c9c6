/** State may only be changed from our own pages. */
import { Problem } from './errors.ts';

/**
 * Demands an Origin of this host, or `Sec-Fetch-Site: same-origin` where the browser hid the origin
 * (`Origin: null` after a page with a strict referrer policy). JSON routes need it as much as forms.
 * The insecure page of the same host is another origin; https before a worker that sees http is a
 * proxy that ends TLS.
 * @throws Problem cross_site
 */
export function demandSameOrigin(request: Request): void {
  const origin = request.headers.get('origin');
  if (origin && origin !== 'null') {
    const { protocol, host } = new URL(request.url);
    if (origin === `${protocol}//${host}` || origin === `https://${host}`) return;
    throw new Problem('cross_site');
  }
  if (request.headers.get('sec-fetch-site') === 'same-origin') return;
  throw new Problem('cross_site');
}
