/** HTML block: what an editor pasted, cleaned while it is parsed, so that no dirty one exists (spec: sections). */
import * as v from 'valibot';
import { headingFields, sectionBase } from '../fields.schema.ts';
import { cleanHtml } from './clean-html.ts';

/** Longest block; far above any real one. */
const maxLength = 60_000;

export const htmlBlockSchema = v.object({
  type: v.literal('html-block'),
  ...sectionBase,
  ...headingFields,
  /** Headings, lists, tables, links, our own pictures; classes, styles, forms and scripts are dropped. */
  html: v.pipe(
    v.string(),
    v.maxLength(maxLength, 'This block is longer than 60,000 characters: split it'),
    v.transform(cleanHtml),
    v.minLength(1, 'Nothing is left of this HTML once what is not allowed is taken out'),
  ),
});
export type HtmlBlock = v.InferOutput<typeof htmlBlockSchema>;
