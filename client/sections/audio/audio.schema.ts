/** Single audio: a recording with its words (spec: media). */
import * as v from 'valibot';
import { text } from '../../../content/model/primitives.schema.ts';
import { richText } from '../../../content/model/rich-text-nodes.schema.ts';
import { href } from '../../../domain/href.ts';
import { audioExtensions, extensionOf } from '../../ui/media/media-type.ts';
import { headingFields, sectionBase } from '../fields.schema.ts';

export const audioSchema = v.object({
  type: v.literal('audio'),
  ...sectionBase,
  ...headingFields,
  /** A file of the brand's own media folder: the page's policy loads sound from nowhere else. */
  url: v.pipe(
    href,
    v.check(
      (url) => audioExtensions.some((known) => known === extensionOf(url)),
      `A recording must end in .${audioExtensions.join(', .')}`,
    ),
  ),
  /** What the recording is, for those who cannot see the page. */
  label: text,
  /** What is said in it, for those who cannot hear it (WCAG 2.2, 1.2.1). */
  transcript: v.optional(richText),
});
export type AudioSection = v.InferOutput<typeof audioSchema>;
