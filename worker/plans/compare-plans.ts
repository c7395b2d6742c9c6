/** The plans that a visitor put side by side, out of the lists that the gateway answers. */

import type { ComparedVertical } from '../../content/model/plan-widget.schema.ts';
import { imageHostsOf } from '../../domain/image-hosts.ts';
import type { PlanCard } from '../../domain/plans/plan-card.ts';
import { inOrder, type PlanList, readPlanList } from '../../domain/plans/plan-list.ts';
import { callForPage } from '../cache/live-answers.ts';
import type { AppContext } from '../context.ts';
import type { InnerCall } from '../ports/gateway/inner-calls.ts';
import { idCalls, wholeLists } from './compare-calls.ts';

export interface FoundPlan extends PlanCard {
  readonly vertical: ComparedVertical;
}

export interface FoundPlans {
  /** In the order of lists: lowest estimated cost first. */
  readonly plans: readonly FoundPlan[];
  /** Of the lists that the plans are from. */
  readonly providers: PlanList['providers'];
  /** A list could not be had, not even an old one. */
  readonly partial: boolean;
  /** ISO time of the oldest answer that had to stand in for a new one. */
  readonly staleSince: string | null;
}

interface Asked {
  readonly ids: readonly string[];
  readonly verticals: readonly ComparedVertical[];
  readonly day: string;
}

interface Answer {
  readonly list: PlanList;
  readonly staleAt: number | null;
}

/** Never rejects. A plan of an id that two lists know is the first one's. */
export async function findComparePlans(c: AppContext, asked: Asked): Promise<FoundPlans> {
  const { ids, verticals, day } = asked;
  const byId = c.get('ports').gateway.knowsIds === true;
  const lists = await Promise.all(
    verticals.map(async (vertical) => {
      const calls = byId ? idCalls(vertical, ids) : wholeLists(vertical);
      const answers = await Promise.all(calls.map((call) => ask(c, call, day)));
      return { vertical, answers: answers.filter((one) => one !== undefined), of: calls.length };
    }),
  );
  const found = new Map<string, FoundPlan>();
  for (const { vertical, answers } of lists) {
    for (const plan of answers.flatMap(({ list }) => list.plans)) {
      if (ids.includes(plan.id) && !found.has(plan.id)) found.set(plan.id, { ...plan, vertical });
    }
  }
  const shown = new Set([...found.values()].map(({ vertical }) => vertical));
  const used = lists
    .filter(({ vertical }) => shown.has(vertical))
    .flatMap(({ answers }) => answers);
  const staleAt = used.flatMap((answer) => answer.staleAt ?? []);
  return {
    plans: inOrder([...found.values()], 1).flatMap(({ id }) => found.get(id) ?? []),
    providers: used.flatMap(({ list }) => list.providers),
    partial: lists.some(({ answers, of }) => answers.length < of),
    staleSince: staleAt.length > 0 ? new Date(Math.min(...staleAt)).toISOString() : null,
  };
}

async function ask(c: AppContext, call: InnerCall, day: string): Promise<Answer | undefined> {
  const answer = await callForPage(c, call, 'plan_list_failed');
  const asked = {
    state: { sort: 1, page: 1 },
    perPage: Number.MAX_SAFE_INTEGER,
    day,
    imageHosts: imageHostsOf(c.get('brand')),
  } as const;
  const list = answer && readPlanList(answer.data, asked);
  return list ? { list, staleAt: answer.stale ? answer.at : null } : undefined;
}
