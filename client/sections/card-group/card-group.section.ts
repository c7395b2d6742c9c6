/** The card group, as the registry knows it. */
import { defineSection } from '../define-section.ts';
import { cardGroupExamples } from './card-group.examples.ts';
import { cardGroupSchema } from './card-group.schema.ts';
import { CardGroupView } from './card-group.tsx';

export const cardGroupSection = defineSection({
  type: 'card-group',
  schema: cardGroupSchema,
  view: CardGroupView,
  examples: cardGroupExamples,
});
