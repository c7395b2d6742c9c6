/** A form's hidden fields: its id, the decoy, its plan, and the token of the check for a person. */

/** A field for bots: a value in it marks the form as suspect but never stops it. */
export const decoyField = 'website';

/** Contains a plan's id; also the field of errors about plans. */
export const planField = 'plan';

/** The name that Turnstile's documentation gives its token. */
export const challengeField = 'cf-turnstile-response';

/**
 * A form's id, which is the idempotency key of its submission. The first 48 bits are the time the form was
 * opened, and 74 are random (RFC 9562, version 7).
 */
export function newFormId(now: number = Date.now()): string {
  const time = now.toString(16).padStart(12, '0');
  // The rest of crypto.randomUUID() is random apart from the version, which is the 15th character, and the variant.
  return `${time.slice(0, 8)}-${time.slice(8)}-7${crypto.randomUUID().slice(15)}`;
}

/**
 * Another id with the same time, or without one if this has none: a page's forms are opened together, but
 * each sends under its own id, as does a form whose content changed.
 */
export function siblingId(id: string): string {
  const random = newRandomId();
  // The version is the 15th character; `formOpenedAt` would add more to every form's script.
  return id[14] === '7' ? id.slice(0, 15) + random.slice(15) : random;
}

/**
 * A UUID without a time, for a form whose fill time does not matter. crypto.randomUUID exists only in secure
 * contexts, and a device under test may connect over plain http.
 */
export function newRandomId(): string {
  const random = crypto.getRandomValues(new Uint8Array(36));
  // 4 is the version; the digit written as 8 becomes 8 to b (RFC 9562, version 4).
  return '00000000-0000-4000-8000-000000000000'.replace(/[08]/g, (least, at) =>
    (Number(least) + ((random[at] ?? 0) % (least === '8' ? 4 : 16))).toString(16),
  );
}

/** When a form was opened, in milliseconds since 1970; null for an id without a time. */
export function formOpenedAt(id: string): number | null {
  const match = /^([0-9a-f]{8})-([0-9a-f]{4})-7[0-9a-f]{3}-/i.exec(id);
  return match ? Number.parseInt(`${match[1]}${match[2]}`, 16) : null;
}
