/** POST /api/contact: a message to the brand, and the page that says it was sent (spec: contact-form). */
import { Hono } from 'hono';
import { Island } from '../../../client/islands/runtime/island.tsx';
import { FlowPage } from '../../../client/journey/journey-page.tsx';
import { MessageSent } from '../../../client/journey/receipt.tsx';
import type { ContactFormSection } from '../../../client/sections/contact-form/contact-form.schema.ts';
import { contactFormProps } from '../../../client/sections/contact-form/contact-form.tsx';
import { contactForm } from '../../../domain/forms/contact-form-rules.ts';
import { messageSent as sentTitle } from '../../../domain/forms/messages.ts';
import { parseForm } from '../../../domain/forms/parse-form.ts';
import { isReference } from '../../../domain/leads/reference.ts';
import { contactFormToShow, findContactForm } from '../../content/find-section.ts';
import { hasPage } from '../../content/has-page.ts';
import type { AppContext, AppEnv } from '../../context.ts';
import { countAgainst } from '../../http/request-checks.ts';
import { attributedTracking } from '../../http/visitor-cookies.ts';
import { evidenceOf, type NoticeInForce } from '../../leads/intake/evidence.ts';
import { type ContactInput, contactInput } from '../../leads/intake/form-inputs.ts';
import { visitorPage } from '../../render/visitor-page.tsx';
import { type Accepted, accepted, invalid, type Refused } from './form-outcome.ts';
import { type FormAgain, formRoute } from './form-route.tsx';

export const contact = formRoute({ input: contactInput, submit, again });

/** The characters of the User-Agent header that are kept. */
const maxUserAgent = 300;

async function submit(c: AppContext, input: ContactInput): Promise<Accepted | Refused> {
  const checked = parseForm(contactForm, input);
  if (!checked.ok) return invalid(checked.errors);
  const { slug: brand } = c.get('brand');
  const { submissionId, page } = input;
  const { name, email, mobNumber, message } = checked.values;
  // The form has no marketing box.
  const form = { ...input, marketing: false };
  const tracking = attributedTracking(c);
  const { reference } = await c.get('ports').outbox.acceptMessage({
    submissionId,
    brand,
    page,
    name,
    email,
    mobile: mobNumber || null,
    message,
    host: new URL(c.req.url).host,
    tracking,
    userAgent: c.req.header('user-agent')?.slice(0, maxUserAgent) ?? null,
    ...(await evidenceOf(c.env, brand, form, await noticeInForce(c, page))),
  });
  return accepted({ message: sentTitle, reference, page: '/message-sent', tracking }, [
    { brand, id: submissionId },
  ]);
}

/** The notice above the form's button; null when its page cannot be read, which is no reason to refuse a message. */
async function noticeInForce(c: AppContext, page: string): Promise<NoticeInForce | null> {
  const section = await findContactForm(c, page).catch(() => null);
  if (section === null) return null;
  const { notice, consentVersion: version } = propsOf(c, page, section);
  return { version, notice, recipients: '', marketing: '' };
}

async function again(c: AppContext, input: ContactInput, { errors }: Refused): Promise<FormAgain> {
  const { submissionId, page, name, email, mobNumber, message } = input;
  const section = await contactFormToShow(c, page);
  const { title = 'Contact Us' } = section;
  const refused = { submissionId, values: { name, email, mobNumber, message }, errors };
  const view = (
    <FlowPage>
      <Island
        name="contact-form"
        on="interaction"
        props={{ ...propsOf(c, page, section), refused, title }}
      />
    </FlowPage>
  );
  return { title, view };
}

function propsOf(c: AppContext, path: string, section: ContactFormSection) {
  return contactFormProps(section, { brand: c.get('brand'), path });
}

/** The page shown after a post without script; mounted at the root. */
export const messageSent = new Hono<AppEnv>();

messageSent.get('/message-sent', async (c, next) => {
  const reference = c.req.query('ref') ?? '';
  if (!isReference(reference)) return next();
  await countAgainst(c.env.LIMIT_SEARCH, c);
  const found = await c.get('ports').outbox.findMessage(c.get('brand').slug, reference);
  if (!found) return next();
  const { sentText } = await contactFormToShow(c, found.page);
  const view = (
    <MessageSent reference={reference} text={sentText} page={await pageForAnother(c, found.page)} />
  );
  const description = `Your message to ${c.get('brand').name}.`;
  return visitorPage(c, view, { title: sentTitle, description });
});

/** The page with the form, or the usual one where that has been taken down since; null without either. */
async function pageForAnother(c: AppContext, page: string): Promise<string | null> {
  const loaded = await c.get('content').site(c.get('brand').slug);
  for (const path of [page, '/contact']) if (await hasPage(c, loaded, path)) return path;
  return null;
}
