/** Address search and retrieval at the edge (spec: address-calls). */
import { Hono } from 'hono';
import * as v from 'valibot';
import { maxAddressLine, maxRecordId } from '../../../domain/address/search-rules.ts';
import type { AppContext, AppEnv } from '../../context.ts';
import { countCall } from '../../http/count-step.ts';
import { Problem } from '../../http/errors.ts';
import { isNextToken, issueNextToken } from '../../http/next-token.ts';
import { clientIp, takeJson } from '../../http/request-checks.ts';
import { noStore } from '../../http/respond.ts';

export const searchBody = v.object({ address: v.pipe(v.string(), v.maxLength(maxAddressLine)) });
export const retrieveBody = v.object({ recordId: v.pipe(v.string(), v.maxLength(maxRecordId)) });
export const nextTokenBody = v.object({});

export const address = new Hono<AppEnv>();

address.post('/address-search', async (c) => {
  const { address: text } = await readCall(c, searchBody);
  countCall(c, 'search');
  const { suggestions, repaired } = await c.get('ports').address.search(text).catch(failed);
  return c.json({ data: suggestions, repaired }, 200, noStore);
});

/** Issues a next token to our own pages; empty where searches need none. */
address.post('/next-token', async (c) => {
  const secret = c.env.NEXT_TOKEN_SECRET;
  await takeJson(c, c.env.LIMIT_SEARCH, nextTokenBody);
  const nextToken = secret ? await issueNextToken(secret, holderOf(c), Date.now()) : '';
  return c.json({ nextToken }, 200, noStore);
});

/** Both the specified spelling and the correct one (spec: address-calls). */
for (const path of ['/retreive-address', '/retrieve-address']) {
  address.post(path, async (c) => {
    const { recordId } = await readCall(c, retrieveBody);
    const record = await c.get('ports').address.retrieve(recordId).catch(failed);
    if (!record) throw new Problem('unknown_record', { field: 'recordId' });
    countCall(c, 'address');
    return c.json(record, 200, noStore);
  });
}

/** @throws Problem next_token: the address service may charge per call, so only our own pages may call it */
async function readCall<S extends v.GenericSchema>(c: AppContext, schema: S) {
  const body = await takeJson(c, c.env.LIMIT_SEARCH, schema);
  const secret = c.env.NEXT_TOKEN_SECRET;
  const token = c.req.header('authorization');
  if (secret && !(await isNextToken(token, secret, holderOf(c), Date.now()))) {
    throw new Problem('next_token');
  }
  return body;
}

function holderOf(c: AppContext) {
  return { brand: c.get('brand').slug, ip: clientIp(c) };
}

function failed(cause: unknown): never {
  throw new Problem('address_fetch_failed', { cause });
}
