/** What a list says when it is old, empty or missing, and what the visitor can do about it. */
import { Button } from '../../ui/form/button.tsx';
import { Icon } from '../../ui/icon.tsx';
import { type Give, GivenLink } from './chosen-filters.tsx';
import type { Choice } from './list-words.ts';

/** A failure keeps the current list (spec: errors). */
export function FailedNote({ onRetry, shown }: { onRetry: () => void; shown: boolean }) {
  return (
    <div role="alert" className="plan-note">
      <Icon name="circle-alert" className="mt-[0.25em] text-danger" />
      <p>
        {shown
          ? 'We could not update the list. These are the plans from before your last change.'
          : 'We could not load the plans.'}
      </p>
      <Button kind="secondary" onClick={onRetry}>
        Try again
      </Button>
    </div>
  );
}

/** A list that could not be refreshed says so (spec: law). */
export function StaleNote({ asOf }: { asOf: string | null }) {
  return (
    <p className="plan-note">
      <Icon name="clock" className="mt-[0.25em]" />
      <span>
        We could not refresh this list just now.{' '}
        {asOf ? (
          <>
            It is from <Moment iso={asOf} />.{' '}
          </>
        ) : null}
        Prices may have changed since: check them with the provider before you sign up.
      </span>
    </p>
  );
}

export function NoListNote({ href }: { href: string }) {
  return (
    <div className="plan-note">
      <Icon name="circle-alert" className="mt-[0.25em] text-danger" />
      <p>We cannot show plans at the moment. Nothing you chose is lost.</p>
      <a href={href} className="font-650 underline" suppressHydrationWarning>
        Try again
      </a>
    </div>
  );
}

/** Suggests what to remove: each choice links to the list without it. */
export function EmptyNote({ chosen, give }: { chosen: readonly Choice[]; give: Give }) {
  return (
    <div className="plan-empty">
      <p className="text-h3 font-650">No plans match all of your choices</p>
      {chosen.length > 0 ? (
        <>
          <p>Remove one of them to see more:</p>
          <ul className="grid gap-2">
            {chosen.map((choice) => (
              <li key={choice.key}>
                <GivenLink given={give(choice.without)} className="underline">
                  Show plans without “{choice.label}”
                </GivenLink>
              </li>
            ))}
          </ul>
        </>
      ) : (
        <p>We have no plans of this kind at the moment.</p>
      )}
    </div>
  );
}

const format = new Intl.DateTimeFormat('en-AU', {
  dateStyle: 'long',
  timeStyle: 'short',
  timeZone: 'Australia/Sydney',
});

function Moment({ iso }: { iso: string }) {
  const time = new Date(iso);
  if (Number.isNaN(time.valueOf())) return null;
  // Node, workerd and browsers do not agree on the space before am and pm.
  return (
    <time dateTime={iso} suppressHydrationWarning>
      {`${format.format(time)} (Sydney)`}
    </time>
  );
}
