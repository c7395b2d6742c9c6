/** HTML block: pasted HTML, cleaned while it is parsed, so that no unclean block exists (spec: sections). */
import * as v from 'valibot';
import { headingFields, sectionBase } from '../fields.schema.ts';
import { cleanHtml } from './clean-html.ts';

/** Longest block, in characters; far above any real one. */
const maxLength = 60_000;

export const htmlBlockSchema = v.pipe(
  v.object({
    type: v.literal('html-block'),
    ...sectionBase,
    ...headingFields,
    html: v.pipe(
      v.string(),
      v.maxLength(maxLength, 'This block is longer than 60,000 characters: split it'),
      v.transform(cleanHtml),
      v.minLength(1, 'Everything in this HTML is removed, because none of it is allowed'),
      v.title('HTML'),
      v.description(
        'Headings, lists, tables, links and our own pictures stay; everything else is taken out.',
      ),
    ),
  }),
  v.title('HTML block'),
  v.description(
    'HTML from elsewhere, for what no other section can show; scripts, styles and forms are taken out.',
  ),
);
export type HtmlBlock = v.InferOutput<typeof htmlBlockSchema>;
