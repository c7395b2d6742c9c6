/** A browser in which somebody has been in before: a cookie tells it from a guesser's, also after a restart. */
import { createHash, createHmac, randomUUID, timingSafeEqual } from 'node:crypto';
import { isProduction, sessionSecret } from '../cms-settings.ts';

const keptSeconds = 180 * 86_400;

/** @returns the browser's own name; undefined where nobody with this email has been in */
export function knownBrowser(email: string, cookies: string | undefined): string | undefined {
  const given = cookies?.split('; ').find((one) => one.startsWith(`${cookieName(email)}=`));
  const [name = '', signature = ''] = given?.split('=')[1]?.split('.') ?? [];
  const [told, due] = [Buffer.from(signature), Buffer.from(signatureOf(email, name))];
  return told.length === due.length && timingSafeEqual(told, due) ? name : undefined;
}

/** The value of `Set-Cookie`. @param known as it was found; a new browser gets a name */
export function cookieOfBrowser(email: string, known: string | undefined): string {
  const name = known ?? randomUUID();
  const kept = `Path=/; HttpOnly; SameSite=Lax; Max-Age=${keptSeconds}`;
  const cookie = `${cookieName(email)}=${name}.${signatureOf(email, name)}; ${kept}`;
  return isProduction ? `${cookie}; Secure` : cookie;
}

/** One for each person, who may share a computer. */
function cookieName(email: string): string {
  const person = createHash('sha256').update(email).digest('hex').slice(0, 12);
  return `kurrajong-cms-known-${person}`;
}

function signatureOf(email: string, name: string): string {
  return createHmac('sha256', sessionSecret).update(`browser.${name}.${email}`).digest('hex');
}
