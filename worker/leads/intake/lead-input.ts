/** What the basic-info form sends, parsed to known keys; the person's own rules follow separately. */
import * as v from 'valibot';
import { challengeField } from '../../../client/islands/form/challenge-message.ts';
import { cleanTyped } from '../../../domain/forms/typed.ts';
import { verticalSlugs } from '../../../domain/vertical.ts';
import { typedField } from './typed-input.ts';

const id = v.optional(v.union([v.literal(''), v.pipe(v.string(), v.uuid())]), '');

export const leadInput = v.object({
  submissionId: v.pipe(
    id,
    v.transform((given) => given || crypto.randomUUID()),
  ),
  leadId: id,
  visitId: id,
  vertical: v.optional(v.picklist(verticalSlugs)),
  name: typedField,
  email: typedField,
  mobNumber: typedField,
  marketing: v.pipe(
    v.optional(v.union([v.string(), v.boolean()]), ''),
    v.transform((value) => value === true || value === '1' || value === 'on'),
  ),
  consentVersion: v.optional(v.pipe(v.string(), v.maxLength(40), v.transform(cleanTyped)), ''),
  [challengeField]: v.optional(v.pipe(v.string(), v.maxLength(2048)), ''),
  /** Stands where people do not see it (worker/leads/intake/suspect.ts). */
  website: typedField,
  page: v.optional(v.pipe(v.string(), v.regex(/^\/[a-z0-9/-]{0,200}$/)), '/'),
});
export type LeadInput = v.InferOutput<typeof leadInput>;
