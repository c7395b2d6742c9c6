/** Plans side by side in a real table: a column per plan, a row per fact. */
import type { CompareRow } from '../../../../domain/plans/compare/compare-row.ts';
import { fullName } from '../../../../domain/plans/full-name.ts';
import { sponsoredWords } from '../../../../domain/plans/list/honesty.ts';
import type { PlanCard } from '../../../../domain/plans/plan-card.ts';
import { buttonClass } from '../../form/button-style.ts';
import { Link } from '../../link.tsx';
import { ProviderLogo } from '../provider-logo.tsx';
import { Cell } from './compare-cell.tsx';

/** Where a plan's links lead. */
export interface ComparedPlanLinks {
  /** Where to apply, with the visitor's campaign. */
  readonly apply: string;
  /** The plan's own page. */
  readonly page: string;
  /** The same comparison without the plan. */
  readonly remove: string;
}

export interface CompareTableProps {
  /** Prefix of the ids inside. */
  readonly id: string;
  readonly plans: readonly PlanCard[];
  readonly linksOf: (plan: PlanCard) => ComparedPlanLinks;
  readonly rows: readonly CompareRow[];
  readonly caption: string;
  /** How many rows are left out because the plans do not differ. */
  readonly hidden: number;
}

/** Two plans fit any window unless the text is large. More scroll sideways in a narrow one, by keyboard too. */
export function CompareTable({ id, plans, rows, caption, linksOf, hidden }: CompareTableProps) {
  const scrolls = plans.length > 2 ? { tabIndex: 0 } : {};
  return (
    <section
      className="compare-scroll"
      aria-labelledby={`${id}-caption`}
      data-plans={plans.length}
      {...scrolls}
    >
      <table className="compare">
        <caption id={`${id}-caption`} data-left-out={hidden > 0 || undefined}>
          {caption}
          {hidden > 0 ? ` (${hidden} the same, left out)` : null}
        </caption>
        <thead>
          <tr>
            <td className="compare-corner" />
            {plans.map((plan) => (
              <th key={plan.id} scope="col">
                <Link href={linksOf(plan).page} className="compare-name">
                  {plan.name}
                </Link>
                <span className="compare-provider">{plan.provider.name}</span>
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          <tr className="compare-who">
            <th scope="row">Provider</th>
            {plans.map((plan) => (
              <td key={plan.id}>
                <ProviderLogo provider={plan.provider} />
                {plan.sponsored ? <p className="badge">{sponsoredWords}</p> : null}
                <p>
                  <Link href={linksOf(plan).remove} className="compare-remove" rel="nofollow">
                    Remove
                    <span className="sr-only"> {fullName(plan.name, plan.provider.name)}</span>
                  </Link>
                </p>
              </td>
            ))}
          </tr>
          {rows.map((row) => (
            <tr key={row.label}>
              <RowHeader row={row} />
              {row.cells.map((cell) => (
                <Cell
                  key={cell.planId}
                  cell={cell}
                  of={`${row.label}, ${plans.find((plan) => plan.id === cell.planId)?.name}`}
                />
              ))}
            </tr>
          ))}
        </tbody>
        <tfoot>
          <tr>
            <th scope="row">Sign up</th>
            {plans.map((plan) => (
              <td key={plan.id}>
                <a
                  href={linksOf(plan).apply}
                  rel="noopener"
                  className={buttonClass('primary', 'normal', 'compare-apply')}
                >
                  Apply Now
                  <span className="sr-only"> for {fullName(plan.name, plan.provider.name)}</span>
                </a>
              </td>
            ))}
          </tr>
        </tfoot>
      </table>
    </section>
  );
}

const differenceWords = { same: 'Same for all', differs: 'Differs' } as const;

/** On a phone it sits above its cells, and stays in view while they scroll sideways. */
function RowHeader({ row: { label, note, difference } }: { row: CompareRow }) {
  return (
    <th scope="row">
      <div className="compare-fact">
        {difference ? `${label} ` : label}
        {difference ? (
          <span className={`compare-difference compare-${difference}`}>
            {differenceWords[difference]}
          </span>
        ) : null}
        {note ? <span className="compare-note">{note}</span> : null}
      </div>
    </th>
  );
}
