/** The two rich-text nodes with a shape of their own: columns and references. */
import type { ReactNode } from 'react';
import * as v from 'valibot';
import { path } from '../../../content/model/primitives.schema.ts';
import type { RichTextNode } from '../../../content/model/rich-text-nodes.schema.ts';
import { Link } from '../link.tsx';

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

/** Columns in the editor's ratios from 768 px (spec: rich-text), one below the other before that. */
export function LayoutColumns({
  ratios,
  areas,
}: {
  ratios: readonly number[];
  areas: ReactNode[];
}) {
  return (
    <div className="flex flex-col gap-8 md:flex-row">
      {areas.map((area, index) => {
        const share = Math.min(shares.length, Math.max(1, Math.round(ratios[index] ?? 1)));
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

/** A reference by its label; a link when the record it names has a path of this site. */
export function Relationship({ data }: { data: RelationshipData }) {
  if (data === null) return null;
  const label = data.label ?? data.id;
  const target = v.safeParse(path, data.data?.path);
  return target.success ? <Link href={target.output}>{label}</Link> : <span>{label}</span>;
}
