/** Plans side by side: a real table, a plan a column, a fact a row. */
import type { CompareCell, CompareRow } from '../../../domain/plans/compare/compare-rows.ts';
import { sponsoredWords } from '../../../domain/plans/list/honesty.ts';
import type { PlanCard } from '../../../domain/plans/plan-card.ts';
import { buttonClass } from '../form/button-style.ts';
import { Link } from '../link.tsx';
import { Day } from '../text/date.tsx';
import { ProviderLogo } from './provider-logo.tsx';

/** Where the links of a plan lead. */
export interface ComparedPlanLinks {
  /** The sign-up, with the visitor's campaign. */
  readonly apply: string;
  /** The plan's own page. */
  readonly page: string;
  /** The same comparison without the plan. */
  readonly remove: string;
}

export interface CompareTableProps {
  readonly plans: readonly PlanCard[];
  readonly linksOf: (plan: PlanCard) => ComparedPlanLinks;
  readonly rows: readonly CompareRow[];
  readonly caption: string;
}

/** Wider than a small screen: then it scrolls by itself, with the keyboard too. */
export function CompareTable({ plans, rows, caption, linksOf }: CompareTableProps) {
  return (
    // biome-ignore lint/a11y/noNoninteractiveTabindex: what scrolls is reached by keyboard (WCAG 2.1.1)
    <section className="compare-scroll" aria-labelledby="compare-caption" tabIndex={0}>
      <table className="compare">
        <caption id="compare-caption">{caption}</caption>
        <thead>
          <tr>
            <td className="compare-corner" />
            {plans.map((plan) => (
              <PlanHeader key={plan.id} plan={plan} links={linksOf(plan)} />
            ))}
          </tr>
        </thead>
        <tbody>
          {rows.map((row) => (
            <tr key={row.label}>
              <RowHeader row={row} />
              {row.cells.map((cell) => (
                <Cell
                  key={cell.planId}
                  cell={cell}
                  plan={plans.find(({ id }) => id === cell.planId)}
                />
              ))}
            </tr>
          ))}
        </tbody>
      </table>
    </section>
  );
}

function PlanHeader({ plan, links }: { plan: PlanCard; links: ComparedPlanLinks }) {
  const { name, provider } = plan;
  return (
    <th scope="col" abbr={`${name}, ${provider.name}`}>
      <div className="compare-plan">
        <div className="compare-top">
          <ProviderLogo provider={provider} />
          <Link href={links.remove} className="compare-remove">
            Remove<span className="sr-only"> {name}</span>
          </Link>
        </div>
        <p>
          <Link href={links.page} className="compare-name">
            {name}
          </Link>
          <span className="compare-provider">{provider.name}</span>
        </p>
        {plan.sponsored ? <p className="badge">{sponsoredWords}</p> : null}
        <a
          href={links.apply}
          rel="noopener"
          className={buttonClass('primary', 'normal', 'compare-apply')}
        >
          Apply Now<span className="sr-only"> for {name}</span>
        </a>
      </div>
    </th>
  );
}

const differenceWords = { same: 'Same for all', differs: 'Differs' } as const;

function RowHeader({ row: { label, note, difference } }: { row: CompareRow }) {
  return (
    <th scope="row">
      {label}
      {difference ? (
        <span className={`compare-difference compare-${difference}`}>
          {differenceWords[difference]}
        </span>
      ) : null}
      {note ? <span className="compare-note">{note}</span> : null}
    </th>
  );
}

function Cell({ cell, plan }: { cell: CompareCell; plan: PlanCard | undefined }) {
  const { lines, list, mark, href, day } = cell;
  return (
    <td>
      {list ? (
        <ul>
          {lines.map((line) => (
            <li key={line}>{line}</li>
          ))}
        </ul>
      ) : (
        lines.map((line, index) => (
          <p key={line} className={index > 0 ? 'compare-more' : undefined}>
            {line}
          </p>
        ))
      )}
      {href ? (
        <a href={href} rel="noopener" className="underline">
          Read the summary<span className="sr-only"> of {plan?.name}</span>
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
