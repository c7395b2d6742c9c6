/** The sort and filter form of a list: it holds what the visitor chose, with script or without. */
import { useRef } from 'react';
import { type PlanQuery, readQuery } from '../../../domain/plans/list/plan-query.ts';
import { Button } from '../../ui/form/button.tsx';
import { CampaignFields } from '../../ui/form/unseen-fields.tsx';
import { FilterFields } from './filter-fields.tsx';
import type { PlanListProps } from './plan-list-props.ts';
import type { ListControl } from './use-plan-list.ts';

interface PlanFiltersProps {
  readonly id: string;
  readonly props: PlanListProps;
  readonly control: Pick<ListControl, 'query' | 'list' | 'form'>;
  /** Missing without script: the button then sends the form. */
  readonly onQuery: ((query: PlanQuery) => void) | undefined;
}

export function PlanFilters({ id, props, control, onQuery }: PlanFiltersProps) {
  const { settings, path } = props;
  const form = useRef<HTMLFormElement>(null);
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined);
  const apply = () => {
    clearTimeout(timer.current);
    if (!form.current || !onQuery) return;
    const pairs = [...new FormData(form.current)].map(([name, value]) => [name, String(value)]);
    // Page 1: a filter that lands on an empty page 4 is a defect (spec: plan-lists).
    onQuery({ ...readQuery(new URLSearchParams(pairs), settings), page: 1 });
  };
  return (
    <form
      ref={form}
      method="get"
      action={path}
      aria-label="Sort and filter plans"
      className="plan-filters"
      onChange={(event) => {
        // A slider changes at each step of a drag, so it has a timer of its own.
        if (!isRange(event.target)) apply();
      }}
      onSubmit={(event) => {
        if (!onQuery) return;
        event.preventDefault();
        apply();
      }}
    >
      <CampaignFields campaign={props.campaign.more} />
      <FilterFields
        key={control.form}
        id={id}
        settings={settings}
        query={control.query}
        providers={control.list?.providers ?? []}
        instant={onQuery !== undefined}
        onMove={(appliedAfterMs) => {
          clearTimeout(timer.current);
          timer.current = setTimeout(apply, appliedAfterMs);
        }}
      />
      {/* With script it does nothing, but on a phone its row stays: what is below must not jump up. */}
      <Button type="submit" kind="secondary" className={onQuery ? 'invisible lg:hidden' : ''}>
        Show plans
      </Button>
    </form>
  );
}

function isRange(target: EventTarget): boolean {
  return target instanceof HTMLInputElement && target.type === 'range';
}
