/** What ops and the browser report to: is it up, which build, and islands that failed. */
import { Hono } from 'hono';
import * as v from 'valibot';
import type { AppEnv } from '../../context.ts';
import { parseBody, readBody } from '../../http/body.ts';
import { logLine } from '../../http/log.ts';
import { countAgainst, demandSameOrigin } from '../../http/request-checks.ts';
import { manifest } from '../../render/manifest.ts';

export const health = new Hono<AppEnv>();

health.get('/healthz', (c) => {
  return c.json({
    ok: true,
    brand: c.get('brand').slug,
    stage: c.get('stage'),
    build: manifest.build,
  });
});

export const beacon = v.object({
  island: v.pipe(v.string(), v.regex(/^[a-z-]{1,40}$/)),
  message: v.pipe(
    v.string(),
    v.transform((text) => text.slice(0, 300)),
  ),
});

/** An island that could not start; the reason is an error's text, never a value of a form. */
health.post('/api/beacon', async (c) => {
  demandSameOrigin(c.req.raw);
  await countAgainst(c.env.LIMIT_SUBMIT, c);
  const { value } = await readBody(c.req.raw, ['json']);
  const { island, message } = parseBody(beacon, value);
  logLine({
    event: 'island_failed',
    id: c.get('requestId'),
    brand: c.get('brand').slug,
    island,
    reason: message,
  });
  return c.body(null, 204);
});
