/** What the sections of a page need from outside, asked for together and within a deadline. */
import type { Live, LiveNeeds } from '../../client/sections/live.types.ts';
import { today } from '../../domain/calendar.ts';
import { readState, stateNames } from '../../domain/plans/plan-list-state.ts';
import { isVerticalSlug, type VerticalSlug } from '../../domain/vertical.ts';
import type { ParsedSection } from '../content/parse-sections.ts';
import type { AppContext } from '../context.ts';
import { findPlanList } from './live-plans.ts';
import { findProviders } from './live-providers.ts';

/** True for a page that shows what changes without a publication. */
export function isLive(sections: readonly ParsedSection[]): boolean {
  return sections.some((section) => needsOf(section) !== undefined);
}

/** True for a page with a list that the address can ask for another state of. */
export function hasList(sections: readonly ParsedSection[]): boolean {
  return sections.some((section) => needsOf(section)?.plans !== undefined);
}

/** True for an address that asks a list for another state than its first. */
export function asksLive(url: string): boolean {
  const at = url.indexOf('?');
  if (at < 0) return false;
  const query = new URLSearchParams(url.slice(at + 1));
  return stateNames.some((name) => query.has(name));
}

export interface FoundLive {
  /** For each section what it needs, by its place on the page. */
  readonly bySection: readonly (Live | undefined)[];
  /** Everything that was asked for is there, and none of it is old. */
  readonly complete: boolean;
}

/** Never rejects: what cannot be had in time is missing, and the section says so. */
export async function findLive(
  c: AppContext,
  sections: readonly ParsedSection[],
): Promise<FoundLive> {
  const needs = sections.map(needsOf);
  const wanted = new Set(needs.flatMap((need) => need?.providers ?? []).filter(isVerticalSlug));
  const providers = wanted.size > 0 ? findProviders(c, [...wanted]) : undefined;
  const bySection = await Promise.all(needs.map((need) => need && findOne(c, need, providers)));
  const complete = needs.every((need, place) => isComplete(need, bySection[place]));
  return { bySection, complete };
}

function isComplete(need: LiveNeeds | undefined, live: Live | undefined): boolean {
  if (need?.providers?.some((slug) => live?.providers?.[slug] === undefined)) return false;
  return !need?.plans || live?.plans?.list?.stale === false;
}

async function findOne(
  c: AppContext,
  need: LiveNeeds,
  providers: ReturnType<typeof findProviders> | undefined,
): Promise<Live> {
  const query = new URL(c.req.url).searchParams;
  const day = today();
  const [found, list] = await Promise.all([
    need.providers ? providers : undefined,
    need.plans ? findPlanList(c, need.plans, readState(query, need.plans), day) : undefined,
  ]);
  const own = found && only(found, need.providers ?? []);
  return {
    ...(own && Object.keys(own).length > 0 && { providers: own }),
    ...(need.plans && { plans: { state: readState(query, need.plans), list, day } }),
  };
}

function only<T>(
  found: Readonly<Partial<Record<VerticalSlug, T>>>,
  slugs: readonly VerticalSlug[],
): Partial<Record<VerticalSlug, T>> {
  return Object.fromEntries(
    slugs.filter((slug) => found[slug] !== undefined).map((slug) => [slug, found[slug]]),
  );
}

function needsOf({ definition, section }: ParsedSection): LiveNeeds | undefined {
  return definition.needs?.(section);
}
