/** The page of a plan that has ended: what it was, when it ended, and the alternatives. */
import type { EndedPlan, PlanCard } from '../../../domain/plans/plan-card.ts';
import { type Crumb, CrumbTrail } from '../chrome/breadcrumbs.tsx';
import { ButtonLink } from '../form/button.tsx';
import { Link } from '../link.tsx';
import { Day } from '../text/date.tsx';
import { PlanFacts } from './plan-facts.tsx';
import { CheckedLine, SponsoredLabel } from './plan-lines.tsx';
import { PlanPrice } from './plan-price.tsx';
import type { SinglePlanLinks } from './single-plan.tsx';

interface EndedPageProps {
  readonly ended: EndedPlan;
  /** In list order. */
  readonly alternatives: readonly PlanCard[];
  readonly links: Pick<SinglePlanLinks, 'list' | 'of'>;
  readonly trail: readonly Crumb[];
}

/** Goes into `<main>`; needs no script. */
export function EndedPage({ ended, alternatives, links, trail }: EndedPageProps) {
  const { plan, endedOn } = ended;
  return (
    <div data-surface="paper" className="min-h-[60vh] py-8 md:py-12">
      <div className="wrap grid grid-cols-1 gap-6">
        <CrumbTrail trail={trail} />
        <div className="grid gap-3">
          <p className="text-ink-soft">{plan.provider.name}</p>
          <h1 className="measure text-h2">{`${plan.name} is no longer available`}</h1>
          <p className="measure text-lead text-ink-soft">
            {plan.provider.name} stopped selling it on <Day date={endedOn} />.
          </p>
        </div>
        {alternatives.length > 0 ? (
          <section aria-labelledby="plan-instead" className="grid grid-cols-1 gap-4">
            <h2 id="plan-instead" className="text-h3">
              What you can choose instead
            </h2>
            <ol className="grid grid-cols-1 gap-4 lg:grid-cols-3">
              {alternatives.map((one) => (
                <li
                  key={one.id}
                  data-surface="card"
                  className="grid content-start gap-3 rounded-card border border-hair p-5"
                >
                  <Alternative plan={one} href={links.of(one)} />
                </li>
              ))}
            </ol>
          </section>
        ) : null}
        {links.list ? (
          <p>
            <ButtonLink href={links.list.href}>{links.list.label}</ButtonLink>
          </p>
        ) : null}
      </div>
    </div>
  );
}

/** Shows beside the price everything that a card shows there (spec: law). */
function Alternative({ plan, href }: { plan: PlanCard; href: string }) {
  return (
    <>
      {plan.sponsored ? <SponsoredLabel provider={plan.provider} /> : null}
      <div className="grid gap-1">
        <p className="text-small text-ink-soft">{plan.provider.name}</p>
        <h3 className="text-h4">
          <Link href={href}>{plan.name}</Link>
        </h3>
      </div>
      <PlanPrice plan={plan} />
      <PlanFacts plan={plan} />
      {plan.reason ? <p className="text-fine text-ink-soft">{plan.reason}</p> : null}
      <CheckedLine plan={plan} className="text-fine text-ink-soft" />
    </>
  );
}
