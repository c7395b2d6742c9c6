/** The steps, as the registry knows it. */
import { defineSection } from '../define-section.ts';
import { stepsExamples } from './steps.examples.ts';
import { stepsSchema } from './steps.schema.ts';
import { StepsView } from './steps.tsx';

export const stepsSection = defineSection({
  type: 'steps',
  schema: stepsSchema,
  view: StepsView,
  examples: stepsExamples,
});
