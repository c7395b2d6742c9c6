/** The form that puts ticked plans side by side: it gets the comparison page, whose address can be shared. */
import { maxCompared } from '../../../domain/plans/compare/compare-choice.ts';
import { type ListedVertical, listedBy } from '../../../domain/plans/listed.ts';
import { Button } from '../../ui/form/button.tsx';
import { CampaignFields } from '../../ui/form/unseen-fields.tsx';
import type { Compared } from './use-compared.ts';

interface CompareBarProps {
  readonly id: string;
  readonly compared: Compared;
  readonly mounted: boolean;
  readonly vertical: ListedVertical;
  /** The visitor's campaign parameters, as links carry them. */
  readonly campaign: string;
  /** Ids of the plans in sight. */
  readonly inSight: readonly string[];
}

/** Plans of other pages of the list travel as hidden fields: their boxes are not on this one. */
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
          ? `${ids.length} of ${maxCompared} chosen${full ? ': that is as many as fit side by side' : ''}`
          : `Tick up to ${maxCompared} ${listedBy(vertical).kind} plans${mounted ? '' : ' on this page'} to see them side by side.`}
      </p>
      <Button type="submit" kind="secondary" icon="scale">
        Compare ticked plans
      </Button>
    </form>
  );
}
