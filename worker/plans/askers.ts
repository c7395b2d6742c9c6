/** Askers of plans, for a page that everyone sees or for one visitor, and a filter for logos not to be shown. */

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

/** Carries no visit, referral code or session, so the answer may go into a cached page. */
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

/** The form of a visit id, ours or a partner's; anything else is left out. */
const visitName = /^[\w-]{1,64}$/;

/** The gateway's context for the visitor who sent this request. */
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
 * @param visitId empty if there is no visit yet
 * @param hear called with whatever a partner's answer says about the session
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

/** Drops a logo that the page's content security policy would block, leaving an empty frame. */
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
