/**
 * Hashes of what is recognised but not kept: a form's content, a person's email or mobile. They have no key, and all
 * mobiles can be tried in minutes, so a hash of a person's is personal data, too.
 */
import { normaliseMobile } from '../../domain/forms/person.ts';
import { sha256Of } from '../../domain/hex.ts';

/** 64 hex digits. */
export function fingerprint(parts: readonly unknown[]): Promise<string> {
  return sha256Of(parts);
}

/** The same for an email in any case. */
export function emailHash(brand: string, email: string): Promise<string> {
  return fingerprint([brand, 'email', email.trim().toLowerCase()]);
}

/** The same for a mobile in any notation. */
export function mobileHash(brand: string, mobile: string): Promise<string> {
  return fingerprint([brand, 'mobile', normaliseMobile(mobile)]);
}

/** A person's entries on the suppression list: one for each of email and mobile that is given. */
export function contactHashes(
  brand: string,
  { email, mobile }: Partial<Record<'email' | 'mobile', string | null | undefined>>,
): Promise<string[]> {
  return Promise.all([
    ...(email ? [emailHash(brand, email)] : []),
    ...(mobile ? [mobileHash(brand, mobile)] : []),
  ]);
}
