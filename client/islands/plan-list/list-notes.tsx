/** Notes on a list that is old, empty or missing, and what the visitor can do about it. */

import { type RefObject, useLayoutEffect, useRef } from 'react';
import { allChoices, type Relaxed, type Relaxing } from '../../../domain/plans/list/choices.ts';
import type { ListedVertical } from '../../../domain/plans/listed.ts';
import { nounFor } from '../../../domain/plans/words/kind-words.ts';
import { Button } from '../../ui/form/button.tsx';
import { Icon } from '../../ui/icon.tsx';
import { Link } from '../../ui/link.tsx';
import { momentWords } from '../../ui/text/date.tsx';
import { type Give, GivenLink } from './chosen-filters.tsx';
import { countWords } from './list-words.ts';
import type { WayOn } from './plan-list-props.ts';

interface FailedNoteProps {
  /** `plans`, `cards`. */
  readonly noun: string;
  readonly shown: boolean;
  readonly onRetry: () => void;
  /** Ways on where no list is shown. */
  readonly ways: readonly WayOn[];
}

/** A failure keeps the current list (spec: errors). */
export function FailedNote({ noun, onRetry, shown, ways }: FailedNoteProps) {
  return (
    <div role="alert" className="plan-note">
      <Icon name="circle-alert" className="mt-[0.25em] text-danger" />
      <p className="min-w-0 flex-1 basis-48">
        {shown
          ? `We could not update the list. These are the ${noun} from before your last change.`
          : `We could not load the ${noun}.`}
      </p>
      <Button kind="secondary" onClick={onRetry}>
        Try again
      </Button>
      {shown || ways.length === 0 ? null : (
        <ul className="flex flex-wrap gap-x-5 gap-y-2">
          <WaysOn ways={ways} />
        </ul>
      )}
    </div>
  );
}

/** A list that could not be refreshed says so (spec: law). */
export function StaleNote({ asOf }: { asOf: string | null }) {
  return (
    <p className="plan-note">
      <Icon name="clock" className="mt-[0.25em]" />
      <span className="min-w-0 flex-1">
        We could not refresh this list just now.{' '}
        {asOf ? (
          <span>
            It was last refreshed on <Moment iso={asOf} />.{' '}
          </span>
        ) : null}
        <span>Prices may have changed since: check them with the provider before you sign up.</span>
      </span>
    </p>
  );
}

interface NoListNoteProps {
  /** `plans`, `cards`. */
  readonly noun: string;
  /** URL of the same list. */
  readonly href: string;
  readonly ways: readonly WayOn[];
  /** Takes the focus from the note when a list that came late replaces it. */
  readonly status: RefObject<HTMLElement | null>;
}

/** For when there is nothing to show, not even an old list: every visitor still has a way on. */
export function NoListNote({ noun, href, ways, status }: NoListNoteProps) {
  const note = useRef<HTMLDivElement>(null);
  useLayoutEffect(
    () => () => {
      if (note.current?.contains(document.activeElement)) status.current?.focus();
    },
    [status],
  );
  return (
    <div ref={note} className="plan-note">
      <Icon name="circle-alert" className="mt-[0.25em] text-danger" />
      <p className="min-w-0 flex-1 basis-48">
        {`We cannot show ${noun} at the moment. Nothing you chose is lost.`}
      </p>
      <ul className="flex flex-wrap gap-x-5 gap-y-2">
        <li>
          {/* The URL already has the visitor's campaign parameters. */}
          <a href={href} className="font-650 underline" suppressHydrationWarning>
            Try again
          </a>
        </li>
        <WaysOn ways={ways} />
      </ul>
    </div>
  );
}

function WaysOn({ ways }: { readonly ways: readonly WayOn[] }) {
  return ways.map((way) => (
    <li key={way.words}>
      <Link href={way.href} className="font-650 underline">
        {way.words}
      </Link>
    </li>
  ));
}

interface EmptyNoteProps {
  readonly vertical: ListedVertical;
  readonly ways: readonly Relaxing[];
  /** How many plans each way leads to, once they are counted. */
  readonly relaxed: Relaxed | undefined;
  readonly give: Give;
  /** The words where the home's area is the reason (area-words.ts). */
  readonly area: { readonly title: string; readonly way: string } | null;
  /** The home's postcode, for a product sold by area; otherwise empty. */
  readonly postcode: string;
  /** Ways on where no provider sells anything, whatever the visitor chooses. */
  readonly on: readonly WayOn[];
}

/** Says which choices to remove, and how many plans that brings; a way that brings none is left out. */
export function EmptyNote({ vertical, ways, relaxed, give, area, postcode, on }: EmptyNoteProps) {
  const noun = nounFor(vertical);
  const useful = ways.filter(({ key }) => relaxed?.[key] !== 0);
  return (
    <div className="plan-empty">
      <p className="text-h3 font-650">{area?.title ?? `No ${noun} match all of your choices`}</p>
      {area ? <p>{area.way}</p> : null}
      {useful.length > 0 ? (
        <>
          <p>{area ? 'Or look at these:' : 'Remove one to see more:'}</p>
          <ul className="grid gap-2">
            {useful.map(({ key, words, query }) => {
              const total = relaxed?.[key];
              const count = total === undefined ? null : countWords(vertical, total);
              return (
                <li key={key}>
                  <GivenLink given={give(query)} className="underline">
                    {key === allChoices
                      ? words + (count ? ` (${count})` : '')
                      : `Show ${count ?? noun} ${words}`}
                  </GivenLink>
                </li>
              );
            })}
          </ul>
        </>
      ) : area ? null : (
        <p>
          {postcode
            ? `We have no ${noun} of this kind for ${postcode}.`
            : `We have no ${noun} of this kind at the moment.`}
        </p>
      )}
      {on.length > 0 ? (
        <ul className="grid gap-2">
          <WaysOn ways={on} />
        </ul>
      ) : null}
    </div>
  );
}

function Moment({ iso }: { iso: string }) {
  const words = momentWords(iso);
  if (words === null) return null;
  // Node, workerd and browsers do not agree on the space before am and pm.
  return (
    <time dateTime={iso} suppressHydrationWarning>
      {words}
    </time>
  );
}
