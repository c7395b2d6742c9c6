/** What the hero form sends, JSON or plain form, parsed to known keys (docs/contracts/hero-form.md). */
import * as v from 'valibot';
import { manualFields } from '../../../domain/address/manual-address.ts';
import { cleanTyped } from '../../../domain/forms/typed.ts';
import { isVerticalSlug, type VerticalSlug, verticalSlugs } from '../../../domain/vertical.ts';

/** Longest text of one field; the longest Australian address line is well under it. */
const maxLength = 500;
const line = v.optional(v.pipe(v.string(), v.maxLength(maxLength), v.transform(cleanTyped)), '');
const flag = v.pipe(
  v.optional(v.union([v.string(), v.boolean()]), ''),
  v.transform((value) => value === true || value === '1' || value === 'true' || value === 'on'),
);

/** One value or a list of them; unknown slugs are a wrong request, not a visitor's mistake. */
const vertical = v.picklist(['', ...verticalSlugs]);
const verticalList = v.pipe(
  v.optional(v.union([vertical, v.array(vertical)]), []),
  v.transform((value) => [...new Set([value].flat().filter(isVerticalSlug))]),
);

const manualEntries = Object.fromEntries(manualFields.map((field) => [field, line])) as Record<
  (typeof manualFields)[number],
  typeof line
>;

export const heroInput = v.object({
  submissionId: v.optional(v.pipe(v.string(), v.uuid()), () => crypto.randomUUID()),
  page: v.optional(v.pipe(v.string(), v.regex(/^\/[a-z0-9/-]{0,200}$/)), '/'),
  mode: v.optional(v.picklist(['address', 'postcode']), 'address'),
  entry: v.optional(v.picklist(['search', 'manual']), 'search'),
  bundle: flag,
  /** Sent by the list of choices: without a choice it is a mistake, not a search. */
  choosing: flag,
  vertical: verticalList,
  address: line,
  recordId: line,
  screenResolution: v.optional(
    v.union([v.literal(''), v.pipe(v.string(), v.regex(/^\d{2,5}x\d{2,5}$/))]),
    '',
  ),
  ...manualEntries,
});
export type HeroInput = v.InferOutput<typeof heroInput> & { vertical: VerticalSlug[] };
