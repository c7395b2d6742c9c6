/** Plans for a home: what basic-info shows once an address is known and no plan is chosen. */
import * as v from 'valibot';
import { Results } from '../../../client/journey/results.tsx';
import { listSettings, planWidget } from '../../../content/model/plan-widget.schema.ts';
import { states } from '../../../domain/address/states.ts';
import { type ListSettings, readQuery } from '../../../domain/plans/list/plan-query.ts';
import { isListed, type ListedVertical, resultsTitle } from '../../../domain/plans/listed.ts';
import { isId } from '../../../domain/text.ts';
import { verticals } from '../../../domain/vertical.ts';
import type { AppContext } from '../../context.ts';
import { pageAsker } from '../../plans/askers.ts';
import { findList } from '../../plans/find-list.ts';
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
  const { list = null, relaxed } = await findList(c, query, settings, pageAsker(c));
  const own = verticals[lead.vertical].basicInfoPath;
  const carried = carriedOf(lead, params.getAll('plan'));
  const choose = new URLSearchParams(carried.map(([name, value]) => [name, value]));
  const title = resultsTitle(vertical);
  const callHref = `${own}?${choose}&call=1`;
  const view = (
    <Results
      title={title}
      address={lead.addressLine}
      step={lead.verticals.filter(isListed).indexOf(vertical) + 1}
      steps={lead.verticals.filter(isListed).length}
      callHref={callHref}
      list={{
        ...{ settings, query, list, relaxed, path: own, application: '', carried },
        ways: [
          { words: 'Be called instead', href: callHref },
          { words: 'Phone or write to us', href: '/contact' },
        ],
        redirectUrl: `${own}?${choose}`,
        level: 2,
      }}
    />
  );
  return { title, view };
}

/** What every link and form of the page says again: which lead, and the plans chosen so far. */
function carriedOf({ leadId, visitId }: LeadSummary, plans: readonly string[]) {
  return [
    ['leadId', leadId],
    ['visitId', visitId],
    ...plans.filter(isId).map((id) => ['plan', id] as const),
  ] as readonly (readonly [name: string, value: string])[];
}

/** The address decides the state that prices are worked out for. */
function settingsFor(vertical: ListedVertical, addressLine: string): ListSettings {
  const settings = listSettings(v.parse(planWidget, { vertical, plansPerPage: 10 }));
  const state = states.find((one) => new RegExp(`\\b${one}\\b`).test(addressLine));
  return state ? { ...settings, answers: { ...settings.answers, state } } : settings;
}
