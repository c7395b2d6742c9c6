/** Input of the four forms, as JSON or as a plain form, parsed to known keys: what all of them share, then each one. */
import * as v from 'valibot';
import { type ManualField, manualFields } from '../../../domain/address/manual-address.ts';
import { cleanLines } from '../../../domain/forms/contact-form-rules.ts';
import { challengeField, decoyField } from '../../../domain/forms/hidden-fields.ts';
import { cleanTyped } from '../../../domain/forms/typed.ts';
import { maxConsentVersion } from '../../../domain/leads/consent-notice.ts';
import { maxPath, pagePathPattern } from '../../../domain/post-path.ts';
import { isId } from '../../../domain/text.ts';
import { isVerticalSlug, verticalSlugs } from '../../../domain/vertical.ts';

/** Far above the limit of any rule, so that a long text is refused in its rule's own words, and kept. */
const maxTyped = 20_000;

/** One field as typed: cleaned here, since a refused form shows it again. */
const typedText = v.pipe(v.string(), v.maxLength(maxTyped), v.transform(cleanTyped));
export const typedField = v.optional(typedText, '');

/** A ticked box, or a hidden field that says yes; anything else is a no. */
const tick = v.pipe(
  v.optional(v.union([v.string(), v.boolean()]), ''),
  v.transform((value) => value === true || value === '1' || value === 'true' || value === 'on'),
);

/** Path of a page of ours, without its query: pages link to it, and partners get it. */
export const pagePath = v.pipe(v.string(), v.regex(pagePathPattern), v.maxLength(maxPath));

/** An id, or nothing. */
const optionalId = v.optional(v.union([v.literal(''), v.pipe(v.string(), v.uuid())]), '');

/** What every form sends beside its own fields. */
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
  /** Of the collection notice that the page showed; cut rather than refused, so that no name costs a lead. */
  consentVersion: v.optional(
    v.pipe(
      typedText,
      v.transform((name) => name.slice(0, maxConsentVersion)),
    ),
    '',
  ),
} as const;

const envelope = v.object(formEnvelope);
export type FormEnvelope = v.InferOutput<typeof envelope>;

const person = { name: typedField, email: typedField, mobNumber: typedField } as const;

const manual = Object.fromEntries(manualFields.map((field) => [field, typedField])) as Record<
  ManualField,
  typeof typedField
>;

/** An address: chosen from suggestions, typed into one box, or typed into seven fields. */
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

/** Ids of plans; what cannot be one is dropped, because a plan is not worth losing an address for. */
const planList = v.pipe(
  v.optional(v.union([v.string(), v.array(v.string())]), []),
  v.transform((value) => [...new Set([value].flat().filter(isId))].slice(0, verticalSlugs.length)),
);

/** What the prices of chosen plans are for, as a query: nothing said of the visitor. */
const pricedFor = v.optional(v.pipe(v.string(), v.maxLength(500), v.transform(cleanTyped)), '');

/** Only counted: a browser that says something else is not sent away for it. */
const screenResolution = v.pipe(
  v.optional(v.string(), ''),
  v.transform((value) => (/^\d{2,5}x\d{2,5}$/.test(value) ? value : '')),
);

/** `POST /api/hero` (docs/contracts/hero-form.md). */
export const heroInput = v.object({
  ...formEnvelope,
  ...address,
  mode: v.optional(v.picklist(['address', 'postcode']), 'address'),
  bundle: tick,
  /** Sent by the list of choices: sending it without a choice is a mistake, not a search. */
  choosing: tick,
  /** From a page without script: the seven fields are wanted, filled from `address`. */
  manually: tick,
  vertical: verticalList,
  plan: planList,
  answers: pricedFor,
  screenResolution,
});
export type HeroInput = v.InferOutput<typeof heroInput>;

/** One value or several, of a name that a form may repeat; an empty one keeps its place. */
const repeated = (pattern: RegExp) => {
  const value = v.pipe(v.string(), v.regex(pattern));
  return v.pipe(
    v.optional(v.union([value, v.pipe(v.array(value), v.maxLength(10))]), []),
    v.transform((given) => [given].flat()),
  );
};

/** An estimate in cents, as a page showed it: below zero for a year that is a credit, `none` where it showed none. */
const shownPrice = repeated(/^(?:-?\d{1,9}|none)?$/);

/** What a plan is billed, as a page showed it (domain/leads/billed-price.ts). */
const shownBilled = repeated(/^[-\dx;/a-z. ]{0,80}$/);

/** `POST /api/lead`: who the visitor is, for a lead that an address began. */
export const leadInput = v.object({
  ...formEnvelope,
  ...person,
  leadId: optionalId,
  visitId: optionalId,
  vertical: v.optional(v.picklist(verticalSlugs)),
  /** Of the lead, between commas: whom its notice names while the lead itself cannot be read. */
  products: v.pipe(
    v.optional(v.pipe(v.string(), v.maxLength(200)), ''),
    v.transform((line) => line.split(',').filter(isVerticalSlug)),
  ),
  /** The plans that the details are left for, one a product; the prices go with each in order. */
  plan: repeated(/^[\w-]{0,64}$/),
  planPrice: shownPrice,
  planBilled: shownBilled,
  planPriceBefore: shownPrice,
  answers: pricedFor,
});
export type LeadInput = v.InferOutput<typeof leadInput>;

/** `POST /api/lead-form` (docs/contracts/site-forms.md). */
export const leadFormInput = v.object({
  ...formEnvelope,
  ...person,
  ...address,
  vertical: v.picklist(verticalSlugs),
  /** The text that led to the choices on the page; a different `address` is a new search. */
  searched: v.optional(typedText),
  /** From a page without script: the seven fields were on it. */
  fieldsShown: tick,
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
