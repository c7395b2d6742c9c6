/** A visitor's cookies: the campaign they arrived by (spec: tracking) and the gateway's session (spec: session). */
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
const campaignAttributes = 'Secure; HttpOnly; SameSite=Lax';

const ended = 'kj_ended';
/** After that, a partner that still refuses the code will end it again. */
const endedSeconds = 3600;

const session = 'authToken';
const sessionAttributes = 'Secure; HttpOnly; SameSite=None; Path=/; Partitioned';
/** Browsers drop a cookie above 4096 bytes (RFC 6265 §6.1). */
const maxTokenLength = 3500;
/** The characters allowed in a cookie's value (RFC 6265 §4.1.1). */
const token = /^[\x21\x23-\x2b\x2d-\x3a\x3c-\x5b\x5d-\x7e]+$/;

/** A visitor's campaign parameters. */
export interface Campaign {
  /** This URL's parameters first, then the remembered ones. Leads store them and every link carries them. */
  readonly tracking: Tracking;
  /** True when this URL has parameters, which must then be remembered. */
  readonly arrived: boolean;
}

/** Parses nothing for the many visitors without campaign parameters. */
export function campaignOf(c: AppContext): Campaign {
  const { url } = c.req;
  const at = url.indexOf('?');
  const arrival = at < 0 ? none : readTracking(new URLSearchParams(url.slice(at + 1)));
  const arriving = withoutEnded(c, arrival);
  const remembered = readAttributionCookie(c.req.header('cookie'));
  const tracking = withoutEnded(c, mergeTracking(arriving, remembered));
  return { tracking, arrived: Object.keys(arriving).length > 0 };
}

const none: Tracking = {};

export function attributedTracking(c: AppContext): Tracking {
  return campaignOf(c).tracking;
}

/** The Set-Cookie value that remembers an arrival; costs nothing for other visitors. */
export function rememberArrival({ tracking, arrived }: Campaign): string | undefined {
  return arrived ? attributionCookie(tracking) : undefined;
}

/** Drops a code that has ended: links and forms rendered before then still carry it. */
function withoutEnded(c: AppContext, tracking: Tracking): Tracking {
  const { rcCode, ...rest } = tracking;
  if (!rcCode) return tracking;
  const cookie = readCookie(c.req.header('cookie'), ended);
  const isEnded = rcCode === c.get('endedSession')?.rcCode || encodeURIComponent(rcCode) === cookie;
  return isEnded ? rest : tracking;
}

/** The campaign remembered in a Cookie header; empty when it is missing or malformed. */
export function readAttributionCookie(header: string | null | undefined): Tracking {
  const value = readCookie(header, campaign);
  return value ? readTracking(new URLSearchParams(value)) : {};
}

/** The Set-Cookie value for a campaign: first-party, HttpOnly. A query string needs no escaping in a cookie. */
export function attributionCookie(tracking: Tracking): string {
  const value = trackingQuery(tracking);
  return `${campaign}=${value}; Path=/; Max-Age=${campaignSeconds}; ${campaignAttributes}`;
}

const forgottenCampaign = `${campaign}=; Path=/; Max-Age=0; ${campaignAttributes}`;

/** The session fields of a gateway's answer. */
export interface SessionNews {
  readonly authToken?: string;
  readonly expiredRcCode?: boolean;
  readonly agentError?: boolean | string;
}

/** The session's token in a Cookie header, if it is well-formed. */
export function readAuthToken(header: string | null | undefined): string | undefined {
  const value = readCookie(header, session);
  return value && isAuthToken(value) ? value : undefined;
}

export function isAuthToken(value: string): boolean {
  return value.length <= maxTokenLength && token.test(value);
}

/**
 * Sets cookies according to a partner's answers about the session, and notes an ended session for the
 * rest of this request. An agent error and an expired code both clear the token and the referral code
 * (spec: session); the other campaign parameters stay. A token sent along with either is stale.
 * @param rcCode the code that the partner was called with
 */
export function hearSession(
  c: AppContext,
  heard: readonly SessionNews[],
  rcCode = attributedTracking(c).rcCode,
): void {
  const say = (cookie: string) => c.header('set-cookie', cookie, { append: true });
  const agentError = heard.some((news) => news.agentError);
  const expiredRcCode = heard.some((news) => news.expiredRcCode);
  if (!agentError && !expiredRcCode) {
    const authToken = heard.findLast((news) => news.authToken)?.authToken;
    if (authToken && isAuthToken(authToken)) say(`${session}=${authToken}; ${sessionAttributes}`);
    return;
  }
  c.set('endedSession', {
    ...(agentError && { agentError }),
    ...(expiredRcCode && { expiredRcCode }),
    rcCode,
  });
  say(`${session}=; Max-Age=0; ${sessionAttributes}`);
  if (rcCode) {
    const name = encodeURIComponent(rcCode);
    say(`${ended}=${name}; Path=/; Max-Age=${endedSeconds}; ${campaignAttributes}`);
  }
  const { rcCode: remembered, ...rest } = readAttributionCookie(c.req.header('cookie'));
  const kept = Object.keys(rest).length > 0 ? attributionCookie(rest) : forgottenCampaign;
  // A newer arrival may have brought another code, which is not over.
  if (remembered && remembered === rcCode) say(kept);
}

/**
 * One cookie of a Cookie header, exactly as sent. hono/cookie decodes what it reads and encodes what it
 * writes, which would change query strings and partners' tokens (`%26` for `&`), including those in
 * cookies that visitors already have.
 */
export function readCookie(header: string | null | undefined, name: string): string | undefined {
  return header
    ?.split(';')
    .map((pair) => pair.trim())
    .find((pair) => pair.startsWith(`${name}=`))
    ?.slice(name.length + 1);
}
