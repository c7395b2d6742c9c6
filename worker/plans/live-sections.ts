/** Finds what a page's sections need from outside, all together and within a deadline. */
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

/** True for a page that shows what changes without a publication. */
export function isLive(sections: readonly ParsedSection[]): boolean {
  return sections.some((section) => needsOf(section) !== undefined);
}

/** What editors settled about the lists of a page. */
export function listsOf(sections: readonly ParsedSection[]): ListSettings[] {
  return sections.flatMap((section) => needsOf(section)?.plans ?? []);
}

/** True for a page with a list of plans, whose query the URL can change. */
export function hasList(sections: readonly ParsedSection[]): boolean {
  return listsOf(sections).length > 0;
}

const names = new Set([...listedVerticals.flatMap(queryNames), comparedName]);

/** True for a URL that asks a list for something other than its first state; no plan chosen is no other. */
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
  /** What each section needs, by its place on the page. */
  readonly bySection: readonly (Live | undefined)[];
  /** True when everything asked for is there, and no list is old. */
  readonly complete: boolean;
  /** The same of one section; false for a state of a list that one visitor has asked for. */
  readonly isFresh: (place: number) => boolean;
}

/** Of a page without live sections. */
export const nothingLive: FoundLive = { bySection: [], complete: true, isFresh: () => true };

/** Never rejects: what does not come in time is missing, and the section says so. */
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

/** In the order of the URL. A plan that is gone is left out; one that could not be looked up has no name. */
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
