/** The achievements, as the registry knows it. */
import { defineSection } from '../define-section.ts';
import { achievementsExamples } from './achievements.examples.ts';
import { achievementsSchema } from './achievements.schema.ts';
import { AchievementsView } from './achievements.tsx';

export const achievementsSection = defineSection({
  type: 'achievements',
  schema: achievementsSchema,
  view: AchievementsView,
  examples: achievementsExamples,
});
