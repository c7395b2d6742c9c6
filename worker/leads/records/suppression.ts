/** People who must not be passed on, kept as hashes: the list itself says nothing about anybody. */
import { normaliseMobile } from '../../../domain/forms/person.ts';
import { fingerprint } from '../intake/fingerprint.ts';

export interface Contact {
  readonly brand: string;
  readonly email: string;
  readonly mobile: string;
}

/** Hash of an email; letters in any case are the same address. */
export function emailHash({ brand, email }: Contact): Promise<string> {
  return fingerprint([brand, 'email', email.trim().toLowerCase()]);
}

/** Hash of a mobile in any of the ways people write it. */
export function mobileHash({ brand, mobile }: Contact): Promise<string> {
  return fingerprint([brand, 'mobile', normaliseMobile(mobile)]);
}
