/** The chosen plan, on every page after the choice: provider, name, price, the price's day, the document. */
import type { ReactNode } from 'react';
import { type ChosenPlan, planTitle, withoutPlan } from '../../../domain/leads/chosen-plan.ts';
import type { ListedVertical } from '../../../domain/plans/listed.ts';
import { kindWords, nounFor, nounForChosen } from '../../../domain/plans/words/kind-words.ts';
import { verticals } from '../../../domain/vertical.ts';
import { Link } from '../link.tsx';
import { Day } from '../text/date.tsx';

export interface PlanSummaryProps {
  /** Id of the box, for links to it. */
  readonly id: string;
  readonly plans: readonly ChosenPlan[];
  /** The cost of several together, in words. */
  readonly total?: string | null | undefined;
  /** Where to choose another plan. */
  readonly change?: string | undefined;
  /**
   * The lead's products that have lists. With several, each shows its plan or says that it has none, and
   * is changed separately: the query of its link says what to keep.
   */
  readonly products?: readonly ListedVertical[];
}

/** Without a plan, it says that none goes with the details and where to choose one: in a bundle, for each product. */
export function PlanSummary({ id, plans, total, change, products = [] }: PlanSummaryProps) {
  const noun = nounForChosen(plans);
  const without = withoutPlan(products, plans);
  const several = products.length > 1;
  const each = several ? change : undefined;
  const hrefFor = (changed: ChosenPlan | ListedVertical) =>
    each && each + stayingQuery(plans, without, changed);
  return (
    <section
      id={id}
      tabIndex={-1}
      aria-labelledby={`${id}-title`}
      className="rounded-card bg-tint px-6 py-5"
    >
      <h2 id={`${id}-title`} className="text-h4">
        {several && plans.length === 0 ? 'Your plans' : `The ${noun} you chose`}
      </h2>
      {several || plans.length > 0 ? (
        <ul className="mt-3 grid gap-5">
          {plans.map((plan) => (
            <li key={plan.id}>
              <OnePlan plan={plan} />
              <ChangeOne href={hrefFor(plan)}>
                Change<span className="sr-only"> {planTitle(plan)}</span>
              </ChangeOne>
            </li>
          ))}
          {without.map((slug) => (
            <li key={slug}>
              <p className="text-small text-ink-soft">{verticals[slug].title}</p>
              <p className="font-650">{`No ${nounFor(slug, 1)} chosen`}</p>
              <p className="mt-2 text-small">It is still part of your request.</p>
              <ChangeOne href={hrefFor(slug)}>{`Choose from ${kindWords([slug])}`}</ChangeOne>
            </li>
          ))}
        </ul>
      ) : (
        <p className="mt-2 text-ink-soft">You have not chosen a plan.</p>
      )}
      {total ? <p className="mt-4 font-650">{total}</p> : null}
      {change && !each ? (
        <p className="mt-4">
          <Link href={change} className="inline-link">
            {plans.length > 0 ? `Change ${noun}` : 'Choose a plan'}
          </Link>
        </p>
      ) : null}
    </section>
  );
}

function ChangeOne({ href, children }: { href: string | undefined; children: ReactNode }) {
  if (href === undefined) return null;
  return (
    <p className="mt-2">
      <Link href={href} className="inline-link">
        {children}
      </Link>
    </p>
  );
}

/**
 * The query that keeps the other plans, and the products that go without one. It names the product to choose
 * for, which cannot be worked out while some of the plans cannot be looked up.
 */
function stayingQuery(
  plans: readonly ChosenPlan[],
  without: readonly ListedVertical[],
  changed: ChosenPlan | ListedVertical,
): string {
  const product = typeof changed === 'string' ? changed : changed.vertical;
  return [
    ...plans.filter((plan) => plan !== changed).map(({ id }) => `&plan=${id}`),
    ...without.filter((slug) => slug !== changed).map((slug) => `&skip=${slug}`),
    ...(product ? [`&product=${product}`] : []),
  ].join('');
}

function OnePlan({ plan }: { plan: ChosenPlan }) {
  const { name, providerName, price, estimate, basis, owed, day, document, documentName } = plan;
  if (name === null) {
    return (
      <p>
        <strong className="font-650">{planTitle(plan)}</strong>
        <span className="block text-small text-ink-soft">
          Its price could not be checked just now. Your request still names this plan, and its price
          is not confirmed.
        </span>
      </p>
    );
  }
  const [headline, rest] = inTwo(estimate ?? noEstimate);
  const said = price === null || saysAgain(price, headline);
  const lines = [...(said ? [] : [price]), ...owed, ...basis];
  return (
    <>
      <p className="text-small text-ink-soft">{providerName}</p>
      <p className="font-650">{name}</p>
      <p className="mt-2">
        <strong className="text-h4">{headline}</strong>
        {rest ? <span className="block text-small">{rest}</span> : null}
      </p>
      {lines.length > 0 ? (
        <ul className="mt-2 grid gap-1.5 text-small">
          {lines.map((line) => (
            <li key={line}>{line}</li>
          ))}
        </ul>
      ) : null}
      <p className="mt-2 text-fine text-ink-soft">
        {estimate === null ? 'On ' : 'Price on '}
        <Day date={day} />
        {document && documentName ? (
          <>
            {' · '}
            <a href={document} rel="noopener" className="underline">
              {documentName}
              <span className="sr-only"> of {name}</span>
            </a>
          </>
        ) : null}
      </p>
    </>
  );
}

/** For a plan that exists but cannot be priced. */
const noEstimate = 'No estimate: we can’t work out the price in advance';

/**
 * `$79.00 a month` and `Estimated over the first year`: the price leads, with its basis below. An
 * estimate is stored as one line, with the price before the first comma (domain/leads/plan-quote.ts).
 */
function inTwo(estimate: string): [headline: string, basis: string] {
  const at = estimate.indexOf(', ');
  if (at < 0) return [estimate, ''];
  const rest = estimate.slice(at + 2);
  return [estimate.slice(0, at), rest.charAt(0).toUpperCase() + rest.slice(1)];
}

/** `$1,364.65/year` below `$1,364.65 a year` adds nothing. */
function saysAgain(price: string, headline: string): boolean {
  return price.replace('/', ' a ') === headline;
}
