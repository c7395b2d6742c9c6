/** What a visitor brings along: the campaign they arrived by (spec: tracking), the gateway's session (spec: session). */
import {
  mergeTracking,
  readTracking,
  type Tracking,
  trackingQuery,
} from '../../domain/leads/tracking.ts';
import type { AppContext } from '../context.ts';

const campaign = 'kj_ref';
/** 30 days: the window in which partners pay for a referral. */
const campaignSeconds = 30 * 24 * 3600;
/** Browsers drop a cookie above 4096 bytes (RFC 6265 §6.1), and the referral code with it. */
const maxCampaignLength = 4000;
const campaignAttributes = 'Secure; HttpOnly; SameSite=Lax';

const session = 'authToken';
const sessionAttributes = 'Secure; HttpOnly; SameSite=None; Path=/; Partitioned';
/** Below the same 4096 bytes. */
const maxTokenLength = 3500;
/** What a cookie may hold (RFC 6265 §4.1.1). */
const token = /^[\x21\x23-\x2b\x2d-\x3a\x3c-\x5b\x5d-\x7e]+$/;

/** The campaign in this request's URL. Most visitors have none; then nothing is parsed. */
export function arrivalTracking(url: string): Tracking {
  const at = url.indexOf('?');
  return at < 0 ? {} : readTracking(new URLSearchParams(url.slice(at + 1)));
}

/** The Set-Cookie value that remembers an arrival with a campaign; costs nothing for other visitors. */
export function rememberArrival(c: AppContext, arrival: Tracking): string | undefined {
  if (Object.keys(arrival).length === 0) return undefined;
  return attributionCookie(mergeTracking(arrival, readAttributionCookie(c.req.header('cookie'))));
}

/** The campaign a visit and a lead are written with: this URL's first, then the remembered one. */
export function attributedTracking(c: AppContext): Tracking {
  return mergeTracking(arrivalTracking(c.req.url), readAttributionCookie(c.req.header('cookie')));
}

/** The remembered campaign of a Cookie header; empty when there is none or it is garbage. */
export function readAttributionCookie(header: string | null | undefined): Tracking {
  const value = readCookie(header, campaign);
  return value ? readTracking(new URLSearchParams(value)) : {};
}

/** The Set-Cookie value for a campaign; first-party, and out of reach of scripts. */
export function attributionCookie(tracking: Tracking): string {
  const value = fitting(tracking);
  return `${campaign}=${value}; Path=/; Max-Age=${campaignSeconds}; ${campaignAttributes}`;
}

const forgottenCampaign = `${campaign}=; Path=/; Max-Age=0; ${campaignAttributes}`;

/** As many parameters as fit, the referral code first. A query holds only characters that a cookie may. */
function fitting(tracking: Tracking): string {
  const all = trackingQuery(tracking);
  if (all.length <= maxCampaignLength) return all;
  let query = '';
  for (const [key, value] of Object.entries(tracking)) {
    const longer = `${query}${query && '&'}${trackingQuery({ [key]: value })}`;
    if (longer.length <= maxCampaignLength) query = longer;
  }
  return query;
}

/** What an answer of the gateway says about the session. */
export interface SessionNews {
  readonly authToken?: string;
  readonly expiredRcCode?: boolean;
  readonly agentError?: boolean | string;
}

/** The session's token in a Cookie header, if it can be one. */
export function readAuthToken(header: string | null | undefined): string | undefined {
  const value = readCookie(header, session);
  return value && isAuthToken(value) ? value : undefined;
}

export function isAuthToken(value: string): boolean {
  return value.length <= maxTokenLength && token.test(value);
}

/**
 * The Set-Cookie values for what an answer says about the session. An agent error and an expired code
 * both clear the token and the referral code; the campaign's other parameters stay. A token that came
 * with either is stale.
 */
export function sessionCookies(
  { authToken, expiredRcCode, agentError }: SessionNews,
  cookies: string | null | undefined,
): string[] {
  if (!agentError && !expiredRcCode) {
    return authToken && isAuthToken(authToken)
      ? [`${session}=${authToken}; ${sessionAttributes}`]
      : [];
  }
  const { rcCode, ...rest } = readAttributionCookie(cookies);
  const kept = Object.keys(rest).length > 0 ? attributionCookie(rest) : forgottenCampaign;
  return [`${session}=; Max-Age=0; ${sessionAttributes}`, ...(rcCode ? [kept] : [])];
}

/**
 * One cookie of a Cookie header, exactly as it stands there. hono/cookie decodes what it reads and
 * encodes what it writes: a query and a partner's token would come back changed (`%26` for `&`), and
 * so would every cookie that visitors hold already.
 */
export function readCookie(header: string | null | undefined, name: string): string | undefined {
  return header
    ?.split(';')
    .map((pair) => pair.trim())
    .find((pair) => pair.startsWith(`${name}=`))
    ?.slice(name.length + 1);
}
