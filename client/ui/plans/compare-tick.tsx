/** The tick box of a plan in its list, which picks the plan for the comparison. */
import { useEffect, useRef } from 'react';
import { fullName } from '../../../domain/plans/full-name.ts';
import type { PlanCard } from '../../../domain/plans/plan-card.ts';

export interface CompareTickProps {
  readonly id: string;
  readonly plan: Pick<PlanCard, 'id' | 'name' | 'provider'>;
  /** Id of the box's form. */
  readonly form: string;
  readonly checked: boolean;
  readonly disabled: boolean;
  readonly onChange: (checked: boolean) => void;
}

export function CompareTick({ id, plan, form, checked, disabled, onChange }: CompareTickProps) {
  const box = useRef<HTMLInputElement>(null);
  // biome-ignore lint/correctness/useExhaustiveDependencies: runs once; a box ticked before its row hydrates fires no change event
  useEffect(() => {
    const ticked = box.current?.checked ?? checked;
    if (ticked !== checked) onChange(ticked);
  }, []);
  return (
    <label className="plan-compare" htmlFor={id}>
      <input
        ref={box}
        type="checkbox"
        id={id}
        name="plans"
        value={plan.id}
        form={form}
        checked={checked}
        disabled={disabled}
        onChange={(event) => onChange(event.target.checked)}
        className="h-5 w-5 shrink-0 cursor-pointer accent-primary"
      />
      <span>
        Compare<span className="sr-only"> {fullName(plan.name, plan.provider.name)}</span>
      </span>
    </label>
  );
}
