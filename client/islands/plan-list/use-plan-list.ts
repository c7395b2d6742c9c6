/** The state of a list in the browser: what is asked for, what is shown, and whether they agree. */
import { useEffect, useRef, useState } from 'react';
import { today } from '../../../domain/calendar.ts';
import { type PlanList, readPlanList } from '../../../domain/plans/plan-list.ts';
import { planCall } from '../../../domain/plans/plan-list-call.ts';
import {
  type PlanListState,
  readState,
  writeState,
} from '../../../domain/plans/plan-list-state.ts';
import { callGateway } from '../calls/gateway-call.ts';
import { barAddress, pageTitle } from './list-links.ts';
import type { PlanListProps } from './plan-list-props.ts';

export interface ShownList {
  /** What the visitor asks for. */
  readonly state: PlanListState;
  /** What is shown: the answer to `shown`, which lags behind while a call is on its way. */
  readonly list: PlanList | null;
  readonly shown: PlanListState;
  readonly busy: boolean;
  /** The last call failed: the list is the one before it (spec: plan-lists). */
  readonly failed: boolean;
  /** Grows when the form has to be written anew: back button, a choice taken away. */
  readonly form: number;
}

export interface ListControl extends ShownList {
  /** `rewrite`: the form does not show this state yet. */
  readonly ask: (state: PlanListState, rewrite?: boolean) => void;
  readonly retry: () => void;
}

/** Fetches when the state changes, keeps the address with it, and follows the back button. */
export function usePlanList({ widget, state, list, imageHosts }: PlanListProps): ListControl {
  const [now, setNow] = useState<ShownList>({
    state,
    shown: state,
    list,
    busy: false,
    failed: false,
    form: 0,
  });
  const call = useRef<AbortController>(undefined);
  const asked = useRef(String(writeState(state, widget)));

  const fetchList = async (next: PlanListState, rewrite: boolean) => {
    asked.current = String(writeState(next, widget));
    call.current?.abort();
    const mine = new AbortController();
    call.current = mine;
    setNow((was) => ({ ...was, state: next, busy: true, form: was.form + (rewrite ? 1 : 0) }));
    const data = await callGateway(planCall(widget, next), { signal: mine.signal });
    if (mine.signal.aborted) return;
    const found = readPlanList(data, {
      state: next,
      perPage: widget.plansPerPage,
      day: today(),
      imageHosts,
    });
    if (found && found.plans.length === 0 && found.total > 0 && next.page > found.pages) {
      return fetchList({ ...next, page: found.pages }, false);
    }
    if (!found) reportError(new Error('The list of plans could not be fetched'));
    setNow((was) =>
      found
        ? { ...was, list: found, shown: next, busy: false, failed: false }
        : { ...was, busy: false, failed: true },
    );
    if (found) document.title = pageTitle(document.title, found.page);
  };

  const ask = (next: PlanListState, rewrite = false) => {
    if (String(writeState(next, widget)) !== asked.current) {
      history.pushState(null, '', barAddress(location.href, next, widget));
    }
    void fetchList(next, rewrite);
  };

  // biome-ignore lint/correctness/useExhaustiveDependencies: once; fetchList reads only what never changes
  useEffect(() => {
    const follow = () => {
      const next = readState(new URLSearchParams(location.search), widget);
      // An anchor of the page moves the history, too.
      if (String(writeState(next, widget)) !== asked.current) void fetchList(next, true);
    };
    // The address may have moved on before the list listened.
    follow();
    addEventListener('popstate', follow);
    return () => {
      removeEventListener('popstate', follow);
      call.current?.abort();
    };
  }, []);

  return { ...now, ask, retry: () => void fetchList(now.state, false) };
}
