/** Signs a call as Standard Webhooks 1.0 specifies: HMAC-SHA256 over id, timestamp and body. */

export interface Signed {
  readonly id: string;
  /** Seconds since 1970. */
  readonly timestamp: number;
  readonly body: string;
}

/**
 * The three headers of the signature.
 * @param secret `whsec_` and base64, or base64 alone
 * @throws Error when the secret is not base64
 */
export async function signatureHeaders(
  secret: string,
  { id, timestamp, body }: Signed,
): Promise<Record<string, string>> {
  const key = await crypto.subtle.importKey(
    'raw',
    keyBytes(secret),
    { name: 'HMAC', hash: 'SHA-256' },
    false,
    ['sign'],
  );
  const content = new TextEncoder().encode(`${id}.${timestamp}.${body}`);
  const mac = new Uint8Array(await crypto.subtle.sign('HMAC', key, content));
  return {
    'webhook-id': id,
    'webhook-timestamp': String(timestamp),
    'webhook-signature': `v1,${btoa(String.fromCharCode(...mac))}`,
  };
}

/** True for base64, with or without `whsec_`. */
export function isSigningSecret(secret: string): boolean {
  try {
    return keyBytes(secret).length > 0;
  } catch {
    return false;
  }
}

function keyBytes(secret: string): Uint8Array<ArrayBuffer> {
  const letters = atob(secret.replace(/^whsec_/, ''));
  return Uint8Array.from(letters, (letter) => letter.charCodeAt(0));
}
