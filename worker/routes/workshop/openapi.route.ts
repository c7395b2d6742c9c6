/** GET /api/openapi.json: our own endpoints as OpenAPI, for development and qa (docs/contracts/openapi.md). */
import { Hono } from 'hono';
import type { AppEnv } from '../../context.ts';
import { manifest } from '../../render/manifest.ts';
import { isWorkshop } from './workshop.ts';

export const openapi = new Hono<AppEnv>();

openapi.get('/openapi.json', async (c, next) => {
  if (!isWorkshop(c)) return next();
  // Visitors never ask for it: its modules start with the first who does.
  const { describeApi } = await import('../../openapi/describe.ts');
  return c.json(describeApi(manifest.build), 200, { 'cache-control': 'no-store' });
});
