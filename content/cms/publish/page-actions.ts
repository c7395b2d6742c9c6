/** The actions on pages that change what visitors get: publish, take down and roll back. */
import { action } from '@keystone-6/core';
import type { KeystoneContext } from '@keystone-6/core/types';
import { keptFromLive } from '../.generated/toolkit.mjs';
import { covers, mayPublish } from '../access/rules.ts';
import { refused } from '../refused.ts';
import { type PageRecord, readPage, refusal, withLiveTitles } from './freeze.ts';
import { stayInPlace } from './live-page.ts';
import { remember } from './not-done.ts';
import { oldVersion, placeOf, refusalOfOld, versionsBefore } from './old-versions.ts';
import { announce, type Change, changeLive } from './publication.ts';
import { inTurn, isLive } from './publish-once.ts';
import { keepPageRevision } from './revision.ts';
import { forgetTime, isStillPlanned, type PlannedTime } from './still-planned.ts';

type Kind = 'publish' | 'unpublish' | 'roll back';

interface Act {
  readonly kind: Kind;
  readonly apply: (context: KeystoneContext, page: PageRecord) => Promise<void>;
}

/** Takes over the call to a brand's sites, which never rejects. */
export type CallLater = (brand: string, call: () => Promise<void>) => void;

/** People who may not publish do not see a button that would refuse them. */
export const forPublishers = ({ session }: { readonly session?: unknown }) =>
  mayPublish({ session }) ? ('enabled' as const) : ('hidden' as const);

/** A page that is not live can be neither taken down nor rolled back. */
const forPublishersOfLive = ({
  session,
  item,
}: {
  readonly session?: unknown;
  readonly item: unknown;
}) =>
  mayPublish({ session }) && (item as { liveId?: unknown } | null)?.liveId
    ? ('enabled' as const)
    : ('hidden' as const);

/** Freezes the page's draft and makes it live. */
async function publish(context: KeystoneContext, page: PageRecord): Promise<void> {
  const problem = refusal(page.site, page.brand.slug);
  if (problem) {
    const stays = page.live ? 'still see the page as it was' : 'do not see this page yet';
    throw refused(`Not published; visitors ${stays}:\n${problem}`);
  }
  // Roll back would go to a second version of the same content, so none is made.
  const same = (await isLive(context, page.live?.id, page.site)) ? page.live : null;
  const id = same?.id ?? (await keepPageRevision(context, page, page.site));
  await setLive(context, page.id, { connect: { id } }, page.site.published);
}

/** Visitors no longer find the page; its draft stays. */
async function takeDown(context: KeystoneContext, page: PageRecord): Promise<void> {
  if (!page.live) throw refused('This page is not live');
  await setLive(context, page.id, { disconnect: true });
}

/**
 * The revision before the live one goes live again, and the draft stays as it is. Revisions from before the
 * page moved are skipped, because they belong at another path; so are those identical to the live one, which
 * come from taking a page down and publishing it again.
 */
async function rollBack(context: KeystoneContext, page: PageRecord): Promise<void> {
  const { query } = context.sudo();
  const revisions = await query.Revision.findMany({
    where: { page: { id: { equals: page.id } } },
    orderBy: { at: 'desc' },
    query: 'id replaces',
  });
  for (const { id } of versionsBefore(revisions, page.live?.id)) {
    const where = { id: String(id) };
    const found = await query.Revision.findOne({ where, query: 'content brand { id }' });
    if (keptFromLive(oldVersion(found), placeOf(page)) !== undefined) continue;
    if (await isLive(context, page.live?.id, found?.content)) continue;
    const problem = await refusalOfOld(context, found?.content ?? null, page);
    if (problem) {
      throw refused(
        `Not rolled back; visitors still see the page as it was. The version before it cannot go live any more:\n${problem}\nUnder Revisions, any earlier one can be made live.`,
      );
    }
    return setLive(context, page.id, { connect: where });
  }
  throw refused('There is no earlier version of this page, at its path, to go back to');
}

/** The actions that the clock takes at planned times. */
export const acts = {
  publishAt: { kind: 'publish', apply: publish },
  unpublishAt: { kind: 'unpublish', apply: takeDown },
} as const satisfies Record<PlannedTime['field'], Act>;

export const publishPage = pageAction('Publish', acts.publishAt);
export const unpublishPage = pageAction('Take down', acts.unpublishAt);
export const rollBackPage = pageAction('Roll back', { kind: 'roll back', apply: rollBack });

/** The person has not seen the version that the other press made live, and would roll back from that. */
const notAlone =
  'Not rolled back: another change to this page was under way. Look at what visitors see now; to go back from there, press Roll back again.';

/**
 * Presses an action as the context's person.
 * @param planned given by the clock: nothing is done if the time is no longer planned, and nobody waits for the sites
 * @returns the page's id
 */
export async function press(
  context: KeystoneContext,
  where: object,
  { kind, apply }: Act,
  planned?: PlannedTime & { readonly callLater: CallLater },
): Promise<string> {
  const read = async () => {
    const page = await readPage(context, named(where));
    if (page && covers(context.session, page.brand.slug)) {
      return { ...page, site: await withLiveTitles(context, page.site) };
    }
    throw refused('There is no such page');
  };
  const before = await read();
  const { id } = before;
  const keep = (lastProblem: string) =>
    context.sudo().db.Page.updateOne({ where: { id }, data: { lastProblem } });
  await inTurn(context, `page ${id}`, async ({ hasWaited, isPublished, holdTurn }) => {
    if (planned && !(await isStillPlanned(context, id, planned))) return false;
    const page = await read();
    const isAgain = kind === 'publish' && isPublished;
    if (isAgain && (await isLive(context, page.live?.id, page.site))) return true;
    // Another press has already taken the page down.
    if (kind === 'unpublish' && !page.live && (hasWaited || before.live)) return false;
    if (kind === 'roll back' && (hasWaited || before.live?.id !== page.live?.id)) {
      return remember(refused(notAlone), keep);
    }
    const change = changeOf(page, kind);
    const number = await changeLive(context, change, async (inside) => {
      await holdTurn(inside);
      await stayInPlace(inside, page);
      await apply(inside, page);
      if (planned) await forgetTime(inside, id, planned);
    }).catch((error: Error) => remember(error, keep));
    const call = () => announce(context, change, number);
    if (planned) planned.callLater(change.brand.id, call);
    else await call();
    return kind === 'publish';
  });
  return id;
}

function pageAction(label: string, act: Act) {
  const { kind } = act;
  return action({
    access: mayPublish,
    resolve: async ({ where }, context) => {
      const id = await press(context, where, act);
      return context.sudo().db.Page.findOne({ where: { id } });
    },
    ui: {
      label,
      messages: {
        promptTitle: `${label} this page?`,
        prompt: {
          publish: 'Visitors see it within seconds.',
          unpublish: 'Visitors get “page not found”.',
          'roll back': 'Visitors see the version before this one.',
        }[kind],
        promptConfirmLabel: label,
        success: `${label}: done. “On the site” shows what the site answers.`,
        fail: `${label}: not done`,
      },
      itemView: {
        navigation: 'refetch',
        hidePrompt: kind === 'publish',
        actionMode: kind === 'publish' ? forPublishers : forPublishersOfLive,
      },
      listView: { actionMode: 'hidden' },
    },
  });
}

export async function setLive(
  context: KeystoneContext,
  id: string,
  live: object,
  published?: string,
): Promise<void> {
  // Earlier problems no longer matter.
  const data = { live, lastProblem: '', ...(published === undefined ? {} : { published }) };
  await context.sudo().db.Page.updateOne({ where: { id }, data });
}

export const changeOf = ({ brand, path }: PageRecord, action: Kind): Change => ({
  brand,
  action,
  paths: [path],
  frame: false,
});

/** An item's unique name as a filter: its id, a page's key or a brand's slug. */
export function named(where: object): Record<string, { equals: unknown }> {
  return Object.fromEntries(Object.entries(where).map(([name, equals]) => [name, { equals }]));
}
