/** A plan's row in the browser: it comes alive by itself, after the form and without holding the page up. */
import { memo, Suspense } from 'react';
import type { ListedVertical } from '../../../domain/plans/listed.ts';
import { PlanRow, type PlanRowProps } from '../../ui/plans/plan-row.tsx';
import { rememberChosenPlan } from '../calls/progress.ts';
import type { Compared } from './compare/use-compared.ts';

interface ListedRowProps extends Omit<PlanRowProps, 'id' | 'onApply' | 'compare'> {
  readonly listId: string;
  readonly vertical: ListedVertical;
  /** The journey's visit. */
  readonly visit: string | undefined;
  readonly checked: boolean;
  readonly disabled: boolean;
  readonly toggle: Compared['toggle'];
}

/**
 * Nothing in here waits. The boundary tells React that this part of the page can be hydrated later, in
 * slices, and first where the visitor clicks. As long as its props stay the same (memo), a change of the
 * list around it does not hurry it.
 */
export const ListedRow = memo(function ListedRow(row: ListedRowProps) {
  const { listId, vertical, visit, checked, disabled, toggle, ...rest } = row;
  const { id, name, provider } = row.plan;
  return (
    <Suspense>
      <PlanRow
        {...rest}
        id={`${listId}${id}`}
        onApply={() => rememberChosenPlan(vertical, id, visit)}
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
