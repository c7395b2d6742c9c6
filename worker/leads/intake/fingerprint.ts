/** A key for "the same thing again": what is sent twice must be written once (decision 007). */

/** SHA-256 of the parts, as 64 hex digits. */
export async function fingerprint(parts: readonly unknown[]): Promise<string> {
  const digest = await crypto.subtle.digest(
    'SHA-256',
    new TextEncoder().encode(JSON.stringify(parts)),
  );
  return [...new Uint8Array(digest)].map((byte) => byte.toString(16).padStart(2, '0')).join('');
}
