/** POST /api/contact: a message to the brand, stored before anybody says it is sent; and that page. */
import { Hono } from 'hono';
import { FormPage } from '../../client/flow/form-page.tsx';
import { MessageSent } from '../../client/flow/message-sent.tsx';
import { Island } from '../../client/islands/island.tsx';
import { contactFormProps } from '../../client/sections/contact-form/contact-form-props.ts';
import { type ContactValues, contactForm } from '../../content/model/forms/contact.ts';
import { type FieldError, parseForm } from '../../content/model/forms/parse-form.ts';
import type { AppContext, AppEnv } from '../context.ts';
import { parseBody, readBody } from '../http/body.ts';
import { countAgainst } from '../http/limits.ts';
import { refuseForm } from '../http/refuse.ts';
import { logProblem } from '../http/request-log.ts';
import { asProblem, seeOther } from '../http/respond.ts';
import { demandSameOrigin } from '../http/same-origin.ts';
import { type ContactInput, contactInput } from '../leads/contact-input.ts';
import { fingerprint } from '../leads/fingerprint.ts';
import { findContactForm } from '../page/find-section.ts';
import { renderMain } from '../page/render-main.tsx';
import { respondUncached } from '../page/respond-uncached.tsx';
import { attributedTracking } from '../page/visitor.ts';
import { isReference } from '../ports/leads/reference.ts';

export const contact = new Hono<AppEnv>();

/** Longest name of a browser kept. */
const maxUserAgent = 300;

contact.post('/', async (c) => {
  c.set('route', '/api/contact');
  demandSameOrigin(c.req.raw);
  await countAgainst(c.env.LIMIT_SUBMIT, c);
  const { kind, value } = await readBody(c.req.raw, ['json', 'form']);
  const input = parseBody(contactInput, value);
  const json = kind === 'json';
  const checked = parseForm(contactForm, input);
  if (!checked.ok) {
    return json ? refuseForm(c, checked.errors) : again(c, input, checked.errors, 422);
  }
  try {
    const { reference } = await save(c, input, checked.values);
    if (!json) return seeOther(c, `/message-sent?ref=${encodeURIComponent(reference)}`);
    const body = { success: true, message: 'Message Sent', reference };
    return c.json(body, 200, { 'cache-control': 'no-store' });
  } catch (error) {
    const problem = asProblem(error);
    if (json || problem.code !== 'storage_unavailable') throw error;
    logProblem(c, problem);
    return again(c, input, [{ field: '', message: problem.message }], problem.status);
  }
});

/** The page after a plain post; mounted at the root. */
export const messageSent = new Hono<AppEnv>();

messageSent.get('/message-sent', async (c, next) => {
  c.set('route', '/message-sent');
  const reference = c.req.query('ref') ?? '';
  const found = isReference(reference)
    ? await c.get('ports').leads.findMessage(c.get('brand').slug, reference)
    : null;
  if (!found) return next();
  const { sentText } = await findContactForm(c, found.page);
  return respondUncached(c, {
    title: 'Message Sent',
    description: `Your message to ${c.get('brand').name}.`,
    main: renderMain(<MessageSent reference={reference} text={sentText} page={found.page} />),
  });
});

/** The same form with the same words is one message. */
async function save(c: AppContext, input: ContactInput, values: ContactValues) {
  const { slug: brand } = c.get('brand');
  const { submissionId, page } = input;
  const { name, email, mobNumber, message } = values;
  return c.get('ports').leads.saveMessage({
    idempotencyKey: await fingerprint([brand, 'contact', submissionId, email, message]),
    brand,
    host: new URL(c.req.url).host,
    name,
    email,
    mobile: mobNumber || null,
    message,
    page,
    tracking: attributedTracking(c) as Record<string, string>,
    userAgent: c.req.header('user-agent')?.slice(0, maxUserAgent) ?? null,
  });
}

/** Without script: the form on a page of its own, with what was wrong and what was typed. */
async function again(
  c: AppContext,
  input: ContactInput,
  errors: readonly FieldError[],
  status: number,
): Promise<Response> {
  const section = await findContactForm(c, input.page);
  const { submissionId, name, email, mobNumber, message } = input;
  const props = {
    ...contactFormProps(section, { brand: c.get('brand'), path: input.page }),
    refused: { submissionId, values: { name, email, mobNumber, message }, errors },
  };
  const title = section.title ?? 'Contact Us';
  return respondUncached(c, {
    title: `Error: ${title}`,
    description: 'Please check what you entered.',
    main: renderMain(
      <FormPage title={title}>
        <Island name="contact-form" on="interaction" props={props} />
      </FormPage>,
    ),
    status,
  });
}
