/** The outcome that an editor reads beside a page or a frame: live and since when, in progress, or refused and why. */
import type { KeystoneContext } from '@keystone-6/core/types';
import type { SitePage } from './freeze.ts';
import { problemLine } from './problem-line.ts';
import { readWords, type SiteWord, type SiteWords } from './site-words.ts';

interface Item {
  readonly id: string;
  readonly path: string;
  readonly brandId: string | null;
  readonly liveId: string | null;
  readonly lastProblem: string;
}

interface Frame {
  readonly id: string;
  readonly frameLiveId: string | null;
  readonly frameProblem: string;
}

export async function outcomeWords(context: KeystoneContext, item: Item): Promise<string> {
  const problem = item.lastProblem ? `${item.lastProblem}\n` : '';
  const seen = await lastSeen(context, item);
  if (!seen) return `${problem}Not published yet`;
  const shown = item.liveId ? 'Live' : 'Taken down';
  const last = await lastPublication(context, seen);
  if (!last) return `${problem}${shown}`;
  const words = readWords(last.outcome, last.state);
  const about = { path: seen.path, shown, published: String(last.at), stays: pageStays };
  return `${problem}${linesOf(words, about).join('\n')}\nLast published by ${last.by}`;
}

/** The words for a brand's frame. */
export async function frameWords(context: KeystoneContext, brand: Frame): Promise<string> {
  const [last] = await context.sudo().query.Publication.findMany({
    where: { brand: { id: { equals: brand.id } }, frame: { equals: true } },
    orderBy: { id: 'desc' },
    take: 1,
    query: 'state by at outcome',
  });
  const problem = brand.frameProblem ? `${brand.frameProblem}\n` : '';
  if (!last) return `${problem}${brand.frameLiveId ? 'Live' : 'Not published yet'}`;
  const words = readWords(last.outcome, last.state);
  // Sites report problems of a frame under an empty path.
  const about = { path: '', shown: 'Live', published: String(last.at), stays: frameStays };
  return `${problem}${linesOf(words, about).join('\n')}\nLast published by ${last.by}`;
}

const pageStays = 'visitors see the page as it was';
const frameStays = 'visitors see the header, footer and shared text as they were';

interface About {
  readonly path: string;
  readonly shown: string;
  readonly published: string;
  readonly stays: string;
}

/** One site's lines when all sites say the same, otherwise every site's, each line with the site's name. */
function linesOf(words: SiteWords, about: About): string[] {
  const bySite = [...words].map(([site, word]) => ({ site, says: wordsOf(word, about) }));
  if (bySite.length === 0) return ['The site is publishing it.'];
  const isOne = new Set(bySite.map(({ says }) => says)).size === 1;
  if (isOne) return bySite.slice(0, 1).map(({ says }) => says);
  return bySite.flatMap(({ site, says }) =>
    says.split('\n').map((line) => `${nameOf(site)}: ${line}`),
  );
}

const nameOf = (site: string) => URL.parse(site)?.host ?? 'A site';

function wordsOf(word: SiteWord, { path, shown, published, stays }: About): string {
  const { state, at, reason, problems } = word;
  switch (state) {
    case 'live':
      return `${shown} since ${time(at ?? published)}`;
    case 'refused': {
      const mine = problems.filter((problem) => problem.path === path);
      if (mine.length === 0) return `${shown} since ${time(at ?? published)}`;
      return `Refused by the site; ${stays}.\n${mine.map(problemLine).join('\n')}`;
    }
    case 'failed':
      return 'The site could not publish it yet. It will keep trying.';
    case 'unreached':
      return `The site did not answer (${reason ?? 'no reason'}). It checks for new publications every minute.`;
    default:
      return 'The site is publishing it.';
  }
}

/** Where visitors see a page or last saw it, and when it was published there. */
interface Seen {
  readonly brandId: string;
  readonly path: string;
  readonly at?: { readonly gte: string; readonly lt?: string };
}

/**
 * A page that is not live may have moved since, and its old path may be another page's.
 * @returns undefined if visitors never saw it
 */
async function lastSeen(context: KeystoneContext, page: Item): Promise<Seen | undefined> {
  const { id, brandId, path, liveId } = page;
  if (liveId && brandId) return { brandId, path };
  const { query } = context.sudo();
  const ofPage = { page: { id: { equals: id } } };
  const [own] = await query.Revision.findMany({
    where: ofPage,
    orderBy: { at: 'desc' },
    take: 1,
    query: 'at brand { id } content',
  });
  if (!own?.brand) return undefined;
  const [brand, at] = [String(own.brand.id), String(own.at)];
  const old = (own.content as SitePage | null)?.path ?? path;
  const [next] = await query.Revision.findMany({
    where: {
      brand: { id: { equals: brand } },
      label: { startsWith: `${old} ` },
      at: { gt: at },
      NOT: ofPage,
    },
    orderBy: { at: 'asc' },
    take: 1,
    query: 'at',
  });
  return { brandId: brand, path: old, at: { gte: at, ...(next && { lt: String(next.at) }) } };
}

async function lastPublication(context: KeystoneContext, { brandId, path, at }: Seen) {
  const recent = await context.sudo().query.Publication.findMany({
    where: { brand: { id: { equals: brandId } }, ...(at && { at }) },
    orderBy: { id: 'desc' },
    take: 200,
    query: 'state by at outcome paths',
  });
  return recent.find(({ paths }) => Array.isArray(paths) && paths.includes(path));
}

/** `14:02` today, `21 Nov 14:02` before; in Sydney time, like the brand's visitors. */
function time(at: string): string {
  const zone = {
    timeZone: 'Australia/Sydney',
    hour: '2-digit',
    minute: '2-digit',
    hour12: false,
  } as const;
  const when = new Date(at);
  const day = (date: Date) => date.toLocaleDateString('en-AU', { timeZone: zone.timeZone });
  const clock = when.toLocaleTimeString('en-AU', zone);
  if (day(when) === day(new Date())) return clock;
  const date = when.toLocaleDateString('en-AU', {
    timeZone: zone.timeZone,
    day: 'numeric',
    month: 'short',
  });
  return `${date} ${clock}`;
}
