/** The fields of a partner's plan that a card cannot do without, and the plans left out for lack of one. */
import type { CardProvider } from '../../../../domain/plans/plan-card.ts';
import { centsOf, idOf, isObject, monthsOf, type Raw, textOf } from './answer-values.ts';
import { type Period, periodOf } from './billing-unit.ts';
import { providerOf } from './provider-answers.ts';

/** Keyed by their names in an answer; null where a field is missing or cannot be read. */
interface Needed {
  readonly id: string | null;
  readonly name: string | null;
  readonly providers: CardProvider | null;
  readonly cost: number | null;
  readonly unit: Period | null;
  /** In cents; if it is missing, the contract's months will do. */
  readonly minimum_cost: number | null;
}

export function neededOf(raw: Raw): Needed {
  return {
    id: idOf(raw.id),
    name: textOf(raw.name),
    providers: providerOf(raw.providers),
    cost: centsOf(raw.cost),
    unit: periodOf(raw.unit),
    minimum_cost: centsOf(raw.minimum_cost) ?? contractMonths(raw),
  };
}

/** The contract's months, when the answer gives them. */
export function contractMonths({ contract }: Raw): number | null {
  return isObject(contract) ? monthsOf(contract.months) : null;
}

/** The plans in an answer's `data`; null when it contains no list at all. */
export function plansIn(data: unknown): readonly unknown[] | null {
  if (!isObject(data)) return null;
  const list = Array.isArray(data.plans) ? data.plans : data.plan_result;
  return Array.isArray(list) ? list : null;
}

/** A plan that no list shows, with the field that cannot be read. */
export interface LeftOutPlan {
  /** Null where the id is that field, or the plan is not an object. */
  readonly id: string | null;
  readonly field: string;
}

export function leftOutOf(data: unknown): LeftOutPlan[] {
  return (plansIn(data) ?? []).flatMap((raw) => {
    if (!isObject(raw)) return { id: null, field: 'plan' };
    const needed = neededOf(raw);
    const [field] = Object.entries(needed).find(([, value]) => value === null) ?? [];
    return field === undefined ? [] : { id: needed.id, field };
  });
}

/** True for a list that has plans but none that can be shown; an empty list is readable. */
export function noneReadable(data: unknown): boolean {
  const plans = plansIn(data) ?? [];
  return plans.length > 0 && leftOutOf(data).length === plans.length;
}
