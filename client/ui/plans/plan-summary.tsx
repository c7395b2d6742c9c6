/** The plan somebody chose, on every page that goes on with it: provider, name, price, its day, its document. */
import { type ChosenPlan, planTitle } from '../../../domain/leads/chosen-plan.ts';
import { nounForChosen } from '../../../domain/plans/words/kind-words.ts';
import { Link } from '../link.tsx';
import { Day } from '../text/date.tsx';

export interface PlanSummaryProps {
  /** Of the box, for links to it. */
  readonly id: string;
  readonly plans: readonly ChosenPlan[];
  /** What several cost together, in words. */
  readonly total?: string | null | undefined;
  /** Where another plan is chosen. */
  readonly change?: string | undefined;
  /** Of several, each is changed by itself: that place is told, in its query, which plans stay. */
  readonly oneByOne?: boolean;
}

/** Without a plan it says that none goes with the details, and where one is chosen. */
export function PlanSummary({ id, plans, total, change, oneByOne }: PlanSummaryProps) {
  const noun = nounForChosen(plans);
  const each = oneByOne && plans.length > 1 ? change : undefined;
  return (
    <section
      id={id}
      tabIndex={-1}
      aria-labelledby={`${id}-title`}
      className="rounded-card bg-tint px-6 py-5"
    >
      <h2 id={`${id}-title`} className="text-h4">
        {`The ${noun} you chose`}
      </h2>
      {plans.length > 0 ? (
        <ul className="mt-3 grid gap-5">
          {plans.map((plan) => (
            <li key={plan.id}>
              <OnePlan plan={plan} />
              {each ? <ChangeOne plan={plan} href={each + stayingQuery(plans, plan)} /> : null}
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

function ChangeOne({ plan, href }: { plan: ChosenPlan; href: string }) {
  return (
    <p className="mt-2">
      <Link href={href} className="inline-link">
        Change<span className="sr-only"> {planTitle(plan)}</span>
      </Link>
    </p>
  );
}

function stayingQuery(plans: readonly ChosenPlan[], changed: ChosenPlan): string {
  return plans.map((plan) => (plan === changed ? '' : `&plan=${plan.id}`)).join('');
}

function OnePlan({ plan }: { plan: ChosenPlan }) {
  const { name, providerName, price, estimate, day, document, documentName } = plan;
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
  const [headline, basis] = inTwo(estimate ?? noEstimate);
  return (
    <>
      <p className="text-small text-ink-soft">{providerName}</p>
      <p className="font-650">{name}</p>
      <p className="mt-2">
        <strong className="text-h4">{headline}</strong>
        {basis ? <span className="block text-small">{basis}</span> : null}
      </p>
      {price !== null && !saysAgain(price, headline) ? <p className="text-small">{price}</p> : null}
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

/** Of a plan that is there and cannot be priced. */
const noEstimate = 'No estimate, the price cannot be worked out ahead';

/**
 * `$79.00 a month` and `Estimated over the first year`: the number leads, what it rests on stands below.
 * An estimate is kept as one line, its price before the first comma (domain/leads/plan-quote.ts).
 */
function inTwo(estimate: string): [headline: string, basis: string] {
  const at = estimate.indexOf(', ');
  if (at < 0) return [estimate, ''];
  const rest = estimate.slice(at + 2);
  return [estimate.slice(0, at), rest.charAt(0).toUpperCase() + rest.slice(1)];
}

/** `$1,364.65/year` below `$1,364.65 a year` tells nobody anything. */
function saysAgain(price: string, headline: string): boolean {
  return price.replace('/', ' a ') === headline;
}
