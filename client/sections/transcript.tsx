/** What is said in a recording or a film, folded away until somebody wants to read it. */
import type { RichTextNode } from '../../content/model/rich-text-nodes.schema.ts';
import { Icon } from '../ui/icon.tsx';
import type { Level } from '../ui/text/heading.tsx';
import { RichText } from '../ui/text/rich-text-view.tsx';

export interface TranscriptProps {
  readonly nodes: readonly RichTextNode[] | undefined;
  /** Rank of the first heading inside. */
  readonly base: Level;
}

/** Nothing without nodes. */
export function Transcript({ nodes, base }: TranscriptProps) {
  if (nodes === undefined) return null;
  return (
    <div className="accordion">
      <details>
        <summary className="font-650">
          Read the transcript
          <Icon name="plus" className="accordion-sign" />
        </summary>
        <div className="accordion-text prose">
          <RichText nodes={nodes} base={base} />
        </div>
      </details>
    </div>
  );
}
