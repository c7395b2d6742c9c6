/** A provider: who sells the plans of one or more verticals (spec: entities). */
import * as v from 'valibot';
import { href } from '../href.ts';
import { verticalSlugs } from '../vertical.ts';
import { catalogueId, words } from './plan-fields.ts';

export const provider = v.strictObject({
  id: catalogueId,
  name: words(120),
  /** Lists show a provider without a logo by its name; the providers section leaves it out (spec: providers). */
  logo: v.optional(v.strictObject({ url: href, altText: words(120) })),
  verticals: v.pipe(
    v.array(v.picklist(verticalSlugs)),
    v.minLength(1, 'A provider must sell something'),
    v.checkItems((slug, index, all) => all.indexOf(slug) === index, 'A vertical is named twice'),
  ),
});
export type Provider = v.InferOutput<typeof provider>;
