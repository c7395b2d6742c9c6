/** POST /api/lead: adds who the visitor is to the lead that the address began (spec: validation). */
import { Hono } from 'hono';
import { type FieldError, parseForm } from '../../../domain/forms/parse-form.ts';
import { type Person, person } from '../../../domain/forms/person.ts';
import { noticeFor } from '../../../domain/leads/consent-notice.ts';
import type { AppContext, AppEnv } from '../../context.ts';
import { parseBody, readBody } from '../../http/body.ts';
import { Problem } from '../../http/errors.ts';
import { countAgainst } from '../../http/limits.ts';
import { refuseForm } from '../../http/refuse.ts';
import { logProblem } from '../../http/request-log.ts';
import { asProblem } from '../../http/respond.ts';
import { demandSameOrigin } from '../../http/same-origin.ts';
import { consentEvidence } from '../../leads/intake/consent-evidence.ts';
import { type LeadInput, leadInput } from '../../leads/intake/lead-input.ts';
import type { Receipt } from '../../leads/outbox/outbox.types.ts';
import { deliveryKeys } from '../../leads/outbox/outbox-rows.ts';
import type { LeadSummary } from '../../ports/leads/leads.port.ts';
import { basicInfoPage } from '../journey/basic-info-page.tsx';
import { accepted, deliverSoon, suspectedOf } from './accepted.ts';
import { mendable } from './mendable.ts';

export const lead = new Hono<AppEnv>();

lead.post('/', async (c) => {
  c.set('route', '/api/lead');
  demandSameOrigin(c.req.raw);
  const { kind, value } = await readBody(c.req.raw, ['json', 'form']);
  const input = parseBody(leadInput, value);
  const json = kind === 'json';
  try {
    await countAgainst(c.env.LIMIT_SUBMIT, c);
    const checked = parseForm(person, input);
    if (!checked.ok) {
      return json ? refuseForm(c, checked.errors) : again(c, input, checked.errors, 422);
    }
    const { reference } = await accept(c, input, checked.values);
    return accepted(c, json, {
      message: 'We have your details',
      reference,
      receipt: `/receipt?ref=${encodeURIComponent(reference)}`,
    });
  } catch (error) {
    const { message, status } = mendable(c, json, error);
    return again(c, input, [{ field: '', message }], status);
  }
});

async function accept(c: AppContext, input: LeadInput, person: Person): Promise<Receipt> {
  const { slug: brand } = c.get('brand');
  const { leads, outbox } = c.get('ports');
  const { submissionId, leadId, visitId, page } = input;
  const lead = await leads.findLead(brand, leadId, visitId);
  if (!lead) throw new Problem('unknown_lead');
  const { vertical, verticals, addressLine } = lead;
  const { site } = await c.get('content').site(brand);
  const at = new Date();
  const receipt = await outbox.acceptLead({
    ...{ submissionId, brand, leadId, visitId, vertical, verticals, addressLine, page },
    ...{ name: person.name, email: person.email, mobile: person.mobNumber },
    consent: consentEvidence({
      ...{ brand, page, at, marketing: input.marketing, version: input.consentVersion },
      inForce: noticeFor(site.consent, verticals),
    }),
    suspect: await suspectedOf(c, input, at),
  });
  deliverSoon(c, deliveryKeys({ brand, submissionId, verticals }));
  return receipt;
}

/** Without script: the same page with the errors and what was typed. */
async function again(
  c: AppContext,
  input: LeadInput,
  errors: readonly FieldError[],
  status: number,
): Promise<Response> {
  const { leadId, visitId } = input;
  const summary = await c
    .get('ports')
    .leads.findLead(c.get('brand').slug, leadId, visitId)
    .catch((error: unknown) => {
      logProblem(c, asProblem(error));
      return asSent(input, error);
    });
  if (!summary) throw new Problem('unknown_lead');
  // A form that was accepted before needs an id of its own to be accepted once more.
  const typed = status === 409 ? { ...input, submissionId: '' } : input;
  return basicInfoPage(c, summary, { typed, errors, status, page: input.page });
}

/** The lead as its form names it: while it cannot be looked up, what was typed must not be lost. */
function asSent({ leadId, visitId, vertical }: LeadInput, error: unknown): LeadSummary {
  if (!vertical) throw error;
  return { leadId, visitId, vertical, verticals: [vertical], addressLine: 'As you gave it' };
}
