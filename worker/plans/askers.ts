/** Asking for plans: for a page that everybody sees or for one visitor, and which logos of the answer may be shown. */

import { mayShowPicture } from '../../domain/allowed-hosts.ts';
import type { Brand } from '../../domain/brand.ts';
import { today } from '../../domain/calendar.ts';
import type { ListedVertical } from '../../domain/plans/listed.ts';
import type { CardProvider, PlanCard } from '../../domain/plans/plan-card.ts';
import type { VerticalSlug } from '../../domain/vertical.ts';
import { recallFor } from '../cache/live-answers.ts';
import type { AppContext } from '../context.ts';
import { attributedTracking, readAuthToken, type SessionNews } from '../http/visitor-cookies.ts';
import type { GatewayContext } from '../ports/gateway/gateway.port.ts';
import { type Asker, askAnew } from '../ports/plans/plans.port.ts';

/** Carries no visit, referral code or session, so the answer may stand in a cached page. */
export function pageAsker(c: AppContext): Asker {
  const brand = c.get('brand');
  const context = {
    brand,
    host: brand.hosts[c.get('stage')],
    page: c.req.path,
    vertical: null,
    visitId: '',
    tracking: {},
    session: {},
  };
  return { day: today(), context, recall: recallFor(c) };
}

/** An id of a visit, ours or a partner's: anything else in its place is left out. */
const visitName = /^[\w-]{1,64}$/;

/** What the gateway is told of the visitor of this request. */
export function visitorContext(
  c: AppContext,
  vertical: VerticalSlug,
  visitId: string,
): GatewayContext {
  const cookie = readAuthToken(c.req.header('cookie'));
  return {
    brand: c.get('brand'),
    host: new URL(c.req.url).host,
    page: c.req.path,
    vertical,
    visitId: visitName.test(visitId) ? visitId : '',
    tracking: attributedTracking(c),
    session: cookie ? { cookie } : {},
  };
}

/**
 * @param visitId empty where there is no visit yet
 * @param hear is told what a partner's answer says about the session
 */
export function visitorAsker(
  c: AppContext,
  vertical: ListedVertical,
  visitId: string,
  hear: (news: SessionNews) => void,
): Asker {
  const context = visitorContext(c, vertical, visitId);
  return { day: today(), context, recall: askAnew, hear };
}

/** Drops a logo that the page's policy would not load: an empty frame would stand in its place. */
export function withShownLogo(provider: CardProvider, brand: Brand): CardProvider {
  const { logo } = provider;
  return logo && !mayShowPicture(brand, logo.url) ? { ...provider, logo: null } : provider;
}

export function withShownLogos<T extends { readonly plans: readonly PlanCard[] }>(
  list: T,
  brand: Brand,
): T {
  const plans = list.plans.map((plan) => ({
    ...plan,
    provider: withShownLogo(plan.provider, brand),
  }));
  return { ...list, plans };
}
