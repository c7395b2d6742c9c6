/**
 * Hashes by which we recognise what we do not keep: a form's content, a person's email or mobile. They have no
 * secret key, and every possible mobile can be tried in minutes, so a hash of one is personal data too.
 */
import { normaliseMobile } from '../../domain/forms/person.ts';
import { sha256Of } from '../../domain/hex.ts';

/** 64 hex digits. */
export function fingerprint(parts: readonly unknown[]): Promise<string> {
  return sha256Of(parts);
}

/** The same hash whatever the email's case. */
export function emailHash(brand: string, email: string): Promise<string> {
  return fingerprint([brand, 'email', email.trim().toLowerCase()]);
}

/** The same hash whatever the mobile's notation. */
export function mobileHash(brand: string, mobile: string): Promise<string> {
  return fingerprint([brand, 'mobile', normaliseMobile(mobile)]);
}

/** A person's entries on the suppression list, one for each detail given. */
export function contactHashes(
  brand: string,
  { email, mobile }: Partial<Record<'email' | 'mobile', string | null | undefined>>,
): Promise<string[]> {
  return Promise.all([
    ...(email ? [emailHash(brand, email)] : []),
    ...(mobile ? [mobileHash(brand, mobile)] : []),
  ]);
}
