/** What an editor reads beside a page: live since when, being worked on, or refused and why. */
import type { KeystoneContext } from '@keystone-6/core/types';

interface Item {
  readonly path: string;
  readonly brandId: string | null;
  readonly liveId: string | null;
  readonly lastProblem: string;
}
interface Outcome {
  readonly at?: string;
  readonly reason?: string;
  readonly problems?: readonly {
    path?: string;
    section?: number;
    type?: string;
    reason?: string;
  }[];
}

export async function outcomeWords(context: KeystoneContext, item: Item): Promise<string> {
  const last = await lastPublication(context, item);
  const problem = item.lastProblem ? `${item.lastProblem}\n` : '';
  if (!last) return `${problem}${item.liveId ? 'Live' : 'Not published yet'}`;
  const { state, by } = last;
  const outcome = (last.outcome ?? {}) as Outcome;
  return `${problem}${words(String(state), item, outcome, String(last.at))}\nLast published by ${by}`;
}

function words(state: string, item: Item, outcome: Outcome, at: string): string {
  const shown = item.liveId ? 'Live' : 'Taken down';
  switch (state) {
    case 'live':
      return `${shown} since ${time(outcome.at ?? at)}`;
    case 'refused': {
      const mine = outcome.problems?.filter(({ path }) => path === item.path) ?? [];
      if (mine.length === 0) return `${shown} since ${time(outcome.at ?? at)}`;
      const lines = mine.map(({ section, type, reason }) =>
        section === undefined ? reason : `Section ${section + 1} (${type}): ${reason}`,
      );
      return `Refused by the site; visitors see the page as it was.\n${lines.join('\n')}`;
    }
    case 'failed':
      return 'The site could not take it over yet, and tries again by itself.';
    case 'unreached':
      return `The site did not answer (${outcome.reason ?? 'no reason'}). It looks by itself each minute.`;
    default:
      return 'The site is at work.';
  }
}

async function lastPublication(context: KeystoneContext, item: Item) {
  if (!item.brandId) return undefined;
  const recent = await context.sudo().query.Publication.findMany({
    where: { brand: { id: { equals: item.brandId } } },
    orderBy: { id: 'desc' },
    take: 200,
    query: 'state by at outcome paths action',
  });
  return recent.find(({ paths }) => Array.isArray(paths) && paths.includes(item.path));
}

/** `14:02` today, `21 Nov 14:02` before; in the time of the brand's visitors. */
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
