/** The bar with the names of the plans chosen for the comparison, and the form that opens the comparison. */
import { type RefObject, useRef } from 'react';
import { type ComparedPlan, maxCompared } from '../../../../domain/plans/compare/compare-choice.ts';
import { fullName } from '../../../../domain/plans/full-name.ts';
import type { ListedVertical } from '../../../../domain/plans/listed.ts';
import { kindWords, nounFor } from '../../../../domain/plans/words/kind-words.ts';
import { Button } from '../../../ui/form/button.tsx';
import { CampaignFields } from '../../../ui/form/unseen-fields.tsx';
import { Icon } from '../../../ui/icon.tsx';
import { GivenLink } from '../chosen-filters.tsx';
import type { Compared } from './use-compared.ts';

interface CompareBarProps {
  readonly id: string;
  readonly compared: Compared;
  readonly mounted: boolean;
  readonly vertical: ListedVertical;
  /** The visitor's campaign parameters, as links carry them. */
  readonly campaign: string;
  /** The answers that the prices depend on, and their journey, as parameters of the comparison. */
  readonly asked: readonly (readonly [name: string, value: string])[];
  /** Ids of the plans on this page of the list. */
  readonly inSight: readonly string[];
  /** URL of this page of the list with these plans chosen, so that links work without script. */
  readonly hrefOf: (ids: readonly string[]) => string;
  /** The status line that says how many plans the list has. */
  readonly listStatus: RefObject<HTMLElement | null>;
}

/** Plans ticked on other pages of the list travel as hidden fields, since their boxes are not on this one. */
export function CompareBar(props: CompareBarProps) {
  const { id, compared, mounted, vertical } = props;
  const { ids, full } = compared;
  const noun = nounFor(vertical);
  const status = useRef<HTMLParagraphElement>(null);
  const hidden = ids.filter((plan) => !props.inSight.includes(plan));
  const give = (left: readonly string[], gone: string, act: () => void) => ({
    href: props.hrefOf(left),
    onChoose: () => {
      // The focused link is about to be removed, and without plans the bar moves to the end of the list.
      const tick = document.getElementById(`${id}${gone}-compare`);
      const next = left.length > 0 ? status.current : (tick ?? props.listStatus.current);
      const byKey = document.activeElement?.matches(':focus-visible');
      act();
      next?.focus({ preventScroll: left.length > 0 || !byKey });
    },
  });
  return (
    <form
      id={`${id}compare`}
      method="get"
      action="/compare"
      className="compare-bar"
      data-chosen={ids.length > 0 || undefined}
    >
      <CampaignFields campaign={props.campaign} />
      <input type="hidden" name="vertical" value={vertical} />
      {props.asked.map(([name, value]) => (
        <input key={`${name} ${value}`} type="hidden" name={name} value={value} />
      ))}
      {hidden.map((plan) => (
        <input key={plan} type="hidden" name="plans" value={plan} />
      ))}
      <ChosenPlans
        label={`${noun.charAt(0).toUpperCase()}${noun.slice(1)} to compare`}
        plans={compared.plans}
        giveWithout={(gone) =>
          give(
            ids.filter((one) => one !== gone.id),
            gone.id,
            () => compared.toggle(gone, false),
          )
        }
      />
      <p ref={status} tabIndex={-1} className="flex-1 basis-60 text-small">
        <span role="status">
          {ids.length > 0
            ? `${ids.length} of ${maxCompared} chosen${full ? ', the most you can compare. Remove one to choose another.' : ''}`
            : null}
        </span>
        {/* Outside the status: it changes when the list hydrates, which is not worth announcing. */}
        <span>
          {ids.length > 0
            ? null
            : `Tick up to ${maxCompared} ${kindWords([vertical])}${mounted ? '' : ' on this page'} to see them side by side.`}
        </span>
      </p>
      <div className="flex flex-wrap items-center gap-x-5 gap-y-2">
        {ids.length > 0 ? (
          <GivenLink
            given={give([], ids.at(-1) ?? '', compared.clear)}
            className="text-small underline"
          >
            Clear<span className="sr-only">{` the ${noun} to compare`}</span>
          </GivenLink>
        ) : null}
        <Button type="submit" kind={ids.length > 1 ? 'primary' : 'secondary'} icon="scale">
          {`Compare ticked ${noun}`}
        </Button>
      </div>
    </form>
  );
}

interface ChosenPlansProps {
  readonly label: string;
  readonly plans: readonly ComparedPlan[];
  readonly giveWithout: (plan: ComparedPlan) => Parameters<typeof GivenLink>[0]['given'];
}

/** Shows a plan by its name alone, unless another has the same name. One that could not be looked up has none. */
function ChosenPlans({ label, plans, giveWithout }: ChosenPlansProps) {
  if (plans.length === 0) return null;
  const isOnly = (name: string) => plans.filter((plan) => plan.name === name).length === 1;
  return (
    <ul
      aria-label={label}
      className="compare-chosen"
      // The row scrolls sideways, and browsers leave a plan alone that is in sight by a few pixels.
      onFocus={({ target }) => target.scrollIntoView({ block: 'nearest', inline: 'nearest' })}
    >
      {plans.map((plan) => (
        <li key={plan.id}>
          <GivenLink given={giveWithout(plan)} className="chosen-filter min-w-0">
            <span className="sr-only">Remove </span>
            <span className="truncate">
              {plan.name || 'A plan you chose'}
              <span className={isOnly(plan.name) ? 'sr-only' : undefined}>
                {fullName('', plan.provider)}
              </span>
            </span>
            <Icon name="x" />
          </GivenLink>
        </li>
      ))}
    </ul>
  );
}
