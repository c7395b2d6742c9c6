/** Recognises a browser that has signed in before, by a signed cookie that survives a restart. */
import { createHash, createHmac, randomUUID, timingSafeEqual } from 'node:crypto';
import { isProduction, sessionSecret } from '../cms-settings.ts';

const keptSeconds = 180 * 86_400;

/** What a browser is known by. */
export interface Known {
  readonly email: string;
  /** Something that changes with the password: who was in under the one before is a stranger. */
  readonly passwordStamp: string;
}

/** @returns the browser's own name; undefined where nobody has been in like this, or not for 180 days */
export function knownBrowser(known: Known, cookies: string | undefined): string | undefined {
  const given = cookieOf(known.email, cookies);
  const [name = '', issued = '', signature = ''] = given?.split('.') ?? [];
  const [told, due] = [Buffer.from(signature), Buffer.from(signatureOf(known, name, issued))];
  if (told.length !== due.length || !timingSafeEqual(told, due)) return undefined;
  return nowSeconds() - Number(issued) < keptSeconds ? name : undefined;
}

/** What it says is not looked into. */
export const hasCookie = (email: string, cookies: string | undefined): boolean =>
  cookieOf(email, cookies) !== undefined;

/** The value of `Set-Cookie`. @param name as it was found; a new browser gets one */
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

/** One for each person, who may share a computer. */
function cookieName(email: string): string {
  const person = createHash('sha256').update(email).digest('hex').slice(0, 12);
  return `kurrajong-cms-known-${person}`;
}

function signatureOf({ email, passwordStamp }: Known, name: string, issued: string): string {
  const payload = JSON.stringify(['browser', name, issued, email, passwordStamp]);
  return createHmac('sha256', sessionSecret).update(payload).digest('hex');
}
