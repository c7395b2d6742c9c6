/** The text of a section: plain text as paragraphs, rich text from its nodes. */
import type { RichTextNode } from '../../../content/model/rich-text-nodes.schema.ts';
import type { Level } from './heading.tsx';
import { Lines } from './lines.tsx';
import { RichText } from './rich-text-view.tsx';

export interface CopyProps {
  value: string | readonly RichTextNode[];
  /** Rank of the first heading in rich text. */
  base?: Level;
}

/** Plain text is split at empty lines. For use in a `prose` column. */
export function Copy({ value, base = 3 }: CopyProps) {
  if (typeof value !== 'string') return <RichText nodes={value} base={base} />;
  return value.split(/\n{2,}/).map((paragraph, index) => (
    // biome-ignore lint/suspicious/noArrayIndexKey: paragraphs have no identity and never move
    <p key={index}>
      <Lines text={paragraph} />
    </p>
  ));
}
