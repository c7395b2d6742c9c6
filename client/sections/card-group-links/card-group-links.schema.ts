/** Card-group links: titles in a sidebar, each with its cards (spec: sections). */
import * as v from 'valibot';
import { text } from '../../../content/model/primitives.schema.ts';
import { cards, entryId, headingFields, sectionBase } from '../fields.schema.ts';

export const cardGroupLinksSchema = v.pipe(
  v.object({
    type: v.literal('card-group-links'),
    ...sectionBase,
    ...headingFields,
    groups: v.pipe(
      v.array(
        v.object({
          id: entryId,
          title: text,
          cards,
        }),
      ),
      v.minLength(1, 'Card-group links need at least one group'),
      v.description('One group for each link in the list.'),
    ),
  }),
  v.title('Cards by subject'),
  v.description('Several groups of cards, with the groups’ titles listed beside them as links.'),
);
export type CardGroupLinks = v.InferOutput<typeof cardGroupLinksSchema>;
