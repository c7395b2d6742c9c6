/** The single audio, as the registry knows it. */
import { defineSection } from '../define-section.ts';
import { audioExamples } from './audio.examples.ts';
import { audioSchema } from './audio.schema.ts';
import { AudioView } from './audio.tsx';

export const audioSection = defineSection({
  type: 'audio',
  schema: audioSchema,
  view: AudioView,
  examples: audioExamples,
});
