/** The props of a block inside rich text, besides its words. */
import * as v from 'valibot';
import { href } from '../../domain/href.ts';
import { optionalText, text } from './primitives.schema.ts';

export const noticeProps = v.object({
  intent: v.optional(v.picklist(['info', 'warning', 'success']), 'info'),
});
/** The attribution may be a text of its own, or be part of the block's words. */
export const quoteProps = v.object({ attribution: optionalText });
export const actionProps = v.object({ label: text, url: href });

/** By name; columns are a `layout` node, not a block of content. */
export const propsByName: Readonly<Record<string, v.GenericSchema>> = {
  notice: noticeProps,
  quote: quoteProps,
  'call-to-action': actionProps,
};
