/** GET /plans/<vertical>/<id>: a plan's own page, cached like content; a 410 once the plan has ended (spec: plan-page). */
import { Hono } from 'hono';
import { readSaid } from '../../../domain/plans/answers/said-answers.ts';
import { isListed, type ListedVertical, listedBy } from '../../../domain/plans/listed.ts';
import { planPath } from '../../../domain/plans/page/plan-path.ts';
import { type Answers, completeAnswers } from '../../../domain/plans/question.ts';
import { isId } from '../../../domain/text.ts';
import { findCached, respondCached } from '../../cache/respond-page.ts';
import type { AppContext, AppEnv } from '../../context.ts';
import { countStep } from '../../http/count-step.ts';
import { countAgainst } from '../../http/request-checks.ts';
import { pageAsker } from '../../plans/askers.ts';
import { readSoFar } from '../../plans/journey-query.ts';
import { besideReadMs } from '../../ports/leads/d1-retry.ts';
import type { SinglePlan } from '../../ports/plans/plans.port.ts';
import { keyOf } from './page-key.ts';
import type { PlanRequest } from './single-plan-links.ts';
import { endedPage, failedPage, planPage, unknownPage } from './single-plan-page.tsx';

export const planPages = new Hono<AppEnv>();

const pattern = '/plans/:vertical/:id';

planPages.get(pattern, async (c, next) => {
  const asked = planOf(c);
  if (!asked) return inLowerCase(c, c.req.param()) ?? next();
  c.set('route', pattern);
  if (isPersonal(c, asked.vertical)) {
    // Costs are calculated for this visitor, as for GET /api/plans, and a lead is looked up.
    await countAgainst(c.env.LIMIT_SEARCH, c);
  }
  const find = () => findPlan(c, asked);
  // Where a lead is looked up too, the plan is fetched at the same time: a page waits once (spec: failures).
  const early = isPersonal(c, asked.vertical) ? find() : undefined;
  const request = await requestFor(c, asked);
  if (!request.own) {
    const cached = await findCached(c, request.key);
    if (cached) {
      countStep(c, 'page', asked.vertical);
      return respondCached(c, cached);
    }
    // Any name queries the catalogue, and a scanner has endless names. Real readers stay far below the limit.
    if (!early) await countAgainst(c.env.LIMIT_SEARCH, c);
  }
  const found = await (early ?? find());
  if (!found) return failedPage(c, request);
  const { standing, ended, answers } = found;
  const answered = { ...request, answers };
  if (standing ?? ended) countStep(c, 'page', asked.vertical);
  if (standing) return planPage(c, answered, standing, found);
  if (ended) return endedPage(c, answered, ended, found);
  // A partner's id may contain capitals, so it is first looked up unchanged.
  return inLowerCase(c, asked) ?? unknownPage(c, request);
});

const anyCase = '/:folder{[Pp][Ll][Aa][Nn][Ss]}/:vertical/:id';

/** For capitals in the path or a trailing slash. The target is made from checked parts, never from the visitor's path. */
planPages.on('GET', [anyCase, `${anyCase}/`], (c, next) => {
  const asked = planOf(c);
  const led = asked ? toPlan(c, asked) : inLowerCase(c, c.req.param());
  return Promise.resolve(led ?? next());
});

interface PlanName {
  readonly vertical: ListedVertical;
  readonly id: string;
}

/** A redirect to the plan's page; undefined if this is it. */
function toPlan(c: AppContext, plan: PlanName): Response | undefined {
  const path = planPath(plan);
  return path === c.req.path ? undefined : c.redirect(path + new URL(c.req.url).search, 308);
}

/** The same for the path in lower case; also undefined where no plan can have that path. */
function inLowerCase(c: AppContext, { vertical, id }: { vertical: string; id: string }) {
  const lower = { vertical: vertical.toLowerCase(), id: id.toLowerCase() };
  const plan = planOf(c, lower.vertical === vertical ? lower : { ...lower, id });
  return plan && toPlan(c, plan);
}

/** Undefined for a path that no plan of this brand can have. */
function planOf(
  c: AppContext,
  { vertical = '', id = '' }: Partial<Record<string, string>> = c.req.param(),
): PlanName | undefined {
  if (!isListed(vertical) || !isId(id)) return undefined;
  return c.get('brand').verticals.includes(vertical) ? { vertical, id } : undefined;
}

/** True for a URL with a visitor's answers, or with a lead's id, whether or not that lead exists. */
function isPersonal(c: AppContext, vertical: ListedVertical): boolean {
  return hasSaid(saidBy(c, vertical)) || Boolean(c.req.query('leadId'));
}

/** The URL's answers to the product's questions. */
function saidBy(c: AppContext, vertical: ListedVertical): Answers {
  const { searchParams } = new URL(c.req.url);
  const names = Object.keys(listedBy(vertical).questions).filter((name) => searchParams.has(name));
  return Object.fromEntries(names.map((name) => [name, searchParams.get(name) ?? '']));
}

function hasSaid(said: Answers): boolean {
  return Object.keys(said).length > 0;
}

/** @returns undefined where there is no answer, not even an old one */
function findPlan(c: AppContext, { vertical, id }: PlanName): Promise<SinglePlan | undefined> {
  const said = saidBy(c, vertical);
  return c
    .get('ports')
    .plans.single({ vertical, said, id }, pageAsker(c))
    .catch(() => undefined);
}

/** A visitor's answers, or a lead they have begun, make the page theirs alone. */
async function requestFor(c: AppContext, { vertical, id }: PlanName): Promise<PlanRequest> {
  const brand = c.get('brand');
  const loaded = await c.get('content').site(brand.slug);
  const { searchParams } = new URL(c.req.url);
  const { questions } = listedBy(vertical);
  const said = saidBy(c, vertical);
  const { leadId = '', visitId = '' } = c.req.query();
  const { leads } = c.get('ports');
  // If leads cannot be read the plan is still shown, without links back to the visitor's journey.
  const lead = leadId
    ? await leads.findLead(brand.slug, leadId, visitId, besideReadMs).catch(() => null)
    : null;
  return {
    loaded,
    vertical,
    id,
    path: planPath({ vertical, id }),
    key: keyOf(c, loaded, planPath({ vertical, id })),
    said,
    allSaid: readSaid(searchParams),
    answers: completeAnswers(questions, said),
    own: hasSaid(said) || Boolean(lead),
    lead: lead ?? undefined,
    soFar: readSoFar(searchParams),
  };
}
