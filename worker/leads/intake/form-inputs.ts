/** Input of the four forms, JSON or form-encoded, parsed to known keys: the shared fields, then each form. */
import * as v from 'valibot';
import { type ManualField, manualFields } from '../../../domain/address/manual-address.ts';
import { cleanLines } from '../../../domain/forms/contact-form-rules.ts';
import { challengeField, decoyField } from '../../../domain/forms/hidden-fields.ts';
import { cleanTyped } from '../../../domain/forms/typed.ts';
import { maxConsentVersion } from '../../../domain/leads/consent-notice.ts';
import { maxPath, pagePathPattern } from '../../../domain/post-path.ts';
import { isId } from '../../../domain/text.ts';
import { isVerticalSlug, verticalSlugs } from '../../../domain/vertical.ts';

/** Far above every field's own limit, so that the field's own rule refuses a long text, and the visitor keeps it. */
const maxTyped = 20_000;

/** One field as typed, cleaned here because a refused form shows it again. */
const typedText = v.pipe(v.string(), v.maxLength(maxTyped), v.transform(cleanTyped));
export const typedField = v.optional(typedText, '');

/** A ticked box, or a hidden field set to true; anything else is false. */
const tick = v.pipe(
  v.optional(v.union([v.string(), v.boolean()]), ''),
  v.transform((value) => value === true || value === '1' || value === 'true' || value === 'on'),
);

/** The path of one of our pages, without its query: pages link to it, and partners get it. */
export const pagePath = v.pipe(v.string(), v.regex(pagePathPattern), v.maxLength(maxPath));

/** An id, or nothing. */
const optionalId = v.optional(v.union([v.literal(''), v.pipe(v.string(), v.uuid())]), '');

/** The envelope: the fields that every form sends besides its own. */
export const formEnvelope = {
  /** The idempotency key (decision 007); a post without one gets its own. */
  submissionId: v.pipe(
    optionalId,
    v.transform((given) => given || crypto.randomUUID()),
  ),
  page: v.optional(pagePath, '/'),
  [decoyField]: typedField,
  [challengeField]: v.optional(v.pipe(v.string(), v.maxLength(2048)), ''),
  /** Consent to marketing, false unless ticked (spec: law). */
  marketing: tick,
  /** The version of the notice that the page showed; truncated rather than refused, so that it never costs a lead. */
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

/** An address: chosen from suggestions, typed into one field, or typed into seven. */
const address = {
  address: typedField,
  recordId: typedField,
  entry: v.optional(v.picklist(['search', 'manual']), 'search'),
  ...manual,
} as const;

/** One slug or a list of them; an unknown slug is a bad request, not a visitor's mistake. */
const vertical = v.picklist(['', ...verticalSlugs]);
const verticalList = v.pipe(
  v.optional(v.union([vertical, v.array(vertical)]), []),
  v.transform((value) => [...new Set([value].flat().filter(isVerticalSlug))]),
);

/** Plan ids. Anything that cannot be an id is dropped: a plan is not worth losing an address for. */
const planList = v.pipe(
  v.optional(v.union([v.string(), v.array(v.string())]), []),
  v.transform((value) => [...new Set([value].flat().filter(isId))].slice(0, verticalSlugs.length)),
);

/** The answers that the chosen plans' prices are for, as a query string; nothing about who the visitor is. */
const pricedFor = v.optional(v.pipe(v.string(), v.maxLength(500), v.transform(cleanTyped)), '');

/** Used only for statistics, so an odd value is dropped, not refused. */
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
  /** Set by the list of choices: sending that list without a choice is a mistake, not a new search. */
  choosing: tick,
  /** From a page without script: the visitor asks for the seven fields, filled from `address`. */
  manually: tick,
  vertical: verticalList,
  plan: planList,
  answers: pricedFor,
  screenResolution,
});
export type HeroInput = v.InferOutput<typeof heroInput>;

/** One or more values of a field that a form may repeat; an empty value keeps its place. */
const repeated = (pattern: RegExp) => {
  const value = v.pipe(v.string(), v.regex(pattern));
  return v.pipe(
    v.optional(v.union([value, v.pipe(v.array(value), v.maxLength(10))]), []),
    v.transform((given) => [given].flat()),
  );
};

/** An estimate in cents as a page showed it: negative for a year in credit, `none` where it showed none. */
const shownPrice = repeated(/^(?:-?\d{1,9}|none)?$/);

/** A plan's billed price as a page showed it (domain/leads/billed-price.ts); empty where it showed none. */
const shownBilled = v.pipe(
  repeated(/^[-\dx;/a-z. ]{0,80}$/),
  v.transform((all) => all.map((one) => (one === 'none' ? '' : one))),
);

/** `POST /api/lead`: the visitor's details, for a lead begun with an address. */
export const leadInput = v.object({
  ...formEnvelope,
  ...person,
  leadId: optionalId,
  visitId: optionalId,
  vertical: v.optional(v.picklist(verticalSlugs)),
  /** The lead's products, comma-separated: they decide the notice's recipients while the lead cannot be read. */
  products: v.pipe(
    v.optional(v.pipe(v.string(), v.maxLength(200)), ''),
    v.transform((line) => line.split(',').filter(isVerticalSlug)),
  ),
  /** The plans the details are left for, one per product; the prices are in the same order. */
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
  /** The text that produced the choices on the page; a different `address` is a new search. */
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
