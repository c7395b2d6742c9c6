/** The hero, as the registry knows it. */
import { defineSection } from '../define-section.ts';
import { heroExamples } from './hero.examples.ts';
import { heroSchema } from './hero.schema.ts';
import { HeroView } from './hero.tsx';

export const heroSection = defineSection({
  type: 'hero',
  schema: heroSchema,
  view: HeroView,
  examples: heroExamples,
});
