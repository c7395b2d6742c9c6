/** One kind of plan in a comparison: the cheapest, the basis of the prices, the table, the differences in words. */
import { compareRows, differingRows } from '../../../../domain/plans/compare/compare-rows.ts';
import {
  basisSentence,
  compareSummary,
  compareTitle,
  groupTitle,
} from '../../../../domain/plans/compare/compare-words.ts';
import type { PlanCard } from '../../../../domain/plans/plan-card.ts';
import type { Answers } from '../../../../domain/plans/question.ts';
import { Link } from '../../link.tsx';
import { type ComparedPlanLinks, CompareTable } from './compare-table.tsx';

export interface CompareGroupProps {
  /** Prefix of the ids inside. */
  readonly id: string;
  /** All of one kind. */
  readonly plans: readonly PlanCard[];
  readonly linksOf: (plan: PlanCard) => ComparedPlanLinks;
  /** The said answers that are in the URL. */
  readonly said: Answers;
  /** Only the rows in which the plans differ. */
  readonly differences: boolean;
  /** The list with these plans still chosen; null where the brand has none. */
  readonly listHref: string | null;
  /** The group has its own heading, because there are other kinds. */
  readonly headed: boolean;
}

export function CompareGroup(props: CompareGroupProps) {
  const { id, plans, said, differences, listHref, headed } = props;
  const rows = compareRows(plans);
  const shown = differences ? differingRows(rows) : rows;
  const title = headed ? groupTitle(plans) : compareTitle(plans);
  const basis = basisSentence(plans, said);
  const [cost, ...differ] = compareSummary(plans, rows);
  return (
    <div className="compare-group">
      {headed ? <h2 className="text-h3">{title}</h2> : null}
      <div className="compare-summary">
        <p>{cost}</p>
        {basis ? (
          <p>
            {basis}
            {listHref ? (
              <>
                {' '}
                <Link href={listHref} className="inline-link">
                  Change this in the list
                </Link>
              </>
            ) : null}
          </p>
        ) : null}
      </div>
      <CompareTable
        id={id}
        plans={plans}
        rows={shown}
        linksOf={props.linksOf}
        caption={`${title}: ${differences ? 'what differs' : 'prices, terms and features'}`}
        hidden={rows.length - shown.length}
      />
      {differ.length > 0 ? (
        <div className="compare-words">
          {differ.map((sentence) => (
            <p key={sentence}>{sentence}</p>
          ))}
        </div>
      ) : null}
    </div>
  );
}
