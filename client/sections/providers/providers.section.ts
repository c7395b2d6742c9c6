/** The providers section, as the registry knows it. */
import { defineSection } from '../define-section.ts';
import { exampleProviders } from '../example-providers.ts';
import { providersExamples } from './providers.examples.ts';
import { providersSchema } from './providers.schema.ts';
import { ProvidersView } from './providers.tsx';

export const providersSection = defineSection({
  type: 'providers',
  schema: providersSchema,
  view: ProvidersView,
  examples: providersExamples,
  needs: ({ categories }) => ({ providers: categories.map(({ vertical }) => vertical) }),
  exampleLive: { providers: exampleProviders },
});
