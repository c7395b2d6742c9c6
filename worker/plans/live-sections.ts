/** The live answers that a page's sections need, fetched together and within a deadline. */
import type { Live, LiveNeeds } from '../../client/sections/define-section.ts';
import { type ComparedPlan, comparedName } from '../../domain/plans/compare/compare-choice.ts';
import { readChoice } from '../../domain/plans/compare/compare-url.ts';
import { type ListSettings, queryNames, readQuery } from '../../domain/plans/list/plan-query.ts';
import { listedVerticals } from '../../domain/plans/listed.ts';
import { isId } from '../../domain/text.ts';
import { isVerticalSlug } from '../../domain/vertical.ts';
import type { ParsedSection } from '../content/parse-sections.ts';
import type { AppContext } from '../context.ts';
import type { Asker, ProvidersByVertical } from '../ports/plans/plans.port.ts';
import { pageAsker, withShownLogo } from './askers.ts';
import { findList } from './find-list.ts';

/** True for a page with live answers, which change without a publication. */
export function isLive(sections: readonly ParsedSection[]): boolean {
  return sections.some((section) => needsOf(section) !== undefined);
}

/** The editors' settings for the lists on a page. */
export function listsOf(sections: readonly ParsedSection[]): ListSettings[] {
  return sections.flatMap((section) => needsOf(section)?.plans ?? []);
}

/** True for a page with a list of plans, whose query the URL can change. */
export function hasList(sections: readonly ParsedSection[]): boolean {
  return listsOf(sections).length > 0;
}

const names = new Set([...listedVerticals.flatMap(queryNames), comparedName]);

/** True for a URL that asks for anything but a list's first state; comparing no plan is that state too. */
export function asksLive(url: string): boolean {
  const query = queryOf(url);
  if (query === '') return false;
  return [...new URLSearchParams(query)].some(
    ([name, value]) => names.has(name) && (name !== comparedName || value !== ''),
  );
}

function queryOf(url: string): string {
  const at = url.indexOf('?');
  return at < 0 ? '' : url.slice(at + 1);
}

export interface FoundLive {
  /** Each section's live answers, by its position on the page. */
  readonly bySection: readonly (Live | undefined)[];
  /** True when everything was answered and no list is stale. */
  readonly complete: boolean;
  /** The same for one section; false for a list in a state that one visitor asked for. */
  readonly isFresh: (place: number) => boolean;
}

/** For a page without live sections. */
export const nothingLive: FoundLive = { bySection: [], complete: true, isFresh: () => true };

/** Never rejects: a late answer is missing, and its section says so. */
export async function findLive(
  c: AppContext,
  sections: readonly ParsedSection[],
): Promise<FoundLive> {
  const asker = pageAsker(c);
  const needs = sections.map(needsOf);
  const wanted = new Set(needs.flatMap((need) => need?.providers ?? []).filter(isVerticalSlug));
  const providers =
    wanted.size > 0
      ? c
          .get('ports')
          .plans.providers([...wanted], asker)
          .catch(() => undefined)
      : undefined;
  const bySection = await Promise.all(
    needs.map((need) => need && findOne(c, need, asker, providers)),
  );
  const complete = needs.map((need, place) => isComplete(need, bySection[place]));
  const asked = asksLive(c.req.url);
  const isFresh = (place: number) => (complete[place] ?? false) && !(asked && needs[place]?.plans);
  return { bySection, complete: complete.every(Boolean), isFresh };
}

function isComplete(need: LiveNeeds | undefined, live: Live | undefined): boolean {
  if (need?.providers?.some((slug) => live?.providers?.[slug] === undefined)) return false;
  return !need?.plans || live?.plans?.list?.stale === false;
}

async function findOne(
  c: AppContext,
  need: LiveNeeds,
  asker: Asker,
  asked: Promise<ProvidersByVertical | undefined> | undefined,
): Promise<Live> {
  const [found, plans] = await Promise.all([
    need.providers ? asked : undefined,
    need.plans && findPlans(c, need.plans, asker),
  ]);
  const lists = (need.providers ?? []).flatMap((slug) => {
    const list = found?.[slug];
    return list ? [{ slug, ...list }] : [];
  });
  const shown = ({ slug, providers }: (typeof lists)[number]) =>
    [slug, providers.map((one) => withShownLogo(one, c.get('brand')))] as const;
  const [since] = lists.flatMap(({ staleSince }) => staleSince ?? []).toSorted();
  return {
    ...(lists.length > 0 && { providers: Object.fromEntries(lists.map(shown)) }),
    ...(since !== undefined && { providersSince: since }),
    ...(plans && { plans }),
  };
}

async function findPlans(c: AppContext, settings: ListSettings, asker: Asker) {
  const params = new URLSearchParams(queryOf(c.req.url));
  const query = readQuery(params, settings);
  const [found, compared] = await Promise.all([
    findList(c, query, settings, asker),
    findCompared(c, params, settings, asker),
  ]);
  return { query, ...found, compared };
}

/** In the URL's order. A plan that is gone is left out; one that could not be looked up has no name. */
export async function findCompared(
  c: AppContext,
  params: URLSearchParams,
  { vertical }: ListSettings,
  asker: Asker,
): Promise<ComparedPlan[]> {
  const ids = readChoice(params).ids.filter(isId);
  if (ids.length === 0) return [];
  const found = await c
    .get('ports')
    .plans.chosen({ ids, verticals: [vertical] }, asker)
    .catch(() => undefined);
  return ids.flatMap((id) => {
    const plan = found?.plans.find((one) => one.id === id);
    if (plan) return [{ id, name: plan.name, provider: plan.provider.name }];
    const isOver = found?.ended.some((one) => one.plan.id === id);
    return isOver || found?.partial === false ? [] : [{ id, name: '', provider: '' }];
  });
}

function needsOf({ definition, section }: ParsedSection): LiveNeeds | undefined {
  return definition.needs?.(section);
}
