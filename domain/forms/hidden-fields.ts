/** Hidden fields of a form: its id, a decoy, the plan it is for, and the token of the check for a person. */

/** A field for robots: something in it marks the form and never stops it. */
export const decoyField = 'website';

/** Names a plan; its errors stand under it. */
export const planField = 'plan';

/** The name that Turnstile's documentation gives its token. */
export const challengeField = 'cf-turnstile-response';

/**
 * A form's id, which is the idempotency key of what it sends. The first 48 bits tell when the form was
 * opened, 74 are random (RFC 9562, version 7).
 */
export function newFormId(now: number = Date.now()): string {
  const time = now.toString(16).padStart(12, '0');
  // The platform's own is random everywhere but in its version, which is the 15th character.
  return `${time.slice(0, 8)}-${time.slice(8)}-7${crypto.randomUUID().slice(15)}`;
}

/**
 * Another id with the time of this one: the forms of a page were opened together, and each sends under
 * an id of its own, as does one whose content changed. Without a time where this one has none.
 */
export function siblingId(id: string): string {
  const random = newRandomId();
  // The version is the 15th character; `formOpenedAt` would cost every form's script more.
  return id[14] === '7' ? id.slice(0, 15) + random.slice(15) : random;
}

/**
 * A UUID without a time, for a form whose fill time nobody asks. crypto.randomUUID exists in secure
 * contexts only, and a device under test may come over plain http.
 */
export function newRandomId(): string {
  const random = crypto.getRandomValues(new Uint8Array(36));
  // 4 is the version; the digit that begins as 8 is 8 to b (RFC 9562, version 4).
  return '00000000-0000-4000-8000-000000000000'.replace(/[08]/g, (least, at) =>
    (Number(least) + ((random[at] ?? 0) % (least === '8' ? 4 : 16))).toString(16),
  );
}

/** When a form was opened, in milliseconds since 1970; null for an id without a time. */
export function formOpenedAt(id: string): number | null {
  const match = /^([0-9a-f]{8})-([0-9a-f]{4})-7[0-9a-f]{3}-/i.exec(id);
  return match ? Number.parseInt(`${match[1]}${match[2]}`, 16) : null;
}
