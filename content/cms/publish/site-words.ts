/** Each site's report on a publication, kept separately, so that none hides another's. */
import type { KeystoneContext } from '@keystone-6/core/types';
import { inTurn } from './publish-once.ts';

const states = ['failed', 'unreached', 'calling', 'called', 'refused', 'live'] as const;
type State = (typeof states)[number];

interface SiteProblem {
  readonly path: string;
  readonly section?: number;
  readonly type?: string;
  readonly reason: string;
}
export interface SiteWord {
  readonly state: State;
  readonly at?: string;
  readonly reason?: string;
  readonly problems: readonly SiteProblem[];
}
/** By the site's line in the brand's **Sites**; the key is empty for any site of a brand that lists none. */
export type SiteWords = ReadonlyMap<string, SiteWord>;

export const noWord = (state: State, reason?: string): SiteWord => ({
  state,
  problems: [],
  ...(reason === undefined ? {} : { reason }),
});

/** The words in the form that a publication keeps. */
export const keptWords = (words: SiteWords) => ({ sites: Object.fromEntries(words) });

/** @param outcome as it is kept; before sites were kept separately, it was the last report alone */
export function readWords(outcome: unknown, state: unknown): SiteWords {
  const { sites } = fieldsOf(outcome);
  if (typeof sites !== 'object' || sites === null) {
    return new Map([['', readWord({ ...fieldsOf(outcome), state })]]);
  }
  return new Map(Object.entries(sites).map(([site, word]) => [site, readWord(word)]));
}

export interface Report {
  /** The host it answers on; undefined if it does not say. */
  readonly site: string | undefined;
  readonly word: SiteWord;
}

/** A site's report on a publication (docs/contracts/cms.md). */
export function readReport(outcome: unknown): Report {
  const word = readWord(outcome);
  const { site } = fieldsOf(outcome);
  return {
    site: typeof site === 'string' ? site : undefined,
    word: isFinal(word) ? word : { ...word, state: 'failed' },
  };
}

/** A report that cannot be read counts as a failure. */
function readWord(sent: unknown): SiteWord {
  const { state, at, reason, problems } = fieldsOf(sent);
  return {
    state: states.find((one) => one === state) ?? 'failed',
    ...(typeof at === 'string' && { at }),
    ...(typeof reason === 'string' && { reason }),
    problems: Array.isArray(problems) ? problems.map(readProblem) : [],
  };
}

function readProblem(sent: unknown): SiteProblem {
  const { path, section, type, reason } = fieldsOf(sent);
  return {
    path: typeof path === 'string' ? path : '',
    ...(typeof section === 'number' && { section }),
    ...(typeof type === 'string' && { type }),
    reason: typeof reason === 'string' ? reason : 'no reason given',
  };
}

function fieldsOf(value: unknown): Readonly<Record<string, unknown>> {
  return typeof value === 'object' && value !== null ? { ...value } : {};
}

/** The publication's state is the worst of them. */
export function stateOf(words: SiteWords): State {
  const all = [...words.values()].map(({ state }) => state);
  return states.find((one) => all.includes(one)) ?? 'calling';
}

/** True when no site is still being waited for. */
export function isSettled(words: SiteWords): boolean {
  return [...words.values()].every(({ state }) => state !== 'calling' && state !== 'called');
}

/** Adds the outcome of a call, unless the site has reported meanwhile. */
export function withCall(words: SiteWords, origin: string, word: SiteWord): SiteWords {
  if (words.get(origin)?.state !== 'calling') return words;
  return new Map(words).set(origin, word);
}

/**
 * Adds a site's report; returns the same words if it changes nothing. A site that does not name itself speaks
 * for all that are still open; one whose host is on no line of the brand speaks for none.
 * @param isOwn false if the report is on a later publication; a site's final report on this one then stays
 */
export function withReport(words: SiteWords, { site, word }: Report, isOwn: boolean): SiteWords {
  const lines = [...words.keys()].filter((origin) => origin !== '');
  const named = lines.filter((origin) => site === undefined || isAt(origin, site));
  const speaksFor = (lines.length === 0 ? [''] : named).filter((origin) => {
    const last = words.get(origin);
    if (isOwn && site !== undefined) return true;
    return last === undefined || (!isFinal(last) && last.state !== word.state);
  });
  if (speaksFor.length === 0) return words;
  return new Map([...words, ...speaksFor.map((origin) => [origin, word] as const)]);
}

const isFinal = ({ state }: SiteWord) => state === 'live' || state === 'refused';

function isAt(origin: string, site: string): boolean {
  const url = URL.parse(origin);
  return url !== null && (url.host === site || url.hostname === site);
}

/** If a site never reports, all its publications stay open; a page shows one of the newest 200. */
const mostAtOnce = 200;

/**
 * One after another across processes: two simultaneous reports must not overwrite each other.
 * @param where picks the publications; of many, the newest
 * @param change returns the same words where there is nothing to write
 */
export function changeWords(
  context: KeystoneContext,
  where: object,
  change: (words: SiteWords, number: number) => SiteWords,
): Promise<void> {
  return inTurn(context, 'words of sites', async ({ holdTurn }) => {
    const found = await context.sudo().query.Publication.findMany({
      where,
      orderBy: { id: 'desc' },
      take: mostAtOnce,
      query: 'id state outcome',
    });
    const data = found.flatMap(({ id, state, outcome }) => {
      const before = readWords(outcome, state);
      const words = change(before, Number(id));
      const kept = { state: stateOf(words), outcome: keptWords(words) };
      return words === before ? [] : [{ where: { id: String(id) }, data: kept }];
    });
    if (data.length > 0) {
      await context.transaction(async (inside) => {
        await holdTurn(inside);
        await inside.sudo().db.Publication.updateMany({ data });
      });
    }
    return true;
  });
}
