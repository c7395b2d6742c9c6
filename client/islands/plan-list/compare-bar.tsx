/** The plans a visitor ticks to put side by side, and the form that leads to the page that compares them. */
import { useState } from 'react';
import { maxCompared } from '../../../domain/plans/compare/compare-choice.ts';
import { type ListedVertical, listedBy } from '../../../domain/plans/listed.ts';
import { Button } from '../../ui/form/button.tsx';
import { CampaignFields } from '../../ui/form/unseen-fields.tsx';

/** Ticked plans, kept from one page of the list to the next. */
export interface Compared {
  readonly ids: readonly string[];
  /** As many as fit side by side. */
  readonly full: boolean;
  readonly toggle: (id: string, wanted: boolean) => void;
}

export function useCompared(): Compared {
  const [ids, setIds] = useState<readonly string[]>([]);
  return {
    ids,
    full: ids.length >= maxCompared,
    toggle: (id, wanted) =>
      setIds((was) => {
        const others = was.filter((one) => one !== id);
        return wanted && others.length < maxCompared ? [...others, id] : others;
      }),
  };
}

interface CompareBarProps {
  readonly id: string;
  readonly compared: Compared;
  readonly mounted: boolean;
  readonly vertical: ListedVertical;
  /** The visitor's campaign parameters, as links carry them. */
  readonly campaign: string;
  /** Ids of the plans on this page of the list. */
  readonly inSight: readonly string[];
}

/** Plans ticked on other pages of the list travel as hidden fields, since their boxes are not on this one. */
export function CompareBar({
  id,
  compared,
  mounted,
  vertical,
  campaign,
  inSight,
}: CompareBarProps) {
  const { ids, full } = compared;
  const hidden = ids.filter((plan) => !inSight.includes(plan));
  return (
    <form
      id={`${id}compare`}
      method="get"
      action="/compare"
      className="compare-bar"
      data-chosen={ids.length > 0 || undefined}
    >
      <CampaignFields campaign={campaign} />
      <input type="hidden" name="vertical" value={vertical} />
      {hidden.map((plan) => (
        <input key={plan} type="hidden" name="plans" value={plan} />
      ))}
      <p role="status" className="text-small">
        {mounted && ids.length > 0
          ? `${ids.length} of ${maxCompared} chosen${full ? ', the most that fit side by side' : ''}`
          : `Tick up to ${maxCompared} ${listedBy(vertical).kind} plans${mounted ? '' : ' on this page'} to see them side by side.`}
      </p>
      <Button type="submit" kind="secondary" icon="scale">
        Compare ticked plans
      </Button>
    </form>
  );
}
