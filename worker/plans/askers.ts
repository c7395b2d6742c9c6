/** For whom plans are asked: a page that everybody sees, or one visitor. */
import { today } from '../../domain/calendar.ts';
import type { ListedVertical } from '../../domain/plans/listed.ts';
import { recallFor } from '../cache/live-answers.ts';
import type { AppContext } from '../context.ts';
import { attributedTracking, readAuthToken, type SessionNews } from '../http/visitor-cookies.ts';
import { type Asker, askAnew } from '../ports/plans/plans.port.ts';

/** No visit, no referral code and no session go with it, so the answer may stand in a cached page. */
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

/** @param hear is told what a partner's answer says of the session */
export function visitorAsker(
  c: AppContext,
  vertical: ListedVertical,
  hear: (news: SessionNews) => void,
): Asker {
  const cookie = readAuthToken(c.req.header('cookie'));
  const context = {
    ...pageAsker(c).context,
    host: new URL(c.req.url).host,
    vertical,
    tracking: attributedTracking(c),
    session: cookie ? { cookie } : {},
  };
  return { day: today(), context, recall: askAnew, hear };
}
