/** How a visitor arrived: the campaign in the URL, and the one that a cookie remembers (spec: tracking). */
import { mergeTracking, readTracking, type Tracking } from '../../domain/leads/tracking.ts';
import type { AppContext } from '../context.ts';
import { attributionCookie, readAttributionCookie } from './attribution-cookie.ts';

/** Parameters of this request's URL. Most visitors have none; then nothing is parsed. */
export function arrivalTracking(url: string): Tracking {
  const at = url.indexOf('?');
  return at < 0 ? {} : readTracking(new URLSearchParams(url.slice(at + 1)));
}

/** The cookie that remembers an arrival with parameters; costs nothing for others. */
export function rememberArrival(c: AppContext, arrival: Tracking): string | undefined {
  if (Object.keys(arrival).length === 0) return undefined;
  return attributionCookie(mergeTracking(arrival, readAttributionCookie(c.req.header('cookie'))));
}

/** What a visit and a lead are written with: the arrival first, then what was remembered. */
export function attributedTracking(c: AppContext): Tracking {
  return mergeTracking(arrivalTracking(c.req.url), readAttributionCookie(c.req.header('cookie')));
}
