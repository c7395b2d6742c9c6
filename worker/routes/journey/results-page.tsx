/** Plans for a home: what basic-info shows once an address is known and no plan is chosen. */
import * as v from 'valibot';
import { Results } from '../../../client/journey/results.tsx';
import { listSettings, planWidget } from '../../../content/model/plan-widget.schema.ts';
import { stateIn } from '../../../domain/address/state-of-line.ts';
import { impersonal, readSaid } from '../../../domain/plans/answers/said-answers.ts';
import {
  fullQuery,
  type ListSettings,
  type PlanQuery,
  readQuery,
} from '../../../domain/plans/list/plan-query.ts';
import { isListed, type ListedVertical, listedBy } from '../../../domain/plans/listed.ts';
import { isId } from '../../../domain/text.ts';
import { verticals } from '../../../domain/vertical.ts';
import type { AppContext } from '../../context.ts';
import { logLine } from '../../http/log.ts';
import { pageAsker, withShownLogos } from '../../plans/askers.ts';
import { findCompared } from '../../plans/live-sections.ts';
import type { LeadSummary } from '../../ports/leads/leads.port.ts';

/**
 * Products are shown one after another, and each plan chosen is one product done.
 * @param chosen ids of plans
 * @returns undefined when every product with a list has its plan
 */
export function productToChoose(
  lead: LeadSummary,
  chosen: readonly string[],
): ListedVertical | undefined {
  return lead.verticals.filter(isListed)[chosen.length];
}

/** Title and view. The lists are asked for within a page's patience; an old one says from when it is. */
export async function resultsPage(c: AppContext, lead: LeadSummary, vertical: ListedVertical) {
  const params = new URL(c.req.url).searchParams;
  const settings = settingsFor(vertical, lead.addressLine);
  const query = readQuery(params, settings);
  const [list, compared] = await Promise.all([
    findPage(c, query, settings),
    findCompared(c, params, settings, pageAsker(c)),
  ]);
  const own = verticals[lead.vertical].basicInfoPath;
  const carried = [...carriedOf(lead, params.getAll('plan')), ...saidElsewhere(params, vertical)];
  const choose = new URLSearchParams(carried.map(([name, value]) => [name, value]));
  const view = (
    <Results
      product={verticals[vertical].title}
      address={lead.addressLine}
      step={lead.verticals.filter(isListed).indexOf(vertical) + 1}
      steps={lead.verticals.filter(isListed).length}
      callHref={`${own}?${choose}&call=1`}
      list={{
        ...{ settings, query, list, compared, path: own, application: '', carried },
        redirectUrl: `${own}?${choose}`,
        level: 2,
      }}
    />
  );
  return { title: `${verticals[vertical].title} plans for your address`, view };
}

/** What every link and form of the page says again: which lead, and the plans chosen so far. */
function carriedOf({ leadId, visitId }: LeadSummary, plans: readonly string[]) {
  return [
    ['leadId', leadId],
    ['visitId', visitId],
    ...plans.filter(isId).map((id) => ['plan', id] as const),
  ] as readonly (readonly [name: string, value: string])[];
}

/** What the plans chosen so far were priced for, where this list does not ask it. */
function saidElsewhere(params: URLSearchParams, vertical: ListedVertical) {
  const { questions } = listedBy(vertical);
  return Object.entries(impersonal(readSaid(params)))
    .filter(([name]) => !questions[name])
    .map(([name, value]) => [name, String(value)] as const);
}

/** The address decides the state that prices are worked out for. */
function settingsFor(vertical: ListedVertical, addressLine: string): ListSettings {
  const settings = listSettings(v.parse(planWidget, { vertical, plansPerPage: 10 }));
  const state = stateIn(addressLine);
  return state ? { ...settings, answers: { ...settings.answers, state } } : settings;
}

async function findPage(c: AppContext, query: PlanQuery, settings: ListSettings) {
  try {
    const page = await c.get('ports').plans.page(fullQuery(query, settings), pageAsker(c));
    return withShownLogos(page, c.get('brand'));
  } catch (error) {
    logLine({ event: 'plan_list_failed', id: c.get('requestId'), reason: String(error) });
    return null;
  }
}
