/** The routes of a reference: its receipt, and the withdrawal that cancels unsent deliveries (spec: law). */
import { Hono } from 'hono';
import * as v from 'valibot';
import { Receipt, receiptTitle } from '../../../client/journey/receipt.tsx';
import { Withdraw } from '../../../client/journey/withdraw-page.tsx';
import { MessagePage } from '../../../client/ui/message-page.tsx';
import { detailsWithdrawn } from '../../../domain/forms/messages.ts';
import { planTitle } from '../../../domain/leads/chosen-plan.ts';
import { noticeFor } from '../../../domain/leads/consent-notice.ts';
import { isReference } from '../../../domain/leads/reference.ts';
import { trackingQuery } from '../../../domain/leads/tracking.ts';
import { verticals } from '../../../domain/vertical.ts';
import { hasPage } from '../../content/has-page.ts';
import type { AppContext, AppEnv } from '../../context.ts';
import { parseBody, readBody } from '../../http/body.ts';
import { countStep } from '../../http/count-step.ts';
import { Problem } from '../../http/errors.ts';
import { countAgainst, demandSameOrigin } from '../../http/request-checks.ts';
import { noStore, seeOther } from '../../http/respond.ts';
import { attributedTracking } from '../../http/visitor-cookies.ts';
import type { Receipt as OutboxReceipt } from '../../leads/outbox/outbox.types.ts';
import { homeLink } from '../../render/problem-pages.tsx';
import { visitorPage } from '../../render/visitor-page.tsx';

/** POST /api/withdraw. */
export const withdraw = new Hono<AppEnv>();
/** The pages, mounted at the root. */
export const receiptPages = new Hono<AppEnv>();

/** A reference that was read out or copied may have spaces around it and lower-case letters. */
const typedReference = v.pipe(v.string(), v.trim(), v.toUpperCase());
export const withdrawInput = v.object({ reference: typedReference });

/** Anyone with the reference may withdraw: it is random, and only a sender with the same email and mobile gets it. */
withdraw.post('/', async (c) => {
  demandSameOrigin(c.req.raw);
  await countAgainst(c.env.LIMIT_SUBMIT, c);
  const { kind, value } = await readBody(c.req.raw, ['json', 'form']);
  const { reference } = parseBody(withdrawInput, value);
  const withdrawal = isReference(reference)
    ? await c.get('ports').outbox.withdraw(c.get('brand').slug, reference)
    : null;
  if (!withdrawal) throw new Problem('unknown_reference');
  if (kind === 'form') {
    const campaign = trackingQuery(attributedTracking(c));
    return seeOther(
      c,
      `/withdraw?ref=${encodeURIComponent(reference)}${campaign && `&${campaign}`}`,
    );
  }
  return c.json({ success: true, ...withdrawal }, 200, noStore);
});

receiptPages.get('/receipt', async (c) => {
  const receipt = await ownReceipt(c);
  if (!receipt) return unknownReceipt(c);
  if (!receipt.test) countStep(c, 'receipt', receipt.vertical);
  return receiptPage(c, receipt);
});

async function receiptPage(c: AppContext, receipt: OutboxReceipt): Promise<Response> {
  const brand = c.get('brand');
  const loaded = await c.get('content').site(brand.slug);
  const view = (
    <Receipt
      reference={receipt.reference}
      recipients={
        receipt.recipients ?? noticeFor(loaded.site.consent, receipt.verticals).recipients
      }
      standing={receipt}
      again={c.req.query('again') === '1'}
      plans={receipt.plans}
      products={receipt.verticals}
      contactHref={(await hasPage(c, loaded, '/contact')) ? '/contact' : null}
    />
  );
  const description = `Your reference with ${brand.name}.`;
  return visitorPage(c, view, { title: receiptTitle(receipt), description });
}

/** Asks for confirmation, or shows the outcome once withdrawn. An erased lead has nothing to withdraw. */
receiptPages.get('/withdraw', async (c) => {
  const brand = c.get('brand');
  const receipt = await ownReceipt(c);
  if (!receipt) return unknownReceipt(c);
  if (receipt.erased) return receiptPage(c, receipt);
  const { reference, withdrawn, passedOn, plans } = receipt;
  const view = (
    <Withdraw
      {...{ reference, withdrawn, passedOn, brandName: brand.name }}
      addressElsewhere={Boolean(c.env.GATEWAY_URL || c.env.GRAPHQL_URL)}
      plans={plans.map(planTitle)}
      products={receipt.verticals.map((slug) => verticals[slug].title)}
    />
  );
  return visitorPage(c, view, {
    title: withdrawn ? detailsWithdrawn : 'Withdraw your details',
    description: `Take your details back from ${brand.name}.`,
  });
});

/** A 404 with a link to people who can look it up. */
async function unknownReceipt(c: AppContext): Promise<Response> {
  const loaded = await c.get('content').site(c.get('brand').slug);
  const link = (await hasPage(c, loaded, '/contact'))
    ? { label: 'Contact us', url: '/contact' }
    : homeLink;
  const title = 'We can’t find that receipt';
  const text = 'It may have expired, or its reference may have a typo.';
  const view = <MessagePage {...{ title, text, link }} />;
  return visitorPage(c, view, { title, description: text, status: 404 });
}

/** The receipt for the reference in the URL; null when it is missing, malformed or another brand's. */
async function ownReceipt(c: AppContext) {
  const reference = v.parse(typedReference, c.req.query('ref') ?? '');
  if (!isReference(reference)) return null;
  // Otherwise guessing references here would get around the limit of POST /api/withdraw.
  await countAgainst(c.env.LIMIT_SEARCH, c);
  return c.get('ports').outbox.findReceipt(c.get('brand').slug, reference);
}
