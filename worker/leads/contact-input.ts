/** What the contact form sends, JSON or plain form, parsed to known keys; its own rules follow. */
import * as v from 'valibot';
import { challengeField } from '../../client/islands/challenge-message.ts';
import { cleanLines } from '../../content/model/forms/contact.ts';
import { cleanTyped } from '../../content/model/forms/typed.ts';

/** Cleaned on the way in: a refused form shows it again, and a page's slots are marks of the same kind. */
const line = v.optional(v.pipe(v.string(), v.maxLength(500), v.transform(cleanTyped)), '');

export const contactInput = v.object({
  submissionId: v.optional(v.pipe(v.string(), v.uuid()), () => crypto.randomUUID()),
  [challengeField]: v.optional(v.pipe(v.string(), v.maxLength(2048)), ''),
  /** Stands where people do not see it (worker/leads/suspect.ts). */
  website: line,
  page: v.optional(v.pipe(v.string(), v.regex(/^\/[a-z0-9/-]{0,200}$/)), '/contact'),
  name: line,
  email: line,
  mobNumber: line,
  /** Longer than the form allows, so that a long one is refused with its words kept. */
  message: v.optional(v.pipe(v.string(), v.maxLength(20_000), v.transform(cleanLines)), ''),
});
export type ContactInput = v.InferOutput<typeof contactInput>;
