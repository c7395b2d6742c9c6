/** What the four forms send, as JSON or as a plain form, parsed to known keys; the rules of their fields follow. */
import * as v from 'valibot';
import { type ManualField, manualFields } from '../../../domain/address/manual-address.ts';
import { cleanLines } from '../../../domain/forms/contact-form-rules.ts';
import { isVerticalSlug, verticalSlugs } from '../../../domain/vertical.ts';
import {
  formEnvelope,
  maxTyped,
  optionalId,
  pagePath,
  tick,
  typedField,
  typedText,
} from './form-envelope.ts';

const person = { name: typedField, email: typedField, mobNumber: typedField } as const;

const manual = Object.fromEntries(manualFields.map((field) => [field, typedField])) as Record<
  ManualField,
  typeof typedField
>;

/** An address, chosen from suggestions, typed into one box or typed into seven fields. */
const address = {
  address: typedField,
  recordId: typedField,
  entry: v.optional(v.picklist(['search', 'manual']), 'search'),
  ...manual,
} as const;

/** One slug or a list of them; an unknown slug is a wrong request, not a visitor's mistake. */
const vertical = v.picklist(['', ...verticalSlugs]);
const verticalList = v.pipe(
  v.optional(v.union([vertical, v.array(vertical)]), []),
  v.transform((value) => [...new Set([value].flat().filter(isVerticalSlug))]),
);

/** `POST /api/hero` (docs/contracts/hero-form.md). */
export const heroInput = v.object({
  ...formEnvelope,
  ...address,
  mode: v.optional(v.picklist(['address', 'postcode']), 'address'),
  bundle: tick,
  /** Sent by the list of choices: without a choice it is a mistake, not a search. */
  choosing: tick,
  vertical: verticalList,
  screenResolution: v.optional(
    v.union([v.literal(''), v.pipe(v.string(), v.regex(/^\d{2,5}x\d{2,5}$/))]),
    '',
  ),
});
export type HeroInput = v.InferOutput<typeof heroInput>;

/** `POST /api/lead`: who the visitor is, for a lead that an address began. */
export const leadInput = v.object({
  ...formEnvelope,
  ...person,
  leadId: optionalId,
  visitId: optionalId,
  vertical: v.optional(v.picklist(verticalSlugs)),
});
export type LeadInput = v.InferOutput<typeof leadInput>;

/** `POST /api/lead-form` (docs/contracts/site-forms.md). */
export const leadFormInput = v.object({
  ...formEnvelope,
  ...person,
  ...address,
  vertical: v.picklist(verticalSlugs),
  /** The text that led to the choices on the page; another text in `address` is another search. */
  searched: v.optional(typedText),
});
export type LeadFormInput = v.InferOutput<typeof leadFormInput>;

/** `POST /api/contact` (docs/contracts/site-forms.md). */
export const contactInput = v.object({
  ...formEnvelope,
  ...person,
  page: v.optional(pagePath, '/contact'),
  message: v.optional(v.pipe(v.string(), v.maxLength(maxTyped), v.transform(cleanLines)), ''),
});
export type ContactInput = v.InferOutput<typeof contactInput>;
