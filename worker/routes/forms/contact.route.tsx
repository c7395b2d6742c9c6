/** POST /api/contact: a message to the brand, stored before anybody says it is sent; and that page. */
import { Hono } from 'hono';
import { Island } from '../../../client/islands/runtime/island.tsx';
import { FormPage } from '../../../client/journey/form-page.tsx';
import { MessageSent } from '../../../client/journey/message-sent.tsx';
import { contactFormProps } from '../../../client/sections/contact-form/contact-form-island-props.ts';
import { type ContactValues, contactForm } from '../../../domain/forms/contact-form.ts';
import { newFormId } from '../../../domain/forms/form-id.ts';
import { type FieldError, parseForm } from '../../../domain/forms/parse-form.ts';
import { isReference } from '../../../domain/leads/reference.ts';
import { findContactForm } from '../../content/find-section.ts';
import type { AppContext, AppEnv } from '../../context.ts';
import { attributedTracking } from '../../http/arrival.ts';
import { parseBody, readBody } from '../../http/body.ts';
import { countAgainst } from '../../http/limits.ts';
import { refuseForm } from '../../http/refuse.ts';
import { demandSameOrigin } from '../../http/same-origin.ts';
import { consentEvidence } from '../../leads/intake/consent-evidence.ts';
import { type ContactInput, contactInput } from '../../leads/intake/contact-input.ts';
import { renderMain } from '../../render/render-main.tsx';
import { respondUncached } from '../../render/respond-uncached.tsx';
import { accepted, deliverSoon, suspectedOf } from './accepted.ts';
import { mendable } from './mendable.ts';

export const contact = new Hono<AppEnv>();

/** Longest name of a browser kept. */
const maxUserAgent = 300;

contact.post('/', async (c) => {
  c.set('route', '/api/contact');
  demandSameOrigin(c.req.raw);
  const { kind, value } = await readBody(c.req.raw, ['json', 'form']);
  const input = parseBody(contactInput, value);
  const json = kind === 'json';
  try {
    await countAgainst(c.env.LIMIT_SUBMIT, c);
    const checked = parseForm(contactForm, input);
    if (!checked.ok) {
      return json ? refuseForm(c, checked.errors) : again(c, input, checked.errors, 422);
    }
    const { reference } = await accept(c, input, checked.values);
    return accepted(c, json, {
      message: 'Message Sent',
      reference,
      receipt: `/message-sent?ref=${encodeURIComponent(reference)}`,
    });
  } catch (error) {
    const { message, status } = mendable(c, json, error);
    return again(c, input, [{ field: '', message }], status);
  }
});

/** The page after a plain post; mounted at the root. */
export const messageSent = new Hono<AppEnv>();

messageSent.get('/message-sent', async (c, next) => {
  c.set('route', '/message-sent');
  const reference = c.req.query('ref') ?? '';
  const found = isReference(reference)
    ? await c.get('ports').outbox.findMessage(c.get('brand').slug, reference)
    : null;
  if (!found) return next();
  const { sentText } = await findContactForm(c, found.page);
  return respondUncached(c, {
    title: 'Message Sent',
    description: `Your message to ${c.get('brand').name}.`,
    main: renderMain(<MessageSent reference={reference} text={sentText} page={found.page} />),
  });
});

async function accept(c: AppContext, input: ContactInput, values: ContactValues) {
  const brand = c.get('brand');
  const { submissionId, page } = input;
  const { name, email, mobNumber, message } = values;
  const { notice } = contactFormProps(await findContactForm(c, page), { brand, path: page });
  const at = new Date();
  const receipt = await c.get('ports').outbox.acceptMessage({
    ...{ submissionId, brand: brand.slug, page, name, email, mobile: mobNumber || null, message },
    host: new URL(c.req.url).host,
    tracking: attributedTracking(c) as Record<string, string>,
    userAgent: c.req.header('user-agent')?.slice(0, maxUserAgent) ?? null,
    consent: consentEvidence({
      ...{ brand: brand.slug, page, at, version: '', marketing: false },
      inForce: { version: '', notice, recipients: '', marketing: '' },
    }),
    suspect: await suspectedOf(c, input, at),
  });
  deliverSoon(c, [{ brand: brand.slug, id: submissionId }]);
  return receipt;
}

/** Without script: the form on a page of its own, with what was wrong and what was typed. */
async function again(
  c: AppContext,
  input: ContactInput,
  errors: readonly FieldError[],
  status: number,
): Promise<Response> {
  const section = await findContactForm(c, input.page);
  const { name, email, mobNumber, message } = input;
  // A form that was accepted before needs an id of its own to be accepted once more.
  const submissionId = status === 409 ? newFormId() : input.submissionId;
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
