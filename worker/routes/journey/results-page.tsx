/** The results page: plans for a home, shown by basic-info once the address is known and no plan is chosen. */
import { type ResultStep, Results } from '../../../client/journey/results.tsx';
import { placeWord, writtenLine } from '../../../domain/address/state-of-line.ts';
import { lostWords } from '../../../domain/leads/lost-plans.ts';
import { runningTotal } from '../../../domain/leads/running-total.ts';
import { impersonal, readSaid, saidElsewhere } from '../../../domain/plans/answers/said-answers.ts';
import { isUnsoldAsOpened } from '../../../domain/plans/list/plan-page.ts';
import { readQuery } from '../../../domain/plans/list/plan-query.ts';
import { isListed, type ListedVertical } from '../../../domain/plans/listed.ts';
import type { Answers } from '../../../domain/plans/question.ts';
import { kindWords, resultsTitle } from '../../../domain/plans/words/kind-words.ts';
import { verticals } from '../../../domain/vertical.ts';
import type { AppContext } from '../../context.ts';
import { saidAnywhere } from '../../plans/chosen-plans.ts';
import { findList } from '../../plans/find-list.ts';
import { journeyPairs, readSoFar, type SoFar } from '../../plans/journey-query.ts';
import { findCompared } from '../../plans/live-sections.ts';
import type { NextProduct } from '../../plans/next-product.ts';
import { listLinks } from '../../plans/plan-pages.ts';
import { resultsQuery, resultsSettings } from '../../plans/results-list.ts';
import type { LeadSummary } from '../../ports/leads/leads.port.ts';
import { addressAnew } from './basic-info-page.tsx';

/** The title and view, and whether there are plans in it. The list is fetched within a page's wait; an old one shows its date. */
export async function resultsPage(c: AppContext, lead: LeadSummary, next: NextProduct) {
  const { vertical, ids, plans, skipped, lost, asker } = next;
  const params = new URL(c.req.url).searchParams;
  const settings = resultsSettings(vertical, lead.addressLine);
  const query = readQuery(params, settings);
  const [{ list = null, relaxed }, compared] = await Promise.all([
    findList(c, query, settings, asker),
    findCompared(c, params, settings, asker),
  ]);
  const own = verticals[lead.vertical].basicInfoPath;
  const soFar = { plans: ids, skipped };
  const said = readSaid(params);
  const pairs = pairsOf(impersonal(said));
  const elsewhere = pairsOf(saidElsewhere(said, vertical));
  const { product } = readSoFar(params);
  const stay = { ...soFar, product: product === vertical ? product : undefined };
  const carried = [...journeyPairs(lead, stay), ...elsewhere];
  const choose = new URLSearchParams([...journeyPairs(lead, soFar), ...elsewhere]);
  const hrefWith = (change: SoFar) =>
    `${own}?${new URLSearchParams([...journeyPairs(lead, change), ...pairs])}`;
  const several = lead.verticals.filter(isListed).length > 1;
  const title = resultsTitle(vertical, placeWord(lead.addressLine));
  const callHref = `${own}?${choose}&call=1`;
  const callWay = {
    words: ids.length > 0 ? 'Continue to your details' : 'Get a call instead',
    href: callHref,
  };
  const unsold = list !== null && isUnsoldAsOpened(list, query);
  // A lead for only this product could not be served.
  const nothing = !several && unsold;
  const skipWords = `Skip ${verticals[vertical].title.toLowerCase()}`;
  const way = several ? `${skipWords} to carry on` : null;
  const view = (
    <Results
      title={title}
      address={writtenLine(lead.addressLine)}
      caveat={vertical === 'broadband' ? lineCaveat : undefined}
      steps={several ? stepsOf(lead, next, hrefWith) : []}
      total={runningTotal(plans, skipped)}
      lost={lostWords(lost, ids.length, unsold ? way : undefined)}
      changeHref={addressAnew(lead, ids, saidAnywhere(params))}
      callHref={nothing ? null : callHref}
      skip={
        several
          ? {
              words: skipWords,
              href: hrefWith({ ...soFar, skipped: [...skipped, vertical] }),
            }
          : null
      }
      list={{
        settings,
        query,
        list,
        relaxed,
        compared,
        path: own,
        carried,
        ways: [
          ...(nothing ? await otherLists(c, vertical) : [callWay]),
          { words: 'Phone or write to us', href: '/contact' },
        ],
        redirectUrl: `${own}?${choose}`,
        level: 2,
      }}
    />
  );
  return { title, view, showsPlans: (list?.plans.length ?? 0) > 0 };
}

/** Our lists do not know which connections reach a home. */
const lineCaveat =
  'Not every plan here reaches every home. Choose your connection type if you know it; the provider checks your line before you sign.';

/** Each product of the lead, with a link to change a settled one, which drops its choice and keeps the others. */
function stepsOf(
  { verticals: products }: LeadSummary,
  { vertical: now, ids, plans, held, skipped, open }: NextProduct,
  hrefWith: (change: SoFar) => string,
): ResultStep[] {
  return products.filter(isListed).map((slug) => {
    const own = held.filter(({ vertical }) => vertical === slug);
    const isSkipped = skipped.includes(slug);
    const change = {
      plans: ids.filter((id) => own.every((plan) => plan.id !== id)),
      skipped: skipped.filter((one) => one !== slug),
      product: slug,
    };
    const opened = resultsQuery(slug, own[0]?.segment ?? {});
    // If a plan could not be looked up, it is not known which id belongs to this product.
    const isKnown = isSkipped || own.length > 0;
    return {
      product: verticals[slug].title,
      kind: kindWords([slug]),
      state: slug === now ? 'now' : isSkipped ? 'skipped' : open.includes(slug) ? 'next' : 'done',
      plan: plans.find(({ vertical }) => vertical === slug) ?? null,
      changeHref: isKnown ? [hrefWith(change), opened].filter(Boolean).join('&') : null,
    };
  });
}

async function otherLists(c: AppContext, vertical: ListedVertical) {
  const loaded = await c.get('content').site(c.get('brand').slug);
  return listLinks(c, loaded, vertical);
}

function pairsOf(answers: Answers): [name: string, value: string][] {
  return Object.entries(answers).map(([name, value]) => [name, String(value)]);
}
