/** One plan's own page: its price, its outlay over time, what it includes and leaves out, and why it has its place. */

import type { EnergyDetail } from '../../../domain/plans/energy/detail/energy-detail.ts';
import type { Assumed } from '../../../domain/plans/page/assumed-words.ts';
import type { Outlay } from '../../../domain/plans/page/plan-outlay.ts';
import type { Standing } from '../../../domain/plans/page/plan-standing.ts';
import type { PlanCard } from '../../../domain/plans/plan-card.ts';
import { type Crumb, CrumbTrail } from '../chrome/breadcrumbs.tsx';
import { buttonClass } from '../form/button-style.ts';
import { Icon } from '../icon.tsx';
import { Link } from '../link.tsx';
import { momentWords } from '../text/date.tsx';
import { EnergyRates, EnergySum, EnergyTerms } from './energy/energy-page-parts.tsx';
import { OutlayPicture } from './outlay-picture.tsx';
import { CheckedLine, SponsoredLabel } from './plan-lines.tsx';
import { PlanPrice } from './plan-price.tsx';
import { ProviderLogo } from './provider-logo.tsx';
import { LeftOutPart, PlanFactsPart } from './single-plan-facts.tsx';
import { PlanWhy } from './single-plan-why.tsx';

export interface SinglePlanProps {
  readonly standing: Standing;
  readonly outlay: Outlay;
  readonly leftOut: readonly string[];
  /** The answers the price was worked out for. */
  readonly assumed: readonly Assumed[];
  /** Where the home is, if the plan is not sold there: `4000`. */
  readonly notSoldIn?: string | null;
  /** Details that only an energy plan has. */
  readonly energy?: EnergyDetail | null | undefined;
  /** All providers in the list. */
  readonly providers: readonly { readonly name: string }[];
  /** ISO time of the prices, when they could not be refreshed. */
  readonly staleSince: string | null;
  readonly links: SinglePlanLinks;
  readonly trail: readonly Crumb[];
}

export interface SinglePlanLinks {
  /** Our basic-info page, with the plan and the visitor's campaign. */
  readonly apply: string;
  /** Where the plan is compared with others. */
  readonly compare: string;
  /** The list that the plan is in; null where the brand has none. */
  readonly list: { readonly label: string; readonly href: string } | null;
  /** The page of a neighbour, for the same answers. */
  readonly of: (plan: Pick<PlanCard, 'id' | 'vertical'>) => string;
  /** Absolute, without the visitor's campaign or answers. */
  readonly share: string;
}

/** Goes into `<main>`; needs no script. */
export function SinglePlan(props: SinglePlanProps) {
  const { standing, outlay, links, trail, staleSince, assumed, energy, notSoldIn = null } = props;
  const { plan } = standing;
  return (
    <div data-surface="paper" className="py-6 md:py-10">
      <div className="wrap grid grid-cols-1 gap-6">
        <CrumbTrail trail={trail} />
        {links.list ? (
          <p>
            <Link href={links.list.href} className="inline-link">
              {links.list.label}
            </Link>
          </p>
        ) : null}
        <PlanTitle plan={plan} />
        {staleSince ? <StalePrices since={staleSince} /> : null}
        <div className="grid grid-cols-1 items-start gap-8 md:grid-cols-12 lg:gap-14">
          <PlanOffer {...{ plan, links, assumed, notSoldIn }} />
          <div className="grid grid-cols-1 gap-8 md:col-span-7">
            {plan.unpriced === undefined ? <OutlayPicture outlay={outlay} /> : null}
            {energy ? <EnergySum plan={plan} /> : null}
            {energy ? <EnergyRates detail={energy} /> : null}
            <PlanFactsPart plan={plan} />
            {energy ? <EnergyTerms detail={energy} /> : null}
            <LeftOutPart leftOut={props.leftOut} />
            <PlanWhy {...{ standing, notSoldIn }} providers={props.providers} of={links.of} />
            <ShareLink url={links.share} />
          </div>
        </div>
      </div>
    </div>
  );
}

function PlanTitle({ plan: { name, provider, sponsored } }: { plan: PlanCard }) {
  return (
    <div className="grid gap-3">
      {sponsored ? <SponsoredLabel provider={provider} /> : null}
      <div className="grid gap-3">
        <ProviderLogo provider={provider} />
        <div className="grid min-w-0 gap-1">
          <p className="text-ink-soft">{provider.name}</p>
          <h1 className="measure text-h2">{name}</h1>
        </div>
      </div>
    </div>
  );
}

function StalePrices({ since }: { since: string }) {
  return (
    <p className="plan-note">
      <Icon name="info" className="mt-[0.25em]" />
      <span className="min-w-0 flex-1">
        We could not refresh this price just now: it dates from {momentWords(since)}. Check it with
        the provider before you sign up.
      </span>
    </p>
  );
}

interface PlanOfferProps {
  readonly plan: PlanCard;
  readonly links: SinglePlanLinks;
  readonly assumed: readonly Assumed[];
  readonly notSoldIn: string | null;
}

/** The price and the next step, together. */
function PlanOffer({ plan, links, assumed, notSoldIn }: PlanOfferProps) {
  return (
    <section
      aria-label="Price"
      data-surface="card"
      className="price-column grid grid-cols-1 gap-4 rounded-card border border-hair p-5 lt-slim:p-3 md:order-last md:col-span-5"
    >
      <PlanPrice plan={plan} />
      {notSoldIn === null ? null : (
        <p className="plan-note">
          <Icon name="info" className="mt-[0.25em]" />
          <span className="min-w-0 flex-1">This plan is not sold in {notSoldIn}.</span>
        </p>
      )}
      {plan.unpriced === undefined ? (
        <Assumptions assumed={assumed} links={links} />
      ) : (
        <p className="text-small">
          You can still ask for this plan; your request will not include a price.
        </p>
      )}
      <p className="grid gap-3">
        <a href={links.apply} rel="noopener" className={buttonClass('primary', 'large', 'w-full')}>
          Apply Now
        </a>
        <Link href={links.compare} className={buttonClass('secondary', 'normal', 'w-full')}>
          Compare with others
        </Link>
      </p>
      <CheckedLine plan={plan} className="text-fine text-ink-soft" />
    </section>
  );
}

/** Visitors change these answers in the list, which passes them back to this page. */
function Assumptions({ assumed, links }: Pick<PlanOfferProps, 'assumed' | 'links'>) {
  if (assumed.length === 0) return null;
  const isPrice = assumed.every(({ isPriced }) => isPriced);
  const title = isPrice ? 'What this price assumes' : 'What these figures assume';
  return (
    <details className="text-small">
      <summary className="cursor-pointer py-1 underline">{title}</summary>
      <dl className="mt-2 grid gap-2">
        {assumed.map(({ term, words }) => (
          <div key={term}>
            <dt className="text-ink-soft">{term}</dt>
            <dd className="font-650">{words}</dd>
          </div>
        ))}
      </dl>
      {links.list ? (
        <p className="mt-3">
          <Link href={links.list.href} className="inline-link">
            Change this in the list
          </Link>
        </p>
      ) : null}
    </details>
  );
}

function ShareLink({ url }: { url: string }) {
  return (
    <section aria-labelledby="plan-share" className="grid grid-cols-1 gap-4">
      <h2 id="plan-share" className="text-h4">
        Link to this page
      </h2>
      <p className="copy-link-url">{url}</p>
      <p className="text-small text-ink-soft">
        Copy this link to come back later, or to share it. It contains nothing about you.
      </p>
    </section>
  );
}
