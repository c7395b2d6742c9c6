/** The responses of a plan's page: the plan, an ended plan, and links on when neither can be shown. */
import type { ReactElement } from 'react';
import { leadingHere } from '../../../client/ui/chrome/breadcrumbs.tsx';
import { MessagePage } from '../../../client/ui/message-page.tsx';
import { EndedPage } from '../../../client/ui/plans/ended-page.tsx';
import { FailedPlan } from '../../../client/ui/plans/failed-plan.tsx';
import { SinglePlan } from '../../../client/ui/plans/single-plan.tsx';
import { renderHtml } from '../../../client/ui/render-html.ts';
import { saidArea } from '../../../domain/plans/compare/compare-words.ts';
import { fullName } from '../../../domain/plans/full-name.ts';
import { assumedWords } from '../../../domain/plans/page/assumed-words.ts';
import { leftOut } from '../../../domain/plans/page/left-out.ts';
import { outlayOf } from '../../../domain/plans/page/plan-outlay.ts';
import type { EndedStanding, Standing } from '../../../domain/plans/page/plan-standing.ts';
import type { PlanCard } from '../../../domain/plans/plan-card.ts';
import { nounFor } from '../../../domain/plans/words/kind-words.ts';
import { liveFreshMs } from '../../cache/live-answers.ts';
import type { CachedPage } from '../../cache/page-cache.ts';
import { respondFresh, respondUnkept } from '../../cache/respond-page.ts';
import type { AppContext } from '../../context.ts';
import { noStore } from '../../http/respond.ts';
import { isChallenging } from '../../leads/intake/person-check.ts';
import { withShownLogo } from '../../plans/askers.ts';
import type { SinglePlan as SinglePlanAnswer } from '../../ports/plans/plans.port.ts';
import { compose } from '../../render/compose.tsx';
import { finishHtml } from '../../render/finished-html.ts';
import { concatSlotted } from '../../render/link-slots.ts';
import { pageHeaders } from '../../render/page-headers.ts';
import { homeLink } from '../../render/problem-pages.tsx';
import type { PageHead } from '../../render/shell.tsx';
import { visitorPage } from '../../render/visitor-page.tsx';
import { planData } from '../../seo/plan-data.ts';
import { planDescription, planHead, planTitleOn } from '../../seo/plan-head.ts';
import { linksOf, listAround, type PlanRequest, trailTo } from './single-plan-links.ts';

export async function planPage(
  c: AppContext,
  request: PlanRequest,
  found: Standing,
  { providers, detail, staleSince, elsewhere = false }: SinglePlanAnswer,
): Promise<Response> {
  const brand = c.get('brand');
  const { plan } = found;
  const standing = { ...found, plan: withLogo(c, plan) };
  const list = await listAround(c, request, plan);
  const trail = await trailTo(c, request, list, plan);
  const links = linksOf(c, request, list, plan);
  const description = planDescription(standing);
  const main = (
    <SinglePlan
      standing={standing}
      outlay={outlayOf(plan, request.answers, { benefitEnds: detail?.benefitEnds ?? null })}
      leftOut={plan.unpriced === undefined ? leftOut(plan) : []}
      assumed={assumedWords(plan, request.answers)}
      notSoldIn={elsewhere ? saidArea(request.answers) : null}
      energy={detail}
      providers={providers}
      staleSince={staleSince}
      links={links}
      trail={leadingHere(trail, links.of(plan))}
    />
  );
  const data = planData({ brand, plan, description, trail });
  const head = { ...planHead(brand, plan, description), feed: request.loaded.hasPosts };
  return answer(c, request, { main, data, head, status: 200, stale: staleSince !== null });
}

/** A 410, which search engines drop sooner than a 404. */
export async function endedPage(
  c: AppContext,
  request: PlanRequest,
  ended: EndedStanding,
  { staleSince }: SinglePlanAnswer,
): Promise<Response> {
  const { plan } = ended;
  const { name, provider } = plan;
  const list = await listAround(c, request, plan);
  const links = linksOf(c, request, list, plan);
  const trail = await trailTo(c, request, list, plan);
  const main = (
    <EndedPage
      ended={ended}
      alternatives={ended.alternatives}
      links={links}
      trail={leadingHere(trail, links.of(plan))}
    />
  );
  const head = {
    title: planTitleOn(c.get('brand'), plan, ' has ended'),
    description: `${fullName(name, provider.name)} is no longer sold. See what you can choose instead.`,
    robots: 'noindex',
  } as const;
  return answer(c, request, { main, data: '', head, status: 410, stale: staleSince !== null });
}

/** A 404: a partner that only says the plan does not exist leaves open whether it ever did. */
export async function unknownPage(c: AppContext, request: PlanRequest): Promise<Response> {
  const { list } = linksOf(c, request, await listAround(c, request));
  const noun = nounFor(request.vertical, 1);
  const title = `This ${noun} is not on our list`;
  const text = 'Its web address may have a typo, or it is no longer sold.';
  const link = list ? { label: list.label, url: list.href } : homeLink;
  const view = <MessagePage {...{ title, text, link }} />;
  return visitorPage(c, view, { title, description: text, status: 404 });
}

/** There is no answer, not even an old one: the visitor can try again, or go on without this plan. */
export async function failedPage(c: AppContext, request: PlanRequest): Promise<Response> {
  const { list, of } = linksOf(c, request, await listAround(c, request));
  const title = 'We cannot show this plan just now';
  const text =
    'Its price could not be loaded, and we do not show prices that we cannot check. The plan’s web address stays the same.';
  const view = (
    <FailedPlan
      {...{ title, text }}
      retryHref={of(request)}
      onward={list ?? { label: homeLink.label, href: homeLink.url }}
    />
  );
  const head = { title: `Error: ${title}`, description: text, status: 503 };
  return visitorPage(c, view, head);
}

interface Answer {
  readonly main: ReactElement;
  readonly data: string;
  readonly head: PageHead;
  readonly status: CachedPage['status'];
  /** True when made from old answers: the page is shown, but not cached. */
  readonly stale: boolean;
}

/** Caches the page for a minute, though its answer may already be that old, unless it is for one visitor. */
function answer(c: AppContext, request: PlanRequest, page: Answer): Response {
  const { loaded, path, own, lead, key } = request;
  const brand = c.get('brand');
  const host = c.get('host');
  const frame = { brand, site: loaded.site, host, path, challenge: isChallenging(c.env) };
  const { open, close } = compose({ ...frame, head: page.head, plans: true });
  const main = finishHtml(renderHtml(page.main));
  const html = concatSlotted([open, close([main], page.data)]);
  const { status } = page;
  const headers = pageHeaders(brand, c.get('stage'), main.islands, true);
  if (own) {
    // The URL contains the lead's ids (worker/render/visitor-page.tsx).
    const more = lead ? { 'referrer-policy': 'same-origin', 'x-robots-tag': 'noindex' } : {};
    return respondUnkept(c, html, { status, headers: { ...headers, ...noStore, ...more } });
  }
  // A substitute source may lack pages, so its page links to fewer of them.
  if (page.stale || loaded.substitute) return respondUnkept(c, html, { status, headers });
  return respondFresh(c, html, { status, headers, liveUntil: Date.now() + liveFreshMs }, key);
}

function withLogo(c: AppContext, plan: PlanCard): PlanCard {
  return { ...plan, provider: withShownLogo(plan.provider, c.get('brand')) };
}
