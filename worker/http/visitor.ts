/** What a page takes from its visitor: the campaign parameters for its links, and a new form id. */
import { newFormId } from '../../domain/forms/form-id.ts';
import {
  mergeTracking,
  readTracking,
  type Tracking,
  trackingQuery,
} from '../../domain/leads/tracking.ts';
import type { AppContext } from '../context.ts';
import type { SlotValues } from '../render/link-slots.ts';
import { attributionCookie, readAttributionCookie } from './attribution-cookie.ts';

/** Parameters of this request's URL. Most visitors have none; then nothing is parsed. */
export function arrivalTracking(url: string): Tracking {
  const at = url.indexOf('?');
  return at < 0 ? {} : readTracking(new URLSearchParams(url.slice(at + 1)));
}

/** The values for the slots of a page. */
export function slotValues(arrival: Tracking): SlotValues {
  const { rcCode } = arrival;
  return {
    query: trackingQuery(arrival),
    rc: rcCode ? new URLSearchParams({ rc: rcCode }).toString() : '',
    id: newFormId(),
  };
}

/** Remembers an arrival with parameters in the first-party cookie; costs nothing for others. */
export function rememberArrival(c: AppContext, arrival: Tracking): string | undefined {
  if (Object.keys(arrival).length === 0) return undefined;
  return attributionCookie(mergeTracking(arrival, readAttributionCookie(c.req.header('cookie'))));
}

/** Arrival first, then what was remembered: what a visit and a lead are written with. */
export function attributedTracking(c: AppContext): Tracking {
  return mergeTracking(arrivalTracking(c.req.url), readAttributionCookie(c.req.header('cookie')));
}
