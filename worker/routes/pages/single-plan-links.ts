/** The links of a plan's page: apply, compare, and back to the list. */
import { type Crumb, crumbs } from '../../../client/ui/chrome/breadcrumbs.tsx';
import { applyUrl } from '../../../client/ui/plans/sign-up-links.ts';
import type { SinglePlanLinks } from '../../../client/ui/plans/single-plan.tsx';
import { withQuerySlot } from '../../../client/ui/visitor-slots.ts';
import { placeWord } from '../../../domain/address/state-of-line.ts';
import { changedAnswers, sharedAnswers } from '../../../domain/plans/answers/answer-words.ts';
import {
  saidElsewhere,
  saidQuery,
  withAnswers,
} from '../../../domain/plans/answers/said-answers.ts';
import { addedHash, withCompared } from '../../../domain/plans/compare/compare-choice.ts';
import { comparePath } from '../../../domain/plans/compare/compare-url.ts';
import { type ListedVertical, listedBy } from '../../../domain/plans/listed.ts';
import { planPath } from '../../../domain/plans/page/plan-path.ts';
import { segmentOf } from '../../../domain/plans/page/plan-standing.ts';
import type { PlanCard } from '../../../domain/plans/plan-card.ts';
import type { Answers } from '../../../domain/plans/question.ts';
import { forPlace, kindWords } from '../../../domain/plans/words/kind-words.ts';
import { verticals } from '../../../domain/vertical.ts';
import { hasPage } from '../../content/has-page.ts';
import type { LoadedSite } from '../../content/live-sites.ts';
import type { AppContext } from '../../context.ts';
import { journeyPairs, type SoFar } from '../../plans/journey-query.ts';
import { findListPage, type ListPage } from '../../plans/plan-pages.ts';
import { resultsQuery } from '../../plans/results-list.ts';
import type { LeadSummary } from '../../ports/leads/leads.port.ts';
import { publicUrl } from '../../seo/brand-files.ts';

export interface PlanRequest {
  readonly loaded: LoadedSite;
  readonly vertical: ListedVertical;
  /** The plan's id. */
  readonly id: string;
  readonly path: string;
  /** The page's key in the cache. */
  readonly key: string;
  /** The URL's answers. */
  readonly said: Answers;
  /** The URL's answers to the questions of any product. */
  readonly allSaid: Answers;
  /** All answers, including the defaults, that the plan is priced with. */
  readonly answers: Answers;
  /** True when the URL has answers or a lead, so that the page is for this visitor alone. */
  readonly own: boolean;
  /** The visitor's lead, when the page was opened from the plans for a home. */
  readonly lead: LeadSummary | undefined;
  /** A bundle's products already chosen or skipped. */
  readonly soFar: SoFar;
}

/** The list that a plan belongs to, if the brand has one; without the plan, the product's own. */
export function listAround(
  c: AppContext,
  { loaded, vertical }: PlanRequest,
  plan?: PlanCard,
): Promise<ListPage | undefined> {
  return findListPage(c, loaded, vertical, plan && segmentOf(plan));
}

/** @param plan the page's plan, if it could be loaded; @param list the list that it belongs to */
export function linksOf(
  c: AppContext,
  request: PlanRequest,
  list: ListPage | undefined,
  plan?: PlanCard,
): SinglePlanLinks {
  const brand = c.get('brand');
  const { lead, vertical, id } = request;
  const { questions } = listedBy(vertical);
  const changed = changedAnswers(questions, request.answers);
  const answered = saidQuery(changed);
  const shared = saidQuery(sharedAnswers(questions, changed));
  const segment = plan ? segmentOf(plan) : {};
  const plans = kindWords([vertical]);
  const share = publicUrl(brand, request.path);
  if (lead) {
    const elsewhere = saidQuery(saidElsewhere(request.allSaid, vertical));
    const query = join(new URLSearchParams(journeyPairs(lead, request.soFar)), elsewhere);
    const results = `${verticals[lead.vertical].basicInfoPath}?${join(query, answered, resultsQuery(vertical, segment))}`;
    // Once its plan is chosen a product is settled, so the next open product is shown.
    const chosen = new URLSearchParams(
      journeyPairs(lead, { ...request.soFar, product: undefined }),
    );
    const signUp = `${verticals[lead.vertical].basicInfoPath}?${join(chosen, elsewhere, shared)}`;
    return {
      apply: withQuerySlot(`${signUp}&plan=${id}`),
      compare: withCompared(results, [id]) + addedHash,
      list: {
        label: `Back to the ${plans}${forPlace(vertical, placeWord(lead.addressLine))}`,
        href: results,
      },
      of: (one) => `${planPath(one)}?${join(query, answered)}`,
      share,
    };
  }
  const asked = answered ? `?${answered}` : '';
  return {
    apply: applyUrl({ vertical, planId: id, answers: shared }),
    compare: list
      ? withCompared(withAnswers(list.href, changed), [id]) + addedHash
      : comparePath([id], { vertical, said: changed }),
    // A list may open with a filter set, so the label does not say "all".
    list: list ? { label: `See our ${plans}`, href: withAnswers(list.href, changed) } : null,
    of: (one) => planPath(one) + asked,
    share,
  };
}

function join(...parts: readonly (URLSearchParams | string)[]): string {
  return parts.map(String).filter(Boolean).join('&');
}

/** The trail of home, product, list and plan, without pages that the brand does not have. */
export async function trailTo(
  c: AppContext,
  { loaded, vertical, path }: PlanRequest,
  list: ListPage | undefined,
  plan: PlanCard,
): Promise<Crumb[]> {
  const above = crumbs(list?.path ?? verticals[vertical].productPath);
  const there = await Promise.all(above.map(({ href }) => hasPage(c, loaded, href)));
  return [...above.filter((_, index) => there[index]), { label: plan.name, href: path }];
}
