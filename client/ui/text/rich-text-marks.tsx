/** Text of a rich text with its marks (spec: rich-text). */
import type { ReactNode } from 'react';
import type { Mark, TextNode } from '../../../content/model/rich-text-nodes.schema.ts';
import { marks } from '../../../content/model/rich-text-nodes.schema.ts';
import { Lines } from './lines.tsx';

const wraps: Readonly<Record<Mark, (children: ReactNode) => ReactNode>> = {
  bold: (children) => <strong className="font-700">{children}</strong>,
  code: (children) => (
    <code className="rounded-[0.25em] bg-wash px-[0.35em] py-[0.1em]">{children}</code>
  ),
  keyboard: (children) => (
    <kbd className="rounded-[0.3em] border border-b-2 border-line px-[0.4em] py-[0.05em]">
      {children}
    </kbd>
  ),
  strikethrough: (children) => <s>{children}</s>,
  italic: (children) => <em>{children}</em>,
  subscript: (children) => <sub className="text-[0.75em] leading-none">{children}</sub>,
  superscript: (children) => <sup className="text-[0.75em] leading-none">{children}</sup>,
  underline: (children) => <u className="underline-offset-3">{children}</u>,
};

/** The words, soft breaks as `<br>`, wrapped in an element for each mark. */
export function MarkedText({ node }: { node: TextNode }) {
  return marks.reduce<ReactNode>(
    (inner, mark) => (node[mark] ? wraps[mark](inner) : inner),
    <Lines text={node.text} />,
  );
}
