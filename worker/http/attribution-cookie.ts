/** Remembers the campaign parameters for a visitor who comes back without them (spec: tracking). */
import { readTracking, type Tracking, trackingQuery } from '../../domain/leads/tracking.ts';
import { readCookie } from './read-cookie.ts';

const name = 'kj_ref';
/** 30 days: the window in which partners pay for a referral. */
const maxAgeSeconds = 30 * 24 * 3600;

/** Browsers drop a cookie above 4096 bytes (RFC 6265 §6.1), and the referral code with it. */
const maxValueLength = 4000;

/** The remembered parameters of a Cookie header; empty when there are none or they are garbage. */
export function readAttributionCookie(header: string | null | undefined): Tracking {
  const value = readCookie(header, name);
  return value ? readTracking(new URLSearchParams(value)) : {};
}

/** The Set-Cookie value; first-party and unreadable to scripts. */
export function attributionCookie(tracking: Tracking): string {
  const value = fitting(tracking);
  return `${name}=${value}; Path=/; Max-Age=${maxAgeSeconds}; Secure; HttpOnly; SameSite=Lax`;
}

/** The Set-Cookie value that forgets all of them. */
export const forgottenAttribution = `${name}=; Path=/; Max-Age=0; Secure; HttpOnly; SameSite=Lax`;

/** As many parameters as fit, the referral code first; a query holds only characters a cookie may. */
function fitting(tracking: Tracking): string {
  let query = '';
  for (const [key, value] of Object.entries(tracking)) {
    const longer = `${query}${query && '&'}${trackingQuery({ [key]: value })}`;
    if (longer.length <= maxValueLength) query = longer;
  }
  return query;
}
