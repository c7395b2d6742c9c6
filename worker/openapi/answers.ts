/** Schemas of our own endpoints' answers, with known keys only, so that nothing else can slip in. */
import * as v from 'valibot';
import { states } from '../../domain/address/states.ts';
import { stages } from '../../domain/brand.ts';
import type { FieldError } from '../../domain/forms/parse-form.ts';
import { chosenPlans } from '../../domain/leads/chosen-plan.ts';
import { verticalSlugs } from '../../domain/vertical.ts';
import { type ErrorCode, problems } from '../http/errors.ts';
import type { Withdrawal } from '../leads/outbox/outbox.types.ts';
import type { AddressRecord, AddressSuggestion } from '../ports/address/address.port.ts';
import type { Told } from '../routes/forms/form-outcome.ts';

/** A schema for a type that the code already has. */
export type Of<T> = v.GenericSchema<unknown, T>;

const uuid = v.pipe(v.string(), v.uuid());
const words = v.pipe(v.string(), v.nonEmpty());

export const errorCode = v.picklist(Object.keys(problems) as ErrorCode[]);

/** Set when a partner's answer ended the visitor's session. */
export const sessionEnded = {
  agentError: v.exactOptional(v.literal(true)),
  expiredRcCode: v.exactOptional(v.literal(true)),
};

const problemWith = (code: Of<ErrorCode>) =>
  v.strictObject({
    ...sessionEnded,
    errorMessage: words,
    error: v.strictObject({ code, message: words, field: v.optional(v.string()) }),
  });
/** The shape of every failure; an operation narrows `code` to its own. */
export const problem = problemWith(errorCode);

const fieldErrors: Of<FieldError[]> = v.array(
  v.strictObject({ field: v.string(), message: words }),
);

/** A form with fields to correct; the problem's message is the first field's. */
const refused = (code: Of<ErrorCode>) =>
  v.strictObject({
    success: v.literal(false),
    ...problemWith(code).entries,
    errors: fieldErrors,
  });

export const refusedForm = refused(v.literal('invalid'));

/** When a plan has changed or ended, also the plans as they are now and the form's sentence about them. */
export const refusedLead = v.strictObject({
  ...refusedForm.entries,
  plans: v.optional(chosenPlans),
  intro: v.optional(v.string()),
});

export const refusedHero = refused(
  v.picklist([
    'invalid',
    'address_required',
    'postcode_required',
    'address_not_found',
    'postcode_not_found',
    'bundle_minimum',
  ]),
);

export const heroAnswer = v.strictObject({
  ...sessionEnded,
  redirect: v.pipe(v.string(), v.url()),
  visitId: uuid,
  leadId: uuid,
  vertical: v.picklist(verticalSlugs),
});

export const acceptedForm: Of<Told & { success: true }> = v.strictObject({
  ...sessionEnded,
  success: v.literal(true),
  message: words,
  reference: v.pipe(v.string(), v.regex(/^KJ-[0-9A-HJKMNP-TV-Z]{4}-[0-9A-HJKMNP-TV-Z]{4}$/)),
  receipt: v.pipe(v.string(), v.regex(/^\/[a-z-]+\?ref=/)),
});

export const withdrawal: Of<Withdrawal & { success: true }> = v.strictObject({
  success: v.literal(true),
  passedOn: v.boolean(),
});

export const suggestions: Of<{ data: AddressSuggestion[]; repaired: string[] }> = v.strictObject({
  repaired: v.array(v.string()),
  data: v.pipe(v.array(v.strictObject({ DisplayLine: words, RecordId: words })), v.maxLength(10)),
});

const text = v.nullable(v.string());
const day = v.nullable(v.pipe(v.string(), v.isoDate()));
const recordFields: { [Name in keyof AddressRecord]: Of<AddressRecord[Name]> } = {
  AddressSiteId: text,
  BuildingName: text,
  AddressLine: text,
  LotNumber: text,
  UnitType: text,
  UnitNumber: text,
  LevelType: text,
  LevelNumber: text,
  StreetNumberPrefix1: text,
  StreetNumber1: text,
  StreetNumberSuffix1: text,
  StreetNumberPrefix2: text,
  StreetNumber2: text,
  StreetNumberSuffix2: text,
  StreetName: text,
  StreetType: text,
  StreetSuffix: text,
  Locality: text,
  State: v.nullable(v.picklist(states)),
  Postcode: text,
  LegalParcelId: text,
  PropertyId: text,
  GnafPropertyId: text,
  AddressConfidence: text,
  StreetReliability: text,
  LocalityReliability: text,
  DateCreated: day,
  DateModified: day,
  DateRetired: day,
};
export const addressRecord = v.strictObject(recordFields);

/** Empty where searches need no token. */
export const nextToken = v.strictObject({
  nextToken: v.pipe(v.string(), v.regex(/^(?:[0-9a-z]{1,12}\.[0-9a-f]{64})?$/)),
});

export const healthAnswer = v.strictObject({
  ok: v.literal(true),
  brand: v.string(),
  stage: v.picklist(stages),
  build: v.string(),
  /** The deployment's; null on a developer's machine. */
  version: v.nullable(v.string()),
  addresses: v.strictObject({
    kind: v.picklist(['national', 'sample', 'none', 'remote', 'unknown']),
    release: v.nullable(v.string()),
    addresses: v.nullable(v.number()),
    loadedAt: v.nullable(v.string()),
  }),
});
