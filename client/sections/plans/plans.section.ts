/** The list of plans, as the registry knows it. */
import { defineSection } from '../define-section.ts';
import { exampleList } from './plans.example-list.ts';
import { plansExamples } from './plans.examples.ts';
import { plansSchema } from './plans.schema.ts';
import { PlansView } from './plans.tsx';

export const plansSection = defineSection({
  type: 'plans',
  schema: plansSchema,
  view: PlansView,
  examples: plansExamples,
  needs: (section) => ({ plans: section }),
  exampleLive: exampleList,
});
