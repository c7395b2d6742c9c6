/** Single audio: a recording with its transcript (spec: media). */
import * as v from 'valibot';
import { extensionOf } from '../../../content/model/media.schema.ts';
import { text } from '../../../content/model/primitives.schema.ts';
import { richText } from '../../../content/model/rich-text-nodes.schema.ts';
import { href } from '../../../domain/href.ts';
import { audioExtensions } from '../../ui/media/media-type.ts';
import { headingFields, sectionBase } from '../fields.schema.ts';

export const audioSchema = v.pipe(
  v.object({
    type: v.literal('audio'),
    ...sectionBase,
    ...headingFields,
    /** The page's policy allows sound from the site's own media only. */
    url: v.pipe(
      href,
      v.check(
        (url) => audioExtensions.some((known) => known === extensionOf(url)),
        `A recording must end in .${audioExtensions.join(', .')}`,
      ),
      v.title('File'),
      v.description('The recording, from this brand’s own media folder.'),
    ),
    label: v.pipe(
      text,
      v.description('What the recording is, for people who hear the page read out.'),
    ),
    /** WCAG 2.2, 1.2.1. */
    transcript: v.pipe(
      v.optional(richText),
      v.description('What is said in it, for people who cannot hear it.'),
    ),
  }),
  v.title('Recording'),
  v.description('A recording to listen to, with a transcript for people who cannot hear it.'),
);
export type AudioSection = v.InferOutput<typeof audioSchema>;
