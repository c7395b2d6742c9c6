/** Recognition of a browser that has signed in before, by a signed cookie that survives a restart. */
import { createHash, createHmac, randomUUID, timingSafeEqual } from 'node:crypto';
import { isProduction, sessionSecret } from '../cms-settings.ts';

const keptSeconds = 180 * 86_400;

/** The facts that a browser's cookie is signed for. */
export interface Known {
  readonly email: string;
  /** Changes with the password: a browser that signed in with an earlier one is a stranger. */
  readonly passwordStamp: string;
}

/** @returns the browser's name; undefined if it has not signed in as this person in the last 180 days */
export function knownBrowser(known: Known, cookies: string | undefined): string | undefined {
  const given = cookieOf(known.email, cookies);
  const [name = '', issued = '', signature = ''] = given?.split('.') ?? [];
  const [told, due] = [Buffer.from(signature), Buffer.from(signatureOf(known, name, issued))];
  if (told.length !== due.length || !timingSafeEqual(told, due)) return undefined;
  return nowSeconds() - Number(issued) < keptSeconds ? name : undefined;
}

/** True if there is a cookie for the email; its value is not checked. */
export const hasCookie = (email: string, cookies: string | undefined): boolean =>
  cookieOf(email, cookies) !== undefined;

/** The value of `Set-Cookie`. @param name the known browser's name; a new browser gets a new one */
export function cookieOfBrowser(known: Known, name: string = randomUUID()): string {
  const issued = String(nowSeconds());
  const value = [name, issued, signatureOf(known, name, issued)].join('.');
  const kept = `Path=/; HttpOnly; SameSite=Lax; Max-Age=${keptSeconds}`;
  const cookie = `${cookieName(known.email)}=${value}; ${kept}`;
  return isProduction ? `${cookie}; Secure` : cookie;
}

const nowSeconds = () => Math.floor(Date.now() / 1000);

function cookieOf(email: string, cookies: string | undefined): string | undefined {
  const start = `${cookieName(email)}=`;
  return cookies
    ?.split('; ')
    .find((one) => one.startsWith(start))
    ?.slice(start.length);
}

/** One cookie per person, since several may share a computer. */
function cookieName(email: string): string {
  const person = createHash('sha256').update(email).digest('hex').slice(0, 12);
  return `kurrajong-cms-known-${person}`;
}

function signatureOf({ email, passwordStamp }: Known, name: string, issued: string): string {
  const payload = JSON.stringify(['browser', name, issued, email, passwordStamp]);
  return createHmac('sha256', sessionSecret).update(payload).digest('hex');
}
