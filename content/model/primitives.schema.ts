/** The small values that content is made of: text, links, colours, anchors, paths. */
import * as v from 'valibot';
import { isDay } from '../../domain/calendar.ts';
import { href } from '../../domain/href.ts';
import { maxPath, pagePathPattern } from '../../domain/post-path.ts';
import { withoutSlotMarks } from '../../domain/text.ts';

/** Text an editor typed; never empty after trimming. */
export const text = v.pipe(
  v.string(),
  v.transform((value) => withoutSlotMarks(value).trim()),
  v.minLength(1, 'This text is empty: type something or leave the field out'),
);

/** A text as it is, spaces and all. */
export const rawText = v.pipe(v.string(), v.transform(withoutSlotMarks));

/** Text that may be left out; empty text and spaces alone count as left out. */
export const optionalText = v.optional(
  v.pipe(
    v.string(),
    v.transform((value) => withoutSlotMarks(value).trim() || undefined),
  ),
);

/** `#rgb` or `#rrggbb` (spec: sections), normalised to six lower-case digits with the hash. */
export const hexColour = v.pipe(
  v.string(),
  v.trim(),
  v.regex(/^#(?:[0-9a-f]{3}|[0-9a-f]{6})$/i, 'A colour must be #rgb or #rrggbb'),
  v.toLowerCase(),
  v.transform((value) =>
    value.length === 4 ? value.replace(/[0-9a-f]/g, (digit) => digit + digit) : value,
  ),
);

/** An id that a URL's fragment can name. */
export const anchor = v.pipe(
  v.string(),
  v.regex(/^[a-z0-9][a-z0-9-]*$/i, 'An anchor must be letters, digits and dashes'),
);

/** A calendar day, such as 2026-11-01; forms detect it by `isoDate`, which alone would accept 2026-02-31. */
export const day = v.pipe(
  v.string(),
  v.isoDate('A date must look like 2026-11-01'),
  v.check(isDay, 'There is no such day: check the day and the month'),
);

/** A path of this site, without query or fragment. */
export const path = v.pipe(
  v.string(),
  v.regex(pagePathPattern, 'A path must look like /energy or /blogs/a-title'),
  v.maxLength(maxPath, `A path is at most ${maxPath} characters`),
);

/** A link and its words. */
export const link = v.object({ label: text, url: href });
export type Link = v.InferOutput<typeof link>;
