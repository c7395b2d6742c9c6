/** Words of a section: plain ones as paragraphs, rich ones from their nodes. */
import type { RichTextNode } from '../../../content/model/rich-text-nodes.schema.ts';
import type { Level } from './heading.tsx';
import { Lines } from './lines.tsx';
import { RichText } from './rich-text-view.tsx';

export interface CopyProps {
  value: string | readonly RichTextNode[];
  /** Rank of the first heading inside rich words. */
  base?: Level;
}

/** Plain words are cut at empty lines; put it into a `prose` column. */
export function Copy({ value, base = 3 }: CopyProps) {
  if (typeof value !== 'string') return <RichText nodes={value} base={base} />;
  return value.split(/\n{2,}/).map((paragraph, index) => (
    // biome-ignore lint/suspicious/noArrayIndexKey: paragraphs have no identity and never move
    <p key={index}>
      <Lines text={paragraph} />
    </p>
  ));
}
