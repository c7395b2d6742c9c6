/** The team profiles, as the registry knows it. */
import { defineSection } from '../define-section.ts';
import { profilesExamples } from './profiles.examples.ts';
import { profilesSchema } from './profiles.schema.ts';
import { ProfilesView } from './profiles.tsx';

export const profilesSection = defineSection({
  type: 'profiles',
  schema: profilesSchema,
  view: ProfilesView,
  examples: profilesExamples,
});
