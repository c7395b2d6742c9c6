/** The single video, as the registry knows it. */
import { defineSection } from '../define-section.ts';
import { videoExamples } from './video.examples.ts';
import { videoSchema } from './video.schema.ts';
import { VideoView } from './video.tsx';

export const videoSection = defineSection({
  type: 'video',
  schema: videoSchema,
  view: VideoView,
  examples: videoExamples,
});
