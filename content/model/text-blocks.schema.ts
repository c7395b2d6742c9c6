/** Blocks that an editor can put into rich text (spec: rich-text): notice, quote, call to action, columns. */
import * as v from 'valibot';
import { columnShare, inlineRichText, richText } from './rich-text-nodes.schema.ts';
import { actionProps, noticeProps } from './text-block-props.schema.ts';

const noticeBlock = v.pipe(
  v.object({ ...noticeProps.entries, content: richText }),
  v.title('Notice'),
);
const quoteBlock = v.pipe(
  v.object({ content: richText, attribution: inlineRichText }),
  v.title('Quote'),
);
const actionBlock = v.pipe(actionProps, v.title('Button'));
/** In content it is a `layout` node; its areas have the shares. */
const columnsBlock = v.pipe(
  v.object({
    areas: v.pipe(
      v.array(
        v.object({
          share: v.pipe(
            v.optional(columnShare, 1),
            v.description('How wide it is beside the others: 1 and 2, or 25 and 75.'),
          ),
          content: richText,
        }),
      ),
      v.minLength(1, 'Columns need at least one column'),
    ),
  }),
  v.title('Columns'),
);

export const textBlocks = {
  notice: noticeBlock,
  quote: quoteBlock,
  'call-to-action': actionBlock,
  columns: columnsBlock,
} as const;
