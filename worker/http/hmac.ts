/** HMAC-SHA-256 over text, in hex; the platform compares signatures in constant time. */
import { hexOf } from '../../domain/hex.ts';

const algorithm = { name: 'HMAC', hash: 'SHA-256' } as const;
const hexSignature = /^[0-9a-f]{64}$/;
const keys = new Map<string, Promise<CryptoKey>>();

/** Returns 64 lower-case hex digits. */
export async function signText(secret: string, text: string): Promise<string> {
  const signature = await crypto.subtle.sign('HMAC', await keyOf(secret), bytesOf(text));
  return hexOf(new Uint8Array(signature));
}

/** True when this secret signed the text; a signature is 64 lower-case hex digits. */
export async function isSignedText(
  secret: string,
  text: string,
  signature: string,
): Promise<boolean> {
  if (!hexSignature.test(signature)) return false;
  const bytes = Uint8Array.from(signature.match(/../g) ?? [], (pair) => Number.parseInt(pair, 16));
  return crypto.subtle.verify('HMAC', await keyOf(secret), bytes, bytesOf(text));
}

const bytesOf = (text: string) => new TextEncoder().encode(text);

function keyOf(secret: string): Promise<CryptoKey> {
  const known =
    keys.get(secret) ??
    crypto.subtle.importKey('raw', bytesOf(secret), algorithm, false, ['sign', 'verify']);
  keys.set(secret, known);
  return known;
}
