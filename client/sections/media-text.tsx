/** Text under a picture, a clip or a recording: caption and transcript. */
import type { ReactNode } from 'react';
import type { RichTextNode } from '../../content/model/rich-text-nodes.schema.ts';
import { Icon } from '../ui/icon.tsx';
import type { Level } from '../ui/text/heading.tsx';
import { RichText } from '../ui/text/rich-text-view.tsx';

export interface TranscriptProps {
  readonly nodes: readonly RichTextNode[] | undefined;
  /** Rank of the first heading inside. */
  readonly base: Level;
}

/** The transcript of a recording or a clip, folded away until someone opens it. */
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

interface CaptionedProps {
  readonly caption: string | undefined;
  readonly className?: string | undefined;
  readonly children: ReactNode;
}

/** `<figure>`, with its caption if it has one. */
export function Captioned({ caption, className, children }: CaptionedProps) {
  return (
    <figure className={className}>
      {children}
      {caption ? (
        <figcaption className="mt-3 text-small text-ink-soft measure">{caption}</figcaption>
      ) : null}
    </figure>
  );
}
