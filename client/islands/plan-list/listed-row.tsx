/** A plan's row in the browser, hydrated on its own: after the form, and without blocking the page. */
import { memo, Suspense } from 'react';
import type { ListedVertical } from '../../../domain/plans/listed.ts';
import { PlanRow, type PlanRowProps } from '../../ui/plans/plan-row.tsx';
import { rememberChosenPlan } from '../calls/progress.ts';
import type { Compared } from './compare/use-compared.ts';

interface ListedRowProps extends Omit<PlanRowProps, 'id' | 'onApply' | 'compare'> {
  readonly listId: string;
  readonly vertical: ListedVertical;
  /** Id of the journey's visit. */
  readonly visit: string | undefined;
  /** The journey's referral code, or empty. */
  readonly code: string;
  readonly checked: boolean;
  readonly disabled: boolean;
  readonly toggle: Compared['toggle'];
}

/**
 * Nothing inside suspends. The boundary lets React hydrate this part of the page later, in slices, and
 * first where the visitor clicks. While its props stay the same (memo), a change in the list around it
 * does not force it to hydrate early.
 */
export const ListedRow = memo(function ListedRow(row: ListedRowProps) {
  const { listId, vertical, visit, code, checked, disabled, toggle, ...rest } = row;
  const { id, name, provider } = row.plan;
  return (
    <Suspense>
      <PlanRow
        {...rest}
        id={`${listId}${id}`}
        onApply={() => rememberChosenPlan(vertical, id, { visitId: visit, rcCode: code })}
        compare={{
          form: `${listId}compare`,
          checked,
          disabled,
          onChange: (wanted) => toggle({ id, name, provider: provider.name }, wanted),
        }}
      />
    </Suspense>
  );
});
