/** POST /api/content/publish: the CMS's call after a publication (docs/contracts/cms.md). */
import { Hono } from 'hono';
import * as v from 'valibot';
import { workOn } from '../../content/calls/call-work.ts';
import type { AppContext, AppEnv } from '../../context.ts';
import { readLimited } from '../../http/body.ts';
import { isCall } from '../../http/cms-signature.ts';
import { Problem } from '../../http/errors.ts';
import { countAgainst } from '../../http/request-checks.ts';

/** 4 kB. */
const maxCallBytes = 4 * 1024;

export const publishCall = v.strictObject({
  brand: v.pipe(v.string(), v.minLength(1)),
  number: v.pipe(v.number(), v.safeInteger(), v.minValue(1)),
});

export const publish = new Hono<AppEnv>();

publish.post('/', async (c) => {
  const cms = c.get('cms');
  if (!cms) throw new Problem('not_found');
  await countAgainst(c.env.LIMIT_SUBMIT, c);
  const { store, now } = cms.calls;
  const body = await readLimited(c.req.raw, maxCallBytes);
  const id = c.req.header('x-kurrajong-id') ?? '';
  const timestamp = c.req.header('x-kurrajong-timestamp') ?? '';
  const signature = c.req.header('x-kurrajong-signature') ?? '';
  if (!(await isCall(cms.secret, { id, timestamp, signature, body }, now()))) {
    throw new Problem('bad_signature');
  }
  const { brand, number } = read(c, body);
  const call = await store.receive({ id, brand, number }, now());
  if (!call) throw new Problem('already_received');
  c.executionCtx.waitUntil(workOn(call, cms.calls));
  return c.body(null, 202);
});

/** Called after the signature check, so that callers without the secret learn nothing about brands. */
function read(c: AppContext, body: string): v.InferOutput<typeof publishCall> {
  const parsed = v.safeParse(publishCall, jsonOf(body));
  if (!parsed.success) throw new Problem('invalid_body');
  if (parsed.output.brand !== c.get('brand').slug) throw new Problem('wrong_brand');
  return parsed.output;
}

function jsonOf(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
}
