/** Rich-text nodes that need more than an element: marked text, columns, references (spec: rich-text). */
import type { ReactNode } from 'react';
import * as v from 'valibot';
import { path } from '../../../content/model/primitives.schema.ts';
import type {
  Mark,
  RichTextNode,
  TextNode,
} from '../../../content/model/rich-text-nodes.schema.ts';
import { marks } from '../../../content/model/rich-text-nodes.schema.ts';
import { Link } from '../link.tsx';
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

/** Text with soft breaks as `<br>`, wrapped in an element for each mark. */
export function MarkedText({ node }: { node: TextNode }) {
  return marks.reduce<ReactNode>(
    (inner, mark) => (node[mark] ? wraps[mark](inner) : inner),
    <Lines text={node.text} />,
  );
}

/** Literal classes, so that UnoCSS sees them: a column's share, 1 to 12. */
const shares = [
  'md:grow-1',
  'md:grow-2',
  'md:grow-3',
  'md:grow-4',
  'md:grow-5',
  'md:grow-6',
  'md:grow-7',
  'md:grow-8',
  'md:grow-9',
  'md:grow-10',
  'md:grow-11',
  'md:grow-12',
] as const;

/** The factor that fits every ratio to a class: 1 if all fit already, else what brings the widest to 12. */
function scaleOf(ratios: readonly number[]): number {
  const fit = ratios.every((ratio) => Number.isInteger(ratio) && ratio <= shares.length);
  return fit ? 1 : shares.length / Math.max(...ratios);
}

/** Columns in the editor's ratios from 768 px, stacked on smaller screens. */
export function LayoutColumns({
  ratios,
  areas,
}: {
  ratios: readonly number[];
  areas: ReactNode[];
}) {
  const scale = scaleOf(ratios);
  return (
    <div className="flex flex-col gap-8 max-w-none! md:flex-row">
      {areas.map((area, index) => {
        const share = Math.max(1, Math.round((ratios[index] ?? 1) * scale));
        return (
          // biome-ignore lint/suspicious/noArrayIndexKey: columns have no identity and never move
          <div key={index} className={`prose min-w-0 md:basis-0 ${shares[share - 1]}`}>
            {area}
          </div>
        );
      })}
    </div>
  );
}

type RelationshipData = Extract<RichTextNode, { type: 'relationship' }>['data'];

/** The label of a record, linked when the record has a path on this site. */
export function Relationship({ data }: { data: RelationshipData }) {
  if (data === null) return null;
  // A label without words would leave a link without a name.
  const label = data.label?.trim() || data.id;
  const target = v.safeParse(path, data.data?.path);
  return target.success ? <Link href={target.output}>{label}</Link> : <span>{label}</span>;
}

/**
 * Shows nothing; the renderer finds the attribute in the finished HTML and logs it, and the
 * preview shows it as a box. Throwing would lose the whole section.
 */
export function Problem({ reason }: { reason: string }) {
  return <span hidden data-problem={reason} />;
}
