/** GET /api/plans/energy: every energy plan for a home's area with its tariffs, for a browser that prices them itself. */
import { Hono } from 'hono';
import { customers, fuels } from '../../../domain/plans/energy/energy-filters.ts';
import type { AppEnv } from '../../context.ts';
import { Problem } from '../../http/errors.ts';
import { countAgainst } from '../../http/request-checks.ts';
import { pageAsker, withShownLogo } from '../../plans/askers.ts';

export const energyPlans = new Hono<AppEnv>();

/** One minute, as for pages with plans. The response contains nothing of any visitor. */
const fresh = { 'cache-control': 'public, max-age=60' };

energyPlans.get('/', async (c) => {
  c.set('route', '/api/plans/energy');
  await countAgainst(c.env.LIMIT_SEARCH, c);
  const { fuel, customer, postcode = '', state = '', distributor = '' } = c.req.query();
  const home = {
    fuel: fuels.find((one) => one === fuel) ?? fuels[0],
    customer: customers.find((one) => one === customer) ?? customers[0],
    postcode,
    state,
    distributor,
  };
  const { plans, ...rest } = await c
    .get('ports')
    .plans.energy(home, pageAsker(c))
    .catch((cause: unknown) => {
      throw new Problem('plans_unavailable', { cause });
    });
  const brand = c.get('brand');
  const shown = plans.map(({ plan, provider }) => ({
    plan,
    provider: withShownLogo(provider, brand),
  }));
  return c.json({ plans: shown, ...rest }, 200, fresh);
});
