/** Bytes and hashes as hex digits. */

/** Two lower-case digits per byte. */
export function hexOf(bytes: Iterable<number>): string {
  return Array.from(bytes, (byte) => byte.toString(16).padStart(2, '0')).join('');
}

/** A text's FNV-1a hash, 32 bits. It tells texts apart; somebody who wants to can find two with the same. */
export function fnv1aOf(text: string): number {
  let sum = 0x811c9dc5;
  for (const byte of new TextEncoder().encode(text)) sum = Math.imul(sum ^ byte, 0x01000193);
  return sum >>> 0;
}

/** The same as 8 digits. */
export function shortHashOf(text: string): string {
  return fnv1aOf(text).toString(16).padStart(8, '0');
}

/** SHA-256 of a value as JSON: 64 digits. */
export async function sha256Of(value: unknown): Promise<string> {
  const bytes = new TextEncoder().encode(JSON.stringify(value));
  return hexOf(new Uint8Array(await crypto.subtle.digest('SHA-256', bytes)));
}
