/** The remote plans adapter: a partner's lists through its gateway, in our own order. */

import { inOrder, isUnder, pageOf } from '../../../domain/plans/list/plan-page.ts';
import type { PlanQuery } from '../../../domain/plans/list/plan-query.ts';
import { defaultSort } from '../../../domain/plans/list/rank.ts';
import { type ListedVertical, listedBy } from '../../../domain/plans/listed.ts';
import type { PlanCard } from '../../../domain/plans/plan-card.ts';
import { completeAnswers } from '../../../domain/plans/question.ts';
import type { VerticalSlug } from '../../../domain/vertical.ts';
import { logLine } from '../../http/log.ts';
import type { OutsideParts } from '../../http/outside/outside.ts';
import type { GatewayPort } from '../gateway/gateway.port.ts';
import type { InnerCall } from '../gateway/inner-calls.ts';
import {
  type Asker,
  type ChosenPlans,
  type PlanChoice,
  type PlansPort,
  planListFailed,
  providersFailed,
  providersOf,
  withAge,
} from './plans.port.ts';
import { type AllPlans, singleOf } from './single/single-of-all.ts';
import { isObject } from './wire/answer-values.ts';
import { leftOutOf, noneReadable } from './wire/needed-fields.ts';
import { type PartnerPlans, readPlans } from './wire/plan-answers.ts';
import { everyPlan, planCall, unsentFilters } from './wire/plan-calls.ts';
import { readProviders, serviceIds } from './wire/provider-answers.ts';
import { tellingLeftOut } from './wire/tell-left-out.ts';

export function createRemotePlans(
  partner: GatewayPort,
  log: OutsideParts['log'] = logLine,
): PlansPort {
  const gateway = tellingLeftOut(partner, log);
  return {
    /**
     * A partner does not paginate: we ask for the whole list and cut the page from it. We apply the cost
     * bounds, since a partner compares its own price, and a broadband call has no bounds.
     */
    async page(query, asker) {
      const { list, ...age } = await wholeList(gateway, query, asker);
      if (age.unreadable) throw new Error(unreadable);
      const own = { ...query, filters: unsentFilters(query) };
      const under = list.plans.filter((plan) => isUnder(plan, own));
      return withAge({ ...pageOf(under, query), providers: list.providers }, age);
    },

    chosen: (choice, asker) => chosenOf(gateway, choice, asker),

    /** No call carries a single plan. */
    single: async ({ vertical, id, said = {} }, asker) => {
      const answers = completeAnswers(listedBy(vertical).questions, said);
      const { leftOut, ...all } = await allOf(gateway, vertical, asker);
      const isThere = all.plans.some((plan) => plan.id === id);
      if (leftOut.includes(id) && !isThere) throw new Error('The plan cannot be read');
      return singleOf(id, { ...all, answers });
    },

    pages: async (vertical, asker) => (await allOf(gateway, vertical, asker)).plans,

    energy: () => Promise.reject(new Error('No plan call carries energy plans')),

    async providers(verticals, asker) {
      const only = verticals.length === 1 ? (verticals[0] ?? null) : null;
      const payload = {
        vertical: serviceIds(verticals),
        rc: asker.context.tracking.rcCode ?? '',
      };
      const call = { name: 'POST /provider/list', payload } as const;
      const { data, ...age } = await answerOf(gateway, call, providersFailed, only, asker);
      const lists = isObject(data) ? data : {};
      return providersOf(verticals, (slug) => readProviders(lists[slug]), age);
    },
  };
}

const unreadable = 'None of its plans can be read';

interface WholeList {
  readonly list: PartnerPlans;
  /** The list has plans but none can be read: alone it is a failure, among other lists it is empty. */
  readonly unreadable: boolean;
  /** Ids of the plans that the list leaves out; null where the id cannot be read. */
  readonly leftOut: readonly (string | null)[];
  readonly at: number;
  readonly stale: boolean;
}

async function wholeList(gateway: GatewayPort, query: PlanQuery, asker: Asker): Promise<WholeList> {
  const { vertical } = query;
  const call = planCall(query);
  const { data, ...age } = await answerOf(gateway, call, planListFailed, vertical, asker, poorList);
  const read = readPlans(data, vertical, asker.day);
  if (!read) throw new Error('The answer to a plan call has no list');
  const leftOut = leftOutOf(data).map(({ id }) => id);
  const list = { ...read, plans: read.plans.map((plan) => withAsked(plan, query)) };
  return { list, unreadable: noneReadable(data), leftOut, ...age };
}

/** A call always names these filters, so a plan that lacks the fact has what was asked for (spec: plan-calls). */
function withAsked(plan: PlanCard, { filters }: PlanQuery): PlanCard {
  const asked = Object.entries(listedBy(plan.vertical).filters).flatMap(([name, filter]) => {
    const value = filter.kind === 'one' && filter.demanded ? filters[name] : undefined;
    const unsaid = typeof value === 'string' && (plan.facts[filter.fact] ?? null) === null;
    return unsaid ? [[filter.fact, value] as const] : [];
  });
  return { ...plan, facts: { ...plan.facts, ...Object.fromEntries(asked) } };
}

/** The last list is better than one that shows nothing. */
function poorList(data: unknown): string | undefined {
  return noneReadable(data) ? unreadable : undefined;
}

/** There is no call for a single plan, so every list is searched. */
async function chosenOf(
  gateway: GatewayPort,
  { ids, verticals }: PlanChoice,
  asker: Asker,
): Promise<ChosenPlans> {
  const { had, missing } = await everyList(gateway, verticals, asker);
  const found = new Map(
    had
      .flatMap(({ list }) => list.plans)
      .filter(({ id }) => ids.includes(id))
      .reverse()
      .map((plan) => [plan.id, plan]),
  );
  const mayBe = (id: string | null) => id === null || (ids.includes(id) && !found.has(id));
  const shown = new Set([...found.values()].map(({ vertical }) => vertical));
  const used = had.filter(({ list }) => list.plans.some(({ vertical }) => shown.has(vertical)));
  return {
    plans: inOrder([...found.values()], defaultSort),
    // No call says where a plan is sold.
    elsewhere: [],
    ended: [],
    providers: used.flatMap(({ list }) => list.providers),
    // A plan that is listed but cannot be read is not gone.
    partial: missing > 0 || had.some(({ leftOut }) => leftOut.some(mayBe)),
    staleSince: oldest(used),
  };
}

/**
 * No call says which plans have ended, nor what a partner sells for other answers. A list that cannot be
 * read does not cost other lists' plans their pages; its own plans are left out.
 * @throws Error when a list is missing: a plan that may be in it must not look unknown
 */
async function allOf(
  gateway: GatewayPort,
  vertical: ListedVertical,
  asker: Asker,
): Promise<Omit<AllPlans, 'answers'> & Pick<WholeList, 'leftOut'>> {
  const { had, missing } = await everyList(gateway, [vertical], asker);
  if (missing > 0) throw new Error('Some lists of plans could not be fetched');
  const lists = had.filter((one) => !one.unreadable).map(({ list }) => list);
  const plans = lists.flatMap((list) => list.plans);
  const providers = lists.flatMap((list) => list.providers);
  return {
    plans: onceEach(plans),
    unserved: [],
    ended: [],
    providers: onceEach(providers),
    leftOut: had.flatMap((one) => one.leftOut),
    staleSince: oldest(had),
  };
}

/** The first item with each id, since lists overlap. */
function onceEach<T extends { readonly id: string }>(all: readonly T[]): T[] {
  return [...new Map(all.toReversed().map((one) => [one.id, one])).values()].toReversed();
}

/** @throws Error when no readable list came back */
async function everyList(
  gateway: GatewayPort,
  verticals: readonly ListedVertical[],
  asker: Asker,
): Promise<{ readonly had: readonly WholeList[]; readonly missing: number }> {
  const calls = verticals.flatMap((vertical) =>
    everyPlan(vertical).map((query) => wholeList(gateway, query, asker)),
  );
  const asked = await Promise.allSettled(calls);
  const had = asked.filter((one) => one.status === 'fulfilled').map(({ value }) => value);
  if (calls.length > 0 && had.every((one) => one.unreadable)) {
    throw new Error('No list of plans could be fetched');
  }
  return { had, missing: calls.length - had.length };
}

/** ISO time of the oldest answer that stands in for a new one. */
function oldest(lists: readonly WholeList[]): string | null {
  const stale = lists.filter((one) => one.stale).map(({ at }) => at);
  return stale.length > 0 ? new Date(Math.min(...stale)).toISOString() : null;
}

/**
 * @param vertical the call's, whose service id is sent with it (spec: gateway)
 * @param poor why an answer is worth less than the last one
 * @throws Error with the gateway's status and message when it refuses
 */
function answerOf(
  gateway: GatewayPort,
  call: InnerCall,
  failed: string,
  vertical: VerticalSlug | null,
  asker: Asker,
  poor?: (data: unknown) => string | undefined,
) {
  const ask = async () => {
    const answer = await gateway.call(call, { ...asker.context, vertical });
    asker.hear?.(answer);
    if (answer.code !== 1 || answer.status !== 200) {
      throw new Error(`${answer.status} ${answer.message}`);
    }
    return answer.data;
  };
  return asker.recall({ key: `${call.name}:${JSON.stringify(call.payload)}`, ask, poor, failed });
}
