/** What the contact form sends, JSON or plain form, parsed to known keys; its own rules follow. */
import * as v from 'valibot';
import { challengeField } from '../../../client/islands/form/challenge-message.ts';
import { cleanLines } from '../../../domain/forms/contact-form.ts';
import { maxTyped, typedField } from './typed-input.ts';

export const contactInput = v.object({
  submissionId: v.optional(v.pipe(v.string(), v.uuid()), () => crypto.randomUUID()),
  [challengeField]: v.optional(v.pipe(v.string(), v.maxLength(2048)), ''),
  /** Stands where people do not see it (worker/leads/intake/suspect.ts). */
  website: typedField,
  page: v.optional(v.pipe(v.string(), v.regex(/^\/[a-z0-9/-]{0,200}$/)), '/contact'),
  name: typedField,
  email: typedField,
  mobNumber: typedField,
  message: v.optional(v.pipe(v.string(), v.maxLength(maxTyped), v.transform(cleanLines)), ''),
});
export type ContactInput = v.InferOutput<typeof contactInput>;
