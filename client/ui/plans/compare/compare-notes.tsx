/** Notes above a comparison: what is missing or old, what its lists cover, how we are paid. */
import {
  areMixed,
  compareOrder,
  elsewhereSentences,
  leftOutSentences,
  mixedSentence,
} from '../../../../domain/plans/compare/compare-words.ts';
import {
  coverageSentence,
  paymentSentence,
  sponsoredSentence,
} from '../../../../domain/plans/list/honesty.ts';
import type { PlanCard } from '../../../../domain/plans/plan-card.ts';
import type { Answers } from '../../../../domain/plans/question.ts';
import { kindWords } from '../../../../domain/plans/words/kind-words.ts';
import { ButtonLink } from '../../form/button.tsx';
import { Icon } from '../../icon.tsx';
import { momentWords } from '../../text/date.tsx';
import { Honesty } from '../honesty-block.tsx';

export interface CompareNotesProps {
  readonly plans: readonly PlanCard[];
  /** Ids of plans that are not sold where the visitor says the home is. */
  readonly elsewhere: readonly string[];
  /** The said answers that are in the URL. */
  readonly said: Answers;
  /** Chosen plans that nobody can sign up for any more. */
  readonly ended: readonly PlanCard[];
  /** How many chosen plans are in no list. */
  readonly unknown: number;
  /** How many were chosen beyond the limit. */
  readonly beyond: number;
  /** A list could not be loaded, so plans may be missing. */
  readonly partial: boolean;
  /** ISO time of the prices, when they could not be refreshed. */
  readonly staleSince: string | null;
  /** Path and query of this comparison. */
  readonly retryHref: string;
}

/** Which chosen plans are missing, how old the prices are, and that different kinds are no substitutes. */
export function CompareNotes({
  plans,
  elsewhere,
  said,
  ended,
  unknown,
  beyond,
  partial,
  staleSince,
  retryHref,
}: CompareNotesProps) {
  const notes = [
    ...(areMixed(plans) ? [mixedSentence(plans)] : []),
    ...elsewhereSentences(
      plans.filter(({ id }) => elsewhere.includes(id)),
      said,
    ),
    ...leftOutSentences({ ended, unknown: partial ? 0 : unknown, beyond }),
    ...(staleSince
      ? [
          `We could not refresh these prices just now: they date from ${momentWords(staleSince)}. Check them with the provider before you sign up.`,
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
          <ButtonLink href={retryHref} kind="secondary" rel="nofollow">
            Try again
          </ButtonLink>
        </p>
      ) : null}
    </>
  );
}

interface CompareHonestyProps {
  readonly plans: readonly PlanCard[];
  /** The providers in all the lists that the plans came from. */
  readonly providers: readonly { readonly name: string }[];
}

/** The sentences on what the lists cover, how the plans are ordered and how we are paid (spec: law). */
export function CompareHonesty({ plans, providers }: CompareHonestyProps) {
  const verticals = plans.map(({ vertical }) => vertical);
  const payment = paymentSentence(verticals);
  const sponsored = plans.some((plan) => plan.sponsored);
  return (
    <Honesty
      coverage={coverageSentence(kindWords(verticals), providers)}
      order={compareOrder(plans)}
      payment={sponsored ? `${payment} ${sponsoredSentence}` : payment}
    />
  );
}
