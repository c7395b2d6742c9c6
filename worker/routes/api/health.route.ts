/** The health check, with the build and the source of addresses, and the beacon for failures in the browser. */
import { Hono } from 'hono';
import * as v from 'valibot';
import type { AppEnv } from '../../context.ts';
import { logLine } from '../../http/log.ts';
import { takeJson } from '../../http/request-checks.ts';
import { manifest } from '../../render/manifest.ts';

export const health = new Hono<AppEnv>();

health.get('/healthz', async (c) => {
  const unknown = { kind: 'unknown', release: null, addresses: null, loadedAt: null } as const;
  return c.json({
    ok: true,
    brand: c.get('brand').slug,
    stage: c.get('stage'),
    build: manifest.build,
    version: c.env.VERSION?.id ?? null,
    // The site is up even when its address index is not: visitors can type an address by hand.
    addresses: await c
      .get('ports')
      .address.source()
      .catch(() => unknown),
  });
});

export const beacon = v.object({
  /** An island that could not start, or a form that got no answer or an error. */
  event: v.optional(v.picklist(['island_failed', 'form_failed']), 'island_failed'),
  island: v.pipe(v.string(), v.regex(/^[a-z-]{1,40}$/)),
  message: v.pipe(
    v.string(),
    v.transform((text) => text.slice(0, 300)),
  ),
});

/** The reason is an error's text or a response's status, never a visitor's input. */
health.post('/api/beacon', async (c) => {
  const { event, island, message } = await takeJson(c, c.env.LIMIT_SUBMIT, beacon);
  logLine({
    event,
    id: c.get('requestId'),
    brand: c.get('brand').slug,
    island,
    reason: message,
  });
  return c.body(null, 204);
});
