/** A field of an address service's answer: text or nothing. */
import * as v from 'valibot';

/** Services send numbers for ids and empty text for nothing. */
export const text = v.pipe(
  v.nullish(v.union([v.string(), v.number()]), null),
  v.transform((value) => (value === null ? null : `${value}`.trim() || null)),
);
