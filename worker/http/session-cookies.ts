/** The visitor's session with the gateway, as cookies: a new token in, expired codes and tokens out (spec: session). */
import {
  attributionCookie,
  forgottenAttribution,
  readAttributionCookie,
} from './attribution-cookie.ts';
import { readCookie } from './read-cookie.ts';

const name = 'authToken';
const attributes = 'Secure; HttpOnly; SameSite=None; Path=/; Partitioned';
/** Browsers drop a cookie above 4096 bytes (RFC 6265 §6.1). */
const maxTokenLength = 3500;
/** What a cookie may hold (RFC 6265 §4.1.1). */
const token = /^[\x21\x23-\x2b\x2d-\x3a\x3c-\x5b\x5d-\x7e]+$/;

/** What an answer of the gateway says about the session. */
export interface SessionNews {
  readonly authToken?: string;
  readonly expiredRcCode?: boolean;
  readonly agentError?: boolean | string;
}

/** The token of a Cookie header, if it can be one. */
export function readAuthToken(header: string | null | undefined): string | undefined {
  const value = readCookie(header, name);
  return value && isAuthToken(value) ? value : undefined;
}

export function isAuthToken(value: string): boolean {
  return value.length <= maxTokenLength && token.test(value);
}

/**
 * The Set-Cookie values of an answer. An agent error and an expired code both clear the token and
 * the referral code; the campaign's other parameters stay. A token that came with either is stale.
 */
export function sessionCookies(
  { authToken, expiredRcCode, agentError }: SessionNews,
  cookies: string | null | undefined,
): string[] {
  if (!agentError && !expiredRcCode) {
    return authToken && isAuthToken(authToken) ? [`${name}=${authToken}; ${attributes}`] : [];
  }
  const { rcCode, ...rest } = readAttributionCookie(cookies);
  const kept = Object.keys(rest).length > 0 ? attributionCookie(rest) : forgottenAttribution;
  return [`${name}=; Max-Age=0; ${attributes}`, ...(rcCode ? [kept] : [])];
}
