/** Topics: a title and its content, for the FAQ and the legal pages (spec: faq). */
import * as v from 'valibot';
import { optionalText, text } from '../../../content/model/primitives.schema.ts';
import { copy } from '../fields.schema.ts';

export const topic = v.object({
  id: optionalText,
  title: text,
  /** A shorter name for the sidebar; the title without it. */
  label: optionalText,
  content: v.pipe(v.array(v.object({ paragraph: copy })), v.minLength(1)),
});
export type Topic = v.InferOutput<typeof topic>;
