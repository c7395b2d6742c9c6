/** What the lead-capture form sends, JSON or plain form, parsed to known keys; its own rules follow. */
import * as v from 'valibot';
import { challengeField } from '../../client/islands/challenge-message.ts';
import { manualFields } from '../../content/model/forms/manual-address.ts';
import { cleanTyped } from '../../content/model/forms/typed.ts';
import { verticalSlugs } from '../../content/model/vertical.ts';

/** Cleaned on the way in: a refused form shows it again, and a page's slots are marks of the same kind. */
const line = v.optional(v.pipe(v.string(), v.maxLength(500), v.transform(cleanTyped)), '');

const manualEntries = Object.fromEntries(manualFields.map((field) => [field, line])) as Record<
  (typeof manualFields)[number],
  typeof line
>;

export const leadFormInput = v.object({
  submissionId: v.optional(v.pipe(v.string(), v.uuid()), () => crypto.randomUUID()),
  [challengeField]: v.optional(v.pipe(v.string(), v.maxLength(2048)), ''),
  /** Stands where people do not see it (worker/leads/suspect.ts). */
  website: line,
  page: v.optional(v.pipe(v.string(), v.regex(/^\/[a-z0-9/-]{0,200}$/)), '/'),
  vertical: v.picklist(verticalSlugs),
  name: line,
  email: line,
  mobNumber: line,
  address: line,
  recordId: line,
  entry: v.optional(v.picklist(['search', 'manual']), 'search'),
  marketing: v.pipe(
    v.optional(v.union([v.string(), v.boolean()]), ''),
    v.transform((value) => value === true || value === '1' || value === 'on'),
  ),
  consentVersion: v.optional(v.pipe(v.string(), v.maxLength(40), v.transform(cleanTyped)), ''),
  ...manualEntries,
});
export type LeadFormInput = v.InferOutput<typeof leadFormInput>;
