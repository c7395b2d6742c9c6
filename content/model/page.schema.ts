/** A page as editors compose it: its path, its head, and its list of sections. */
import * as v from 'valibot';
import { image } from './media.schema.ts';
import { path, text } from './primitives.schema.ts';

/** A section before its own schema has checked it; `type` names that schema. */
const rawSection = v.looseObject({ type: text });
export type RawSection = v.InferOutput<typeof rawSection>;

export const page = v.object({
  path,
  title: text,
  description: v.pipe(text, v.maxLength(300)),
  image: v.optional(image),
  /** True keeps the page out of search engines. */
  noindex: v.optional(v.boolean(), false),
  /** Name of the last crumb where the words of the path would read wrong. */
  crumb: v.optional(text),
  sections: v.pipe(v.array(rawSection), v.minLength(1, 'A page needs at least one section')),
  /** ISO date on which it went live. */
  published: v.pipe(v.string(), v.isoDate()),
});
export type Page = v.InferOutput<typeof page>;
