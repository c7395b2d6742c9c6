/** The links on from a comparison: to the lists, keeping the choice, and to apply, within the visitor's journey if any. */
import { applyUrl } from '../../../client/ui/plans/sign-up-links.ts';
import { sharedAnswers } from '../../../domain/plans/answers/answer-words.ts';
import {
  saidElsewhere,
  saidQuery,
  withAnswers,
} from '../../../domain/plans/answers/said-answers.ts';
import { withCompared, withNoneCompared } from '../../../domain/plans/compare/compare-choice.ts';
import type { CompareView } from '../../../domain/plans/compare/compare-url.ts';
import { compareGroups } from '../../../domain/plans/compare/compare-words.ts';
import type { FilterValues } from '../../../domain/plans/filter.ts';
import { type ListedVertical, listedBy } from '../../../domain/plans/listed.ts';
import { planPath } from '../../../domain/plans/page/plan-path.ts';
import { sharedSegment } from '../../../domain/plans/page/plan-standing.ts';
import type { PlanCard } from '../../../domain/plans/plan-card.ts';
import type { Answers } from '../../../domain/plans/question.ts';
import { verticals } from '../../../domain/vertical.ts';
import type { LoadedSite } from '../../content/live-sites.ts';
import type { AppContext } from '../../context.ts';
import { readSoFar } from '../../plans/journey-query.ts';
import { productToChoose } from '../../plans/next-product.ts';
import { findListPage } from '../../plans/plan-pages.ts';
import { resultsQuery } from '../../plans/results-list.ts';
import { besideReadMs } from '../../ports/leads/d1-retry.ts';
import type { LeadSummary } from '../../ports/leads/leads.port.ts';
import type { Asker } from '../../ports/plans/plans.port.ts';

export interface CompareWays {
  /**
   * The list of a product, with these plans chosen in it; null where there is none.
   * @param ids null leaves the list's choice unchanged
   * @param of the compared plans that the list should open for: one kind, or all of the product's
   */
  readonly listOf: (
    vertical: ListedVertical,
    ids: readonly string[] | null,
    of?: readonly PlanCard[],
  ) => string | null;
  readonly applyTo: (plan: PlanCard) => string;
  /** The plan's own page, priced for the same home. */
  readonly pageOf: (plan: PlanCard) => string;
}

export interface WaysAsked {
  readonly offered: readonly ListedVertical[];
  /** The page's one asker, so that the page waits only once. */
  readonly asker: Asker;
  /** The journey's lead (`leadOf`); null where it names none of ours. */
  readonly lead: LeadSummary | null;
  /** The compared plans, which decide the lists. */
  readonly plans?: readonly PlanCard[] | undefined;
}

export async function compareWays(
  c: AppContext,
  { said, journey }: CompareView,
  { offered, asker, lead, plans = [] }: WaysAsked,
): Promise<CompareWays> {
  const brand = c.get('brand');
  const loaded = await c.get('content').site(brand.slug);
  const results = lead ? await resultsOf(c, { said, journey }, lead, asker) : undefined;
  const ofProduct = (vertical: ListedVertical) =>
    plans.filter((plan) => plan.vertical === vertical);
  const lists = await listsFor(c, loaded, [
    ...offered.map((vertical) => ({ vertical, segment: sharedSegment(ofProduct(vertical)) })),
    ...compareGroups(plans).flatMap((own) =>
      own[0] ? [{ vertical: own[0].vertical, segment: sharedSegment(own) }] : [],
    ),
  ]);
  return {
    listOf(vertical, ids, of = ofProduct(vertical)) {
      const kind = { vertical, segment: sharedSegment(of) };
      const ours = results?.product === vertical ? resultsFor(results, kind) : undefined;
      const list = ours ?? lists.get(keyOf(kind));
      if (list === undefined) return null;
      const answered = withAnswers(list, answersFor(vertical, said));
      if (ids === null) return answered;
      return ids.length === 0 ? withNoneCompared(answered) : withCompared(answered, ids);
    },
    pageOf({ vertical, id }) {
      const path = planPath({ vertical, id });
      const url = results?.product === vertical ? `${path}?${results.query}` : path;
      return withAnswers(url, answersFor(vertical, said));
    },
    applyTo({ vertical, id }) {
      const { questions } = listedBy(vertical);
      const answers = sharedAnswers(questions, answersFor(vertical, said));
      if (results?.product !== vertical) {
        return applyUrl({ vertical, planId: id, answers: saidQuery(answers) });
      }
      const redirectUrl = withAnswers(results.onHref, answers);
      return applyUrl({ vertical, redirectUrl, planId: id });
    },
  };
}

/** The kind of plans in a list. */
interface Kind {
  readonly vertical: ListedVertical;
  readonly segment: FilterValues;
}

const keyOf = ({ vertical, segment }: Kind) => JSON.stringify([vertical, segment]);

/** The path and query of the brand's list for each kind, by `keyOf`; a kind without a list is absent. */
async function listsFor(
  c: AppContext,
  loaded: LoadedSite,
  kinds: readonly Kind[],
): Promise<ReadonlyMap<string, string>> {
  const distinct = new Map(kinds.map((kind) => [keyOf(kind), kind]));
  const found = await Promise.all(
    [...distinct].map(async ([key, { vertical, segment }]) => {
      const list = await findListPage(c, loaded, vertical, segment);
      return list ? [[key, list.href] as const] : [];
    }),
  );
  return new Map(found.flat());
}

function resultsFor({ href }: Results, { vertical, segment }: Kind): string {
  const opened = resultsQuery(vertical, segment);
  return opened ? `${href}&${opened}` : href;
}

/** The answers to the vertical's own questions. */
function answersFor(vertical: ListedVertical, said: Answers): Answers {
  const { questions } = listedBy(vertical);
  return Object.fromEntries(Object.entries(said).filter(([name]) => questions[name]));
}

interface Results {
  readonly product: ListedVertical;
  /** The visitor's journey, with the answers that a bundle's other lists were told. */
  readonly query: string;
  /** The path and query of its results page. */
  readonly href: string;
  /** The URL that a chosen plan is added to; it names no product, because this one then has its plan. */
  readonly onHref: string;
}

/** The lead that the journey names; null where there is none or it cannot be read in time. */
export async function leadOf(c: AppContext, { journey }: CompareView): Promise<LeadSummary | null> {
  const [leadId, visitId] = ['leadId', 'visitId'].map(
    (asked) => journey.find(([name]) => name === asked)?.[1],
  );
  if (!leadId || !visitId) return null;
  const { leads } = c.get('ports');
  return leads.findLead(c.get('brand').slug, leadId, visitId, besideReadMs).catch(() => null);
}

/** The results that the visitor came from, while a product of the lead has no plan yet. */
async function resultsOf(
  c: AppContext,
  { said, journey }: Pick<CompareView, 'said' | 'journey'>,
  lead: LeadSummary,
  asker: Asker,
): Promise<Results | undefined> {
  const query = new URLSearchParams(journey.map(([name, value]) => [name, value]));
  const next = await productToChoose(c, lead, readSoFar(query), {}, asker);
  if (!next) return undefined;
  for (const [name, value] of Object.entries(saidElsewhere(said, next.vertical))) {
    query.set(name, String(value));
  }
  const onward = new URLSearchParams(query);
  onward.delete('product');
  const path = verticals[lead.vertical].basicInfoPath;
  const hrefs = { href: `${path}?${query}`, onHref: `${path}?${onward}` };
  return { product: next.vertical, query: `${query}`, ...hrefs };
}
