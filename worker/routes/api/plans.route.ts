/** GET /api/plans: one page of a list of plans, for the list in the browser. */
import { Hono } from 'hono';
import { readAsked } from '../../../domain/plans/list/asked-plans.ts';
import type { AppEnv } from '../../context.ts';
import { Problem } from '../../http/errors.ts';
import { countAgainst } from '../../http/request-checks.ts';
import { noStore, sessionEnd } from '../../http/respond.ts';
import { hearSession, type SessionNews } from '../../http/visitor-cookies.ts';
import { visitorAsker, withShownLogos } from '../../plans/askers.ts';
import { withTogether } from '../../plans/find-together.ts';

export const plans = new Hono<AppEnv>();

plans.get('/', async (c) => {
  c.set('route', '/api/plans');
  await countAgainst(c.env.LIMIT_SEARCH, c);
  const query = readAsked(new URL(c.req.url).searchParams);
  if (!query) throw new Problem('bad_request', { field: 'vertical' });
  const heard: SessionNews[] = [];
  const visitId = c.req.query('visitId') ?? '';
  const asker = visitorAsker(c, query.vertical, visitId, (news) => heard.push(news));
  const { plans: port } = c.get('ports');
  const page = await port
    .page(query, asker)
    .then((found) => withTogether(port, found, query, asker))
    .catch((cause: unknown) => {
      throw new Problem('plans_unavailable', { cause });
    })
    // In `finally`, because a partner that ends a session may also refuse the list.
    .finally(() => hearSession(c, heard));
  return c.json({ ...withShownLogos(page, c.get('brand')), ...sessionEnd(c) }, 200, noStore);
});
