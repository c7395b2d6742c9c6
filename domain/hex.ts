/** Bytes and hashes as hex digits. */

/** Two lower-case digits per byte. */
export function hexOf(bytes: Iterable<number>): string {
  return Array.from(bytes, (byte) => byte.toString(16).padStart(2, '0')).join('');
}

/** SHA-256 of a value as JSON: 64 digits. */
export async function sha256Of(value: unknown): Promise<string> {
  const bytes = new TextEncoder().encode(JSON.stringify(value));
  return hexOf(new Uint8Array(await crypto.subtle.digest('SHA-256', bytes)));
}
