/** The next token: a short-lived signed pass with which our own pages search addresses (spec: address-calls). */
import { hexOf } from '../../domain/hex.ts';

/** Short, so that a leaked token is worth little. */
export const nextTokenMs = 600_000;

/** Whom a token is for; the token itself shows none of it. */
export interface NextTokenHolder {
  readonly brand: string;
  /** The IP address that the edge saw. */
  readonly ip: string;
}

const algorithm = { name: 'HMAC', hash: 'SHA-256' } as const;
const shape = /^([0-9a-z]{1,12})\.([0-9a-f]{64})$/;
const keys = new Map<string, Promise<CryptoKey>>();

/** @param now milliseconds since 1970 */
export async function issueNextToken(
  secret: string,
  holder: NextTokenHolder,
  now: number,
): Promise<string> {
  const until = (now + nextTokenMs).toString(36);
  const signature = await crypto.subtle.sign('HMAC', await keyOf(secret), signed(holder, until));
  return `${until}.${hexOf(new Uint8Array(signature))}`;
}

/** True for a token that this secret signed for this holder and that has not expired. */
export async function isNextToken(
  token: string | undefined,
  secret: string,
  holder: NextTokenHolder,
  now: number,
): Promise<boolean> {
  const [, until = '', signature = ''] = token?.match(shape) ?? [];
  if (!signature || Number.parseInt(until, 36) <= now) return false;
  const bytes = Uint8Array.from(signature.match(/../g) ?? [], (pair) => Number.parseInt(pair, 16));
  return crypto.subtle.verify('HMAC', await keyOf(secret), bytes, signed(holder, until));
}

function signed({ brand, ip }: NextTokenHolder, until: string) {
  return new TextEncoder().encode(JSON.stringify(['next', brand, ip, until]));
}

function keyOf(secret: string): Promise<CryptoKey> {
  const known =
    keys.get(secret) ??
    crypto.subtle.importKey('raw', new TextEncoder().encode(secret), algorithm, false, [
      'sign',
      'verify',
    ]);
  keys.set(secret, known);
  return known;
}
