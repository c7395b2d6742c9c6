/** The cell for one fact about one plan: lines, a list, a document or a day, and how it compares with the rest. */
import type { CompareCell } from '../../../../domain/plans/compare/compare-row.ts';
import { Day } from '../../text/date.tsx';
import { FoldedItems } from '../folds/folded-items.tsx';

export interface CellProps {
  readonly cell: CompareCell;
  /** Fact and plan, for people who hear a link or an opener out of context. */
  readonly of: string;
}

export function Cell({ cell, of }: CellProps) {
  const { lines, href, day, mark } = cell;
  return (
    <td>
      <Lines cell={cell} of={of} />
      {href ? (
        <a href={href} rel="noopener" className="underline">
          Read it<span className="sr-only">: {of}</span>
        </a>
      ) : null}
      {day ? (
        <p className={lines.length > 0 ? 'compare-more' : undefined}>
          {lines.length > 0 ? 'Offer ends ' : null}
          <Day date={day} />
        </p>
      ) : null}
      {mark ? <p className="compare-mark">{mark}</p> : null}
    </td>
  );
}

function Lines({ cell: { lines, list, opener }, of }: CellProps) {
  if (opener) return <FoldedItems {...{ opener, of }} items={lines} />;
  if (list) {
    return (
      <ul>
        {lines.map((line) => (
          <li key={line}>{line}</li>
        ))}
      </ul>
    );
  }
  return lines.map((line, index) => (
    <p key={line} className={index > 0 ? 'compare-more' : undefined}>
      {line}
    </p>
  ));
}
