/** Content below a list that is not part of it: electricity and gas together, and plans without a price. */
import { wordsOfUse } from '../../../domain/plans/energy/energy-questions.ts';
import type { PlanPage } from '../../../domain/plans/list/plan-page.ts';
import { TogetherPlansView } from '../../ui/plans/together-plans.tsx';
import { UnpricedPlans } from '../../ui/plans/unpriced-plans.tsx';
import { type Give, GivenLink } from './chosen-filters.tsx';
import { pageHref } from './links/list-links.ts';
import type { PlanListProps } from './plan-list-props.ts';
import type { ListControl } from './use-plan-list.ts';

interface BesideListProps {
  readonly id: string;
  readonly props: PlanListProps;
  readonly control: Pick<ListControl, 'shown'>;
  readonly list: PlanPage;
  readonly give: Give;
}

export function BesideList({ id, props, control: { shown }, list, give }: BesideListProps) {
  const { level } = props;
  const hrefOf = (plan: string) => pageHref(props, shown, plan);
  const gas = { ...shown, filters: { ...shown.filters, fuel: 'Gas' }, page: 1 };
  return (
    <>
      {list.together ? (
        <TogetherPlansView
          {...{ id, level, hrefOf }}
          together={list.together}
          use={wordsOfUse(shown.answers ?? {}, 'Dual')}
          gasLink={
            <GivenLink given={give(gas)} className="inline-link">
              See gas plans, or change how much gas you use
            </GivenLink>
          }
        />
      ) : null}
      <UnpricedPlans {...{ id, level, hrefOf }} plans={list.unpriced ?? []} />
    </>
  );
}
