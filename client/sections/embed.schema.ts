/** Somebody else's page inside a section: where it is, what it is called, how high it is. */
import * as v from 'valibot';
import { text } from '../../content/model/primitives.schema.ts';

export const embed = v.object({
  /** Shown in a frame when its host is among the brand's `frameHosts`, else linked. */
  url: v.pipe(
    v.string(),
    v.trim(),
    v.regex(/^https?:\/\/[^\s\\"<>\uE000-\uE00F]+$/, 'An embed is an http(s) URL'),
    v.check((url) => URL.canParse(url), 'An embed is an http(s) URL'),
  ),
  /** What a screen reader says. */
  title: text,
  height: v.optional(v.pipe(v.number(), v.integer(), v.minValue(120), v.maxValue(1600)), 480),
});
export type EmbedFields = v.InferOutput<typeof embed>;
