/** The comparison page: the differences in a sentence, how we work, the table, and where to go next. */
import type { ReactNode } from 'react';
import { compareRows } from '../../../domain/plans/compare/compare-rows.ts';
import {
  areMixed,
  compareOrder,
  compareSummary,
  compareTitle,
  kindsOf,
  leftOutSentences,
  mixedSentence,
} from '../../../domain/plans/compare/compare-words.ts';
import {
  coverageSentence,
  paymentSentence,
  sponsoredSentence,
} from '../../../domain/plans/list/honesty.ts';
import type { PlanCard } from '../../../domain/plans/plan-card.ts';
import { Breadcrumbs } from '../chrome/breadcrumbs.tsx';
import { ButtonLink } from '../form/button.tsx';
import { Icon } from '../icon.tsx';
import { type ComparedPlanLinks, CompareTable } from './compare-table.tsx';
import { Honesty } from './honesty-block.tsx';

export type { ComparedPlanLinks };

export interface CompareList {
  readonly label: string;
  readonly href: string;
}

export interface ComparePageProps {
  readonly plans: readonly PlanCard[];
  readonly linksOf: (plan: PlanCard) => ComparedPlanLinks;
  /** From all the lists that the plans came from. */
  readonly providers: readonly { readonly name: string }[];
  /** Chosen plans that nobody can sign up for any more. */
  readonly ended: readonly PlanCard[];
  /** How many chosen plans are in no list. */
  readonly unknown: number;
  /** How many were chosen above the limit. */
  readonly beyond: number;
  /** A list could not be loaded, so plans may be missing. */
  readonly partial: boolean;
  /** ISO time of the prices, when they could not be refreshed. */
  readonly staleSince: string | null;
  /** Absolute, without the visitor's campaign. */
  readonly shareUrl: string;
  /** Path and query of this comparison. */
  readonly retryHref: string;
  readonly lists: readonly CompareList[];
}

/** Goes into `<main>`; needs no script. */
export function ComparePage(props: ComparePageProps) {
  const { plans, lists } = props;
  const rows = compareRows(plans);
  const title = compareTitle(plans);
  return (
    <Frame>
      <Breadcrumbs path="/compare" />
      <h1 className="text-h2">{title}</h1>
      <div className="compare-summary">
        {compareSummary(plans, rows).map((sentence) => (
          <p key={sentence}>{sentence}</p>
        ))}
      </div>
      <Notes {...props} />
      <CompareHonesty {...props} />
      <CompareTable
        plans={plans}
        rows={rows}
        linksOf={props.linksOf}
        caption={`${title}: prices, terms and features`}
      />
      <Share url={props.shareUrl} />
      <Lists lists={lists} kind="secondary" />
    </Frame>
  );
}

export interface CompareNothingProps {
  readonly title: string;
  readonly text: string;
  /** Given where trying again may help. */
  readonly retryHref?: string | undefined;
  readonly lists: readonly CompareList[];
}

/** Instead of a comparison: no plans were chosen, none are still listed, or none could be loaded. */
export function CompareNothing({ title, text, retryHref, lists }: CompareNothingProps) {
  return (
    <Frame>
      <Breadcrumbs path="/compare" />
      <h1 className="measure text-h2">{title}</h1>
      <p className="measure text-lead text-ink-soft">{text}</p>
      {retryHref ? (
        <p>
          <ButtonLink href={retryHref} rel="nofollow">
            Try again
          </ButtonLink>
        </p>
      ) : null}
      <Lists lists={lists} kind={retryHref ? 'secondary' : 'primary'} />
    </Frame>
  );
}

function Frame({ children }: { children: ReactNode }) {
  return (
    <div data-surface="paper" className="compare-page min-h-[60vh] py-8 md:py-12">
      <div className="wrap grid grid-cols-1 gap-5 md:gap-6">{children}</div>
    </div>
  );
}

const time = new Intl.DateTimeFormat('en-AU', {
  dateStyle: 'long',
  timeStyle: 'short',
  timeZone: 'Australia/Sydney',
});

function Notes({
  plans,
  ended,
  unknown,
  beyond,
  partial,
  staleSince,
  retryHref,
}: ComparePageProps) {
  const notes = [
    ...(areMixed(plans) ? [mixedSentence(plans)] : []),
    ...leftOutSentences({ ended, unknown: partial ? 0 : unknown, beyond }),
    ...(staleSince
      ? [
          `We could not refresh these prices just now: they date from ${time.format(new Date(staleSince))} (Sydney). Check them with the provider before you sign up.`,
        ]
      : []),
  ];
  return (
    <>
      {notes.map((note) => (
        <p key={note} className="plan-note">
          <Icon name="info" className="mt-[0.25em]" />
          <span className="min-w-0 flex-1">{note}</span>
        </p>
      ))}
      {partial ? (
        <p className="plan-note">
          <Icon name="circle-alert" className="mt-[0.25em] text-danger" />
          <span className="min-w-0 flex-1">
            Some of the plans you chose could not be loaded just now.
          </span>
          <ButtonLink href={retryHref} kind="quiet" rel="nofollow">
            Try again
          </ButtonLink>
        </p>
      ) : null}
    </>
  );
}

function CompareHonesty({ plans, providers }: ComparePageProps) {
  const sponsored = plans.some((plan) => plan.sponsored);
  return (
    <Honesty
      coverage={coverageSentence(kindsOf(plans.map(({ vertical }) => vertical)), providers)}
      order={compareOrder(plans)}
      payment={sponsored ? `${paymentSentence} ${sponsoredSentence}` : paymentSentence}
    />
  );
}

function Share({ url }: { url: string }) {
  return (
    <section aria-labelledby="compare-share" className="compare-share">
      <h2 id="compare-share" className="text-h4">
        Link to this comparison
      </h2>
      <p className="compare-url">{url}</p>
      <p className="text-small text-ink-soft">
        Copy this link to come back later, or to share it. It holds the plans you chose and nothing
        about you. The page prints on A4, landscape.
      </p>
    </section>
  );
}

function Lists({ lists, kind }: { lists: readonly CompareList[]; kind: 'primary' | 'secondary' }) {
  return (
    <ul className="compare-lists">
      {lists.map(({ label, href }) => (
        <li key={href}>
          <ButtonLink href={href} kind={kind}>
            {label}
          </ButtonLink>
        </li>
      ))}
    </ul>
  );
}
