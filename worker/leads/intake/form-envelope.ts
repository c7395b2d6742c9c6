/** What every form sends beside its own fields: which form it is, where it stands, what its visitor does not see. */
import * as v from 'valibot';
import { cleanTyped } from '../../../domain/forms/typed.ts';
import { challengeField, decoyField } from '../../../domain/forms/unseen.ts';

/** Far above every rule: a text that is too long is refused in the words of its own rule, and kept. */
export const maxTyped = 20_000;

/** One field as typed; cleaned here because a refused form shows it again. */
export const typedText = v.pipe(v.string(), v.maxLength(maxTyped), v.transform(cleanTyped));
export const typedField = v.optional(typedText, '');

/** A ticked box, or a hidden field that says yes; every other word is a no. */
export const tick = v.pipe(
  v.optional(v.union([v.string(), v.boolean()]), ''),
  v.transform((value) => value === true || value === '1' || value === 'true' || value === 'on'),
);

/** Path of a page of ours, without its query. */
export const pagePath = v.pipe(v.string(), v.regex(/^\/[a-z0-9/-]{0,200}$/));

/** An id, or nothing. */
export const optionalId = v.optional(v.union([v.literal(''), v.pipe(v.string(), v.uuid())]), '');

/** Entries of an object schema: a form adds its own. */
export const formEnvelope = {
  /** The idempotency key (decision 007); a post without one gets its own. */
  submissionId: v.pipe(
    optionalId,
    v.transform((given) => given || crypto.randomUUID()),
  ),
  page: v.optional(pagePath, '/'),
  [decoyField]: typedField,
  [challengeField]: v.optional(v.pipe(v.string(), v.maxLength(2048)), ''),
  /** Consent to marketing: never taken for granted (spec: law). */
  marketing: tick,
  /** Of the collection notice that the page showed. */
  consentVersion: v.optional(v.pipe(v.string(), v.maxLength(40), v.transform(cleanTyped)), ''),
} as const;

const envelope = v.object(formEnvelope);
export type FormEnvelope = v.InferOutput<typeof envelope>;
