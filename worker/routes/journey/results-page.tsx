/** Plans for a home: what basic-info shows once an address is known and no plan is chosen. */
import { type ResultStep, Results } from '../../../client/journey/results.tsx';
import { placeWord } from '../../../domain/address/state-of-line.ts';
import type { ChosenPlan } from '../../../domain/leads/chosen-plan.ts';
import { lostWords } from '../../../domain/leads/lost-plans.ts';
import { runningTotal } from '../../../domain/leads/running-total.ts';
import { impersonal, readSaid } from '../../../domain/plans/answers/said-answers.ts';
import { readQuery } from '../../../domain/plans/list/plan-query.ts';
import { isListed, type ListedVertical, listedBy } from '../../../domain/plans/listed.ts';
import { resultsTitle } from '../../../domain/plans/words/kind-words.ts';
import { verticals } from '../../../domain/vertical.ts';
import type { AppContext } from '../../context.ts';
import { saidAnywhere } from '../../plans/chosen-plans.ts';
import { findList } from '../../plans/find-list.ts';
import { findCompared } from '../../plans/live-sections.ts';
import type { NextProduct } from '../../plans/next-product.ts';
import { resultsSettings } from '../../plans/results-list.ts';
import type { LeadSummary } from '../../ports/leads/leads.port.ts';
import { addressAnew } from './basic-info-page.tsx';

/** Title and view. The lists are asked for within a page's patience; an old one says from when it is. */
export async function resultsPage(
  c: AppContext,
  lead: LeadSummary,
  { vertical, ids, plans, lost, asker }: NextProduct,
) {
  const params = new URL(c.req.url).searchParams;
  const settings = resultsSettings(vertical, lead.addressLine);
  const query = readQuery(params, settings);
  const [{ list = null, relaxed }, compared] = await Promise.all([
    findList(c, query, settings, asker),
    findCompared(c, params, settings, asker),
  ]);
  const own = verticals[lead.vertical].basicInfoPath;
  const carried = [...carriedOf(lead, ids), ...saidElsewhere(params, vertical)];
  const choose = new URLSearchParams(carried.map(([name, value]) => [name, value]));
  const title = resultsTitle(vertical, placeWord(lead.addressLine));
  const callHref = `${own}?${choose}&call=1`;
  const view = (
    <Results
      title={title}
      address={lead.addressLine}
      steps={stepsOf(lead, vertical, plans)}
      total={runningTotal(plans)}
      lost={lostWords(lost, ids.length)}
      changeHref={addressAnew(lead, ids, saidAnywhere(params))}
      callHref={callHref}
      list={{
        ...{ settings, query, list, relaxed, compared, path: own, application: '', carried },
        ways: [
          { words: ids.length > 0 ? 'Go on to your details' : 'Be called instead', href: callHref },
          { words: 'Phone or write to us', href: '/contact' },
        ],
        redirectUrl: `${own}?${choose}`,
        level: 2,
      }}
    />
  );
  return { title, view };
}

/** The products before this one have their plan, and after one was changed those behind it, too. */
function stepsOf(
  { verticals: products }: LeadSummary,
  now: ListedVertical,
  plans: readonly ChosenPlan[],
): ResultStep[] {
  const listed = products.filter(isListed);
  return listed.map((slug, at) => {
    const plan = plans.find(({ vertical }) => vertical === slug) ?? null;
    const done = plan !== null || at < listed.indexOf(now);
    const state = slug === now ? 'now' : done ? 'done' : 'next';
    return { product: verticals[slug].title, state, plan };
  });
}

/** What every link and form of the page says again: which lead, and the plans chosen so far. */
function carriedOf({ leadId, visitId }: LeadSummary, plans: readonly string[]) {
  return [
    ['leadId', leadId],
    ['visitId', visitId],
    ...plans.map((id) => ['plan', id] as const),
  ] as readonly (readonly [name: string, value: string])[];
}

/** What the plans chosen so far were priced for, where this list does not ask it. */
function saidElsewhere(params: URLSearchParams, vertical: ListedVertical) {
  const { questions } = listedBy(vertical);
  return Object.entries(impersonal(readSaid(params)))
    .filter(([name]) => !questions[name])
    .map(([name, value]) => [name, String(value)] as const);
}
