/** A page as editors compose it: its path, its head, and its list of sections. */
import * as v from 'valibot';
import { image } from './media.schema.ts';
import { path, text } from './primitives.schema.ts';

/** A section before its own schema has looked at it; told apart by `type`. */
const rawSection = v.looseObject({ type: text });
export type RawSection = v.InferOutput<typeof rawSection>;

export const page = v.object({
  path,
  title: text,
  description: v.pipe(text, v.maxLength(300)),
  image: v.optional(image),
  /** Left out of navigation by search engines when true. */
  noindex: v.optional(v.boolean(), false),
  /** Name of the last crumb when the path's words would read wrong. */
  crumb: v.optional(text),
  sections: v.pipe(v.array(rawSection), v.minLength(1, 'A page needs at least one section')),
  /** When it went live, ISO date. */
  published: v.pipe(v.string(), v.isoDate()),
});
export type Page = v.InferOutput<typeof page>;
