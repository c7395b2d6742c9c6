/** Remembers the campaign parameters for a visitor who comes back without them (design: leads, rule 6). */
import { readTracking, type Tracking, trackingQuery } from './tracking.ts';

const name = 'kj_ref';
/** 30 days: the window in which partners pay for a referral. */
const maxAgeSeconds = 30 * 24 * 3600;

/** The remembered parameters of a Cookie header; empty when there are none or they are garbage. */
export function readAttributionCookie(header: string | null | undefined): Tracking {
  const value = header
    ?.split(';')
    .map((pair) => pair.trim())
    .find((pair) => pair.startsWith(`${name}=`))
    ?.slice(name.length + 1);
  if (!value) return {};
  try {
    return readTracking(new URLSearchParams(decodeURIComponent(value)));
  } catch {
    return {};
  }
}

/** The Set-Cookie value; first-party and unreadable to scripts. */
export function attributionCookie(tracking: Tracking): string {
  const value = encodeURIComponent(trackingQuery(tracking));
  return `${name}=${value}; Path=/; Max-Age=${maxAgeSeconds}; Secure; HttpOnly; SameSite=Lax`;
}
