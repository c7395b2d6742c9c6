/** The core values, as the registry knows it. */
import { defineSection } from '../define-section.ts';
import { coreValuesExamples } from './core-values.examples.ts';
import { coreValuesSchema } from './core-values.schema.ts';
import { CoreValuesView } from './core-values.tsx';

export const coreValuesSection = defineSection({
  type: 'core-values',
  schema: coreValuesSchema,
  view: CoreValuesView,
  examples: coreValuesExamples,
});
