/** What the lead-capture form sends, JSON or plain form, parsed to known keys; its own rules follow. */
import * as v from 'valibot';
import { challengeField } from '../../../client/islands/form/challenge-message.ts';
import { manualFields } from '../../../domain/address/manual-address.ts';
import { cleanTyped } from '../../../domain/forms/typed.ts';
import { verticalSlugs } from '../../../domain/vertical.ts';
import { typedField, typedText } from './typed-input.ts';

const manualEntries = Object.fromEntries(
  manualFields.map((field) => [field, typedField]),
) as Record<(typeof manualFields)[number], typeof typedField>;

export const leadFormInput = v.object({
  submissionId: v.optional(v.pipe(v.string(), v.uuid()), () => crypto.randomUUID()),
  [challengeField]: v.optional(v.pipe(v.string(), v.maxLength(2048)), ''),
  /** Stands where people do not see it (worker/leads/intake/suspect.ts). */
  website: typedField,
  page: v.optional(v.pipe(v.string(), v.regex(/^\/[a-z0-9/-]{0,200}$/)), '/'),
  vertical: v.picklist(verticalSlugs),
  name: typedField,
  email: typedField,
  mobNumber: typedField,
  address: typedField,
  recordId: typedField,
  /** The text that led to the choices on the page; another text in `address` is another search. */
  searched: v.optional(typedText),
  entry: v.optional(v.picklist(['search', 'manual']), 'search'),
  marketing: v.pipe(
    v.optional(v.union([v.string(), v.boolean()]), ''),
    v.transform((value) => value === true || value === '1' || value === 'on'),
  ),
  consentVersion: v.optional(v.pipe(v.string(), v.maxLength(40), v.transform(cleanTyped)), ''),
  ...manualEntries,
});
export type LeadFormInput = v.InferOutput<typeof leadFormInput>;
