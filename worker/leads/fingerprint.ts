/** SHA-256 of what has to be recognised without being kept: a form's content, a person's email or mobile. */
import { normaliseMobile } from '../../domain/forms/person.ts';

/** 64 hex digits. */
export async function fingerprint(parts: readonly unknown[]): Promise<string> {
  const digest = await crypto.subtle.digest(
    'SHA-256',
    new TextEncoder().encode(JSON.stringify(parts)),
  );
  return [...new Uint8Array(digest)].map((byte) => byte.toString(16).padStart(2, '0')).join('');
}

/** The same for an email in upper or lower case. */
export function emailHash(brand: string, email: string): Promise<string> {
  return fingerprint([brand, 'email', email.trim().toLowerCase()]);
}

/** The same for a mobile in any of the ways people write it. */
export function mobileHash(brand: string, mobile: string): Promise<string> {
  return fingerprint([brand, 'mobile', normaliseMobile(mobile)]);
}

/** The hashes under which a person stands on the suppression list; none for what is not given. */
export function contactHashes(
  brand: string,
  { email, mobile }: Partial<Record<'email' | 'mobile', string | null | undefined>>,
): Promise<string[]> {
  return Promise.all([
    ...(email ? [emailHash(brand, email)] : []),
    ...(mobile ? [mobileHash(brand, mobile)] : []),
  ]);
}
