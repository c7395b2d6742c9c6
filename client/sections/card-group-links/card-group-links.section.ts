/** The card-group links, as the registry knows it. */
import { defineSection } from '../define-section.ts';
import { cardGroupLinksExamples } from './card-group-links.examples.ts';
import { cardGroupLinksSchema } from './card-group-links.schema.ts';
import { CardGroupLinksView } from './card-group-links.tsx';

export const cardGroupLinksSection = defineSection({
  type: 'card-group-links',
  schema: cardGroupLinksSchema,
  view: CardGroupLinksView,
  examples: cardGroupLinksExamples,
});
