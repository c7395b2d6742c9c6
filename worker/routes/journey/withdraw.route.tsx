/** POST /api/withdraw and its page: cancels what is still to be sent (spec: law). */
import { Hono } from 'hono';
import * as v from 'valibot';
import { Withdraw } from '../../../client/journey/withdraw-page.tsx';
import { isReference } from '../../../domain/leads/reference.ts';
import { verticals } from '../../../domain/vertical.ts';
import type { AppEnv } from '../../context.ts';
import { parseBody, readBody } from '../../http/body.ts';
import { Problem } from '../../http/errors.ts';
import { countAgainst, demandSameOrigin } from '../../http/request-checks.ts';
import { noStore, seeOther } from '../../http/respond.ts';
import { visitorPage } from '../../render/visitor-page.tsx';
import { ownReceipt } from './own-receipt.ts';

export const withdraw = new Hono<AppEnv>();

export const withdrawInput = v.object({ reference: v.pipe(v.string(), v.trim(), v.toUpperCase()) });

/** Who has the reference may withdraw: it is random, and only the sender was told. */
withdraw.post('/', async (c) => {
  demandSameOrigin(c.req.raw);
  await countAgainst(c.env.LIMIT_SUBMIT, c);
  const { kind, value } = await readBody(c.req.raw, ['json', 'form']);
  const { reference } = parseBody(withdrawInput, value);
  const withdrawal = isReference(reference)
    ? await c.get('ports').outbox.withdraw(c.get('brand').slug, reference)
    : null;
  if (!withdrawal) throw new Problem('unknown_reference');
  if (kind === 'form') return seeOther(c, `/withdraw?ref=${encodeURIComponent(reference)}`);
  return c.json({ success: true, ...withdrawal }, 200, noStore);
});

/** The question and, once it was answered, what came of it; mounted at the root. */
export const withdrawPage = new Hono<AppEnv>();

withdrawPage.get('/withdraw', async (c, next) => {
  const brand = c.get('brand');
  const receipt = await ownReceipt(c);
  if (!receipt) return next();
  const { reference, withdrawn, passedOn } = receipt;
  const view = (
    <Withdraw
      {...{ reference, withdrawn, passedOn, brandName: brand.name }}
      products={receipt.verticals.map((slug) => verticals[slug].title)}
    />
  );
  return visitorPage(c, view, {
    title: withdrawn ? 'Your details are withdrawn' : 'Withdraw your details',
    description: `Take your details back from ${brand.name}.`,
  });
});
