/** GET /compare: up to four plans side by side, at a URL to share. */

import { Hono } from 'hono';
import { Island } from '../../../client/islands/runtime/island.tsx';
import {
  type ComparedPlanLinks,
  type CompareList,
  CompareNothing,
  ComparePage,
} from '../../../client/ui/plans/compare/compare-page.tsx';
import {
  type CompareChoice,
  comparePath,
  readChoice,
  sharedPath,
} from '../../../domain/plans/compare/compare-url.ts';
import { compareTitle, endedSentence } from '../../../domain/plans/compare/compare-words.ts';
import { type ListedVertical, listedVerticals } from '../../../domain/plans/listed.ts';
import { kindWords } from '../../../domain/plans/words/kind-words.ts';
import { isId } from '../../../domain/text.ts';
import type { AppContext, AppEnv } from '../../context.ts';
import { countStep } from '../../http/count-step.ts';
import { countAgainst } from '../../http/request-checks.ts';
import { pageAsker, withShownLogos } from '../../plans/askers.ts';
import type { ChosenPlans } from '../../ports/plans/plans.port.ts';
import { homeLink } from '../../render/problem-pages.tsx';
import { visitorPage } from '../../render/visitor-page.tsx';
import { type CompareWays, compareWays, leadOf } from './compare-ways.ts';

export const compare = new Hono<AppEnv>();

/** Only for brands with plans to compare. */
compare.get('/compare', async (c, next) => {
  const offered = listedVerticals.filter((slug) => c.get('brand').verticals.includes(slug));
  if (offered.length === 0) return next();
  await countAgainst(c.env.LIMIT_SEARCH, c);
  const choice = readChoice(new URL(c.req.url).searchParams);
  const { vertical, said } = choice.view;
  const asker = pageAsker(c);
  // Lead, plans and content are fetched at the same time, so that the page waits once (spec: failures).
  const journeyLead = leadOf(c, choice.view);
  if (choice.ids.length === 0) {
    countStep(c, 'page', vertical ?? '');
    const ways = await compareWays(c, choice.view, { offered, asker, lead: await journeyLead });
    return nothing(c, 'unchosen', { lists: listsOf(ways, offered, vertical) });
  }
  const ids = choice.ids.filter(isId);
  const asked = offered.filter((slug) => vertical === null || slug === vertical);
  const { plans } = c.get('ports');
  const [found, lead] = await Promise.all([
    plans.chosen({ ids, verticals: asked, said }, asker).catch(() => undefined),
    journeyLead,
    c.get('content').site(c.get('brand').slug),
  ]);
  const ways = await compareWays(c, choice.view, { offered, asker, lead, plans: found?.plans });
  const lists = listsOf(ways, offered);
  if (found && found.plans.length + found.ended.length > 0) countStep(c, 'page', vertical ?? '');
  if (found && found.plans.length > 0) return comparison(c, choice, found, ways, offered);
  if (found && found.ended.length > 0) {
    const text = `${endedSentence(found.ended.map(({ plan }) => plan))} ${nothingWords.ended.text}`;
    return nothing(c, ids.length === 1 ? 'endedOne' : 'ended', { lists, text });
  }
  if (found && !found.partial) {
    return nothing(c, choice.ids.length === 1 ? 'goneOne' : 'gone', { lists });
  }
  return nothing(c, 'failed', { lists, retryHref: comparePath(ids, choice.view) });
});

function comparison(
  c: AppContext,
  { ids, beyond, view }: CompareChoice,
  found: ChosenPlans,
  ways: CompareWays,
  offered: readonly ListedVertical[],
): Promise<Response> {
  const { plans } = withShownLogos(found, c.get('brand'));
  const all = stillChosen(ids, found);
  const linksOf = (plan: (typeof plans)[number]): ComparedPlanLinks => ({
    apply: ways.applyTo(plan),
    page: ways.pageOf(plan),
    // Removing the last plan leads to a page that must know which list to clear.
    remove: comparePath(
      all.filter((id) => id !== plan.id),
      all.length > 1 ? view : { ...view, vertical: plan.vertical },
    ),
  });
  const title = compareTitle(plans);
  const shown = new Set(plans.map(({ vertical }) => vertical));
  const url = new URL(c.req.url).origin + sharedPath(all, view);
  const page = (
    <ComparePage
      plans={plans}
      linksOf={linksOf}
      providers={found.providers}
      elsewhere={found.elsewhere}
      unknown={ids.length - plans.length - found.ended.length}
      ended={found.ended.map(({ plan }) => plan)}
      beyond={beyond}
      partial={found.partial && plans.length < ids.length}
      staleSince={found.staleSince}
      said={view.said}
      differences={view.differences}
      allHref={comparePath(all, { ...view, differences: false })}
      differencesHref={comparePath(all, { ...view, differences: true })}
      share={<Island name="copy-link" on="visible" props={{ url }} />}
      retryHref={comparePath(ids.filter(isId), view)}
      listOf={(own) => (own[0] ? ways.listOf(own[0].vertical, all, own) : null)}
      lists={listsOf(
        ways,
        offered.filter((slug) => !shown.has(slug)),
      )}
    />
  );
  const description = `${title}: prices, offers, minimum total cost and what is included.`;
  return visitorPage(c, page, { title, description });
}

/** The ids that the page's links keep; plans that could not be looked up are not dropped. */
function stillChosen(ids: readonly string[], { plans, ended, partial }: ChosenPlans): string[] {
  if (!partial) return plans.map(({ id }) => id);
  return ids.filter((id) => isId(id) && ended.every(({ plan }) => plan.id !== id));
}

const gone = {
  status: 404,
  text: 'Providers change and end their plans. The lists have every plan you can sign up for today.',
} as const;
const ended = {
  status: 410,
  text: 'The lists have every plan you can sign up for today.',
} as const;

const nothingWords = {
  unchosen: {
    status: 200,
    title: 'Choose plans to compare',
    text: 'Tick up to four plans in a list, then compare them here side by side.',
  },
  gone: { ...gone, title: 'These plans are no longer on our list' },
  goneOne: { ...gone, title: 'This plan is no longer on our list' },
  ended: { ...ended, title: 'These plans are no longer available' },
  endedOne: { ...ended, title: 'This plan is no longer available' },
  failed: {
    status: 503,
    title: 'We cannot show these plans just now',
    text: 'Their prices could not be loaded, and we do not show prices that we cannot check. Nothing you chose is lost: it is in this page’s web address.',
  },
} as const;

async function nothing(
  c: AppContext,
  why: keyof typeof nothingWords,
  onward: {
    readonly lists: readonly CompareList[];
    readonly retryHref?: string;
    readonly text?: string;
  },
): Promise<Response> {
  const { status, title, text } = { ...nothingWords[why], ...onward };
  return visitorPage(c, <CompareNothing {...onward} title={title} text={text} />, {
    title: status === 503 ? `Error: ${title}` : title,
    description: text,
    status,
  });
}

/**
 * The brand's lists for these verticals; the home page where it has none.
 * @param emptied the vertical whose last plan was removed: its list unticks what was chosen before
 */
function listsOf(
  ways: CompareWays,
  of: readonly ListedVertical[],
  emptied: ListedVertical | null = null,
): CompareList[] {
  const paged = of.flatMap((slug) => {
    const href = ways.listOf(slug, slug === emptied ? [] : null);
    // A list may open with a filter set, so the label does not say "all".
    return href === null ? [] : [{ label: `See ${kindWords([slug])}`, href }];
  });
  return paged.length === 0 ? [{ label: homeLink.label, href: homeLink.url }] : paged;
}
