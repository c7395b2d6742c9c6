/** A page as editors compose it: its path, its head, and its list of sections. */
import * as v from 'valibot';
import { image } from './media.schema.ts';
import { path, text } from './primitives.schema.ts';

/** A section before its own schema has checked it; `type` names that schema. */
const rawSection = v.looseObject({ type: text });
export type RawSection = v.InferOutput<typeof rawSection>;

/** The schema by which live pages are read; page-faults.ts adds the rules for publishing. */
export const page = v.object({
  path: v.pipe(
    path,
    v.description(
      'Where the page lives on the site, for example /energy or /blogs/a-title; the home page is /.',
    ),
  ),
  title: v.pipe(
    text,
    v.description(
      'The page’s name in the browser’s tab and in search results; keep it to 65 characters.',
    ),
  ),
  description: v.pipe(
    v.pipe(text, v.maxLength(300)),
    v.description(
      'One or two sentences for search results: 50 to 160 characters, never more than 300.',
    ),
  ),
  image: v.pipe(
    v.optional(image),
    v.title('Picture for sharing'),
    v.description('The picture shown when somebody shares the page.'),
  ),
  noindex: v.pipe(
    v.optional(v.boolean(), false),
    v.title('Hide from search engines'),
    v.description('Keeps the page out of search engines and the site map.'),
  ),
  crumb: v.pipe(
    v.optional(text),
    v.title('Breadcrumb name'),
    v.description('The page’s name in the breadcrumb, if its path would read oddly.'),
  ),
  sections: v.pipe(
    v.array(rawSection),
    v.minLength(1, 'A page needs at least one section'),
    v.description('The page’s blocks, from top to bottom.'),
  ),
  published: v.pipe(
    v.string(),
    v.isoDate('A date must look like 2026-11-01'),
    v.title('Date'),
    v.description('The day the page went live, for example 2026-11-01.'),
  ),
});
export type Page = v.InferOutput<typeof page>;
