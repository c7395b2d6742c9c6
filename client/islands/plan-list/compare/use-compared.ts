/** The plans ticked for the comparison: in the URL, and kept from one list of the session to the next. */
import { useCallback, useEffect, useState } from 'react';
import {
  addedHash,
  type ComparedPlan,
  comparedName,
  maxCompared,
} from '../../../../domain/plans/compare/compare-choice.ts';
import type { ListedVertical } from '../../../../domain/plans/listed.ts';
import { pickText } from '../../calls/pick.ts';
import { comparedUrl } from '../links/list-links.ts';
import type { PlanListProps } from '../plan-list-props.ts';

export interface Compared {
  /** In the order in which they were ticked. */
  readonly plans: readonly ComparedPlan[];
  readonly ids: readonly string[];
  /** As many plans are ticked as fit side by side. */
  readonly full: boolean;
  /** The same function in every render. */
  readonly toggle: (plan: ComparedPlan, wanted: boolean) => void;
  readonly clear: () => void;
}

/** A tick replaces the history entry, so Back leads to the previous page and unticks nothing. */
export function useCompared({ settings, compared: opened = [] }: PlanListProps): Compared {
  const { vertical } = settings;
  const [plans, setPlans] = useState(opened);
  // biome-ignore lint/correctness/useExhaustiveDependencies: runs once; the URL takes precedence
  useEffect(() => {
    // The URL names the whole choice, even an empty one (`plans=`), unless a plan's page has just added its plan.
    if (opened.length > (location.hash === addedHash ? 1 : 0) || idsInUrl()[0] === '') return;
    const before = kept(vertical).filter(({ id }) => id !== opened[0]?.id);
    if (before.length > 0) setPlans([...before.slice(0, maxCompared - opened.length), ...opened]);
  }, []);
  useEffect(() => {
    keep(vertical, plans);
    const ids = plans.map(({ id }) => id);
    const write = () => {
      if (JSON.stringify(idsInUrl()) !== JSON.stringify(ids)) {
        history.replaceState(history.state, '', comparedUrl(location.href, ids));
      }
    };
    write();
    addEventListener('popstate', write);
    return () => removeEventListener('popstate', write);
  }, [plans, vertical]);
  const toggle = useCallback((plan: ComparedPlan, wanted: boolean) => {
    setPlans((was) => {
      const others = was.filter((one) => one.id !== plan.id);
      return wanted && others.length < maxCompared ? [...others, plan] : others;
    });
  }, []);
  return {
    plans,
    ids: plans.map(({ id }) => id),
    full: plans.length >= maxCompared,
    toggle,
    clear: () => setPlans([]),
  };
}

const idsInUrl = () => new URLSearchParams(location.search).getAll(comparedName);

const keyOf = (vertical: ListedVertical) => `compared:${vertical}`;

/** Ids and names of plans and providers are not personal. If storage is off or full, nothing is kept and nothing breaks. */
function keep(vertical: ListedVertical, plans: readonly ComparedPlan[]): void {
  try {
    if (plans.length === 0) sessionStorage.removeItem(keyOf(vertical));
    else sessionStorage.setItem(keyOf(vertical), JSON.stringify(plans));
  } catch {
    // The URL has them.
  }
}

function kept(vertical: ListedVertical): readonly ComparedPlan[] {
  try {
    const found: unknown = JSON.parse(sessionStorage.getItem(keyOf(vertical)) ?? '[]');
    return (Array.isArray(found) ? found : [])
      .map((one) => ({
        id: pickText(one, 'id'),
        name: pickText(one, 'name'),
        provider: pickText(one, 'provider'),
      }))
      .filter(({ id }) => id)
      .slice(0, maxCompared);
  } catch {
    return [];
  }
}
